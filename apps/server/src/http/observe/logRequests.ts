import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { OperationId } from '@huiqi/sdk';
import { loggedRequestId } from './loggedRequestId.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of the contract that was called; null for anything else. */
    operationId: OperationId | null;
  }
}

/** Who called which operation, in which trace: ids alone, never a name or a phone. */
export const callOf = ({ currentUser, operationId, trace }: FastifyRequest) => ({
  operation: operationId ?? undefined,
  user: currentUser?.id,
  trace: trace?.span.spanContext().traceId,
});

async function addLog(app: FastifyInstance): Promise<void> {
  app.decorateRequest('operationId', null);
  // All fields are made here of ids and numbers: to look in each line for what must be redacted would cost most of it.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.isShed)
      log.info(
        {
          reqId: loggedRequestId(request.id),
          req: request,
          res: reply,
          ...callOf(request),
          ms: Math.round(reply.elapsedTime),
        },
        'request completed',
      );
    done();
  });
}

/**
 * Logs one line per request: request, response and duration. What was refused for overload is counted instead
 * (countRefusals.ts).
 */
export const logRequests = fp(addLog, { name: 'logRequests' });
