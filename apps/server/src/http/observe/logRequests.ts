import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { OperationId } from '@huiqi/sdk';
import { loggedRequestId } from './loggedRequestId.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The called operation of the contract; null for anything else. */
    operationId: OperationId | null;
  }
}

/** Caller, operation and trace: only ids, never a name or phone. */
export const callOf = ({ currentUser, operationId, trace }: FastifyRequest) => ({
  operation: operationId ?? undefined,
  user: currentUser?.id,
  trace: trace?.span.spanContext().traceId,
});

async function addLog(app: FastifyInstance): Promise<void> {
  app.decorateRequest('operationId', null);
  // All fields are ids and numbers created here: redacting every line would be most of its cost.
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
 * Logs one line per request: request, response and duration. Requests refused for overload are counted instead
 * (countRefusals.ts).
 */
export const logRequests = fp(addLog, { name: 'logRequests' });
