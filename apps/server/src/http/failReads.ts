import type { IncomingMessage } from 'node:http';
import type { OperationId } from '@huiqi/sdk';
import type { FastifyInstance } from 'fastify';

interface FailedRead {
  readonly id: OperationId;
  readonly error: Error;
}

/** Lets the framework respond to a request whose read has failed. */
export type FailRead = (request: IncomingMessage, failed: FailedRead) => void;

/** Registers a hook that fails requests as the whole way would have, and returns what names them. */
export function failReads(app: FastifyInstance): FailRead {
  const failures = new WeakMap<IncomingMessage, FailedRead>();
  app.addHook('onRequest', (request, reply, done) => {
    const failed = failures.get(request.raw);
    if (failed === undefined) return done();
    // An error tells what the catalogue says of the operation.
    request.operationId = failed.id;
    // As the hook for origins, which comes later, would have said.
    reply.header('vary', 'Origin');
    done(failed.error);
  });
  return (request, failed) => void failures.set(request, failed);
}
