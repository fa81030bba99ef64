import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import type { Db } from '../../db/database.js';
import { traceStatements } from '../../db/traceStatements.js';
import { loggedRequestId } from './loggedRequestId.js';
import { tracer } from '../../telemetry/tracer.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null unless traces are sent. */
    trace: RequestTrace | null;
  }
}

interface TraceOptions {
  readonly config: Pick<Config, 'tracing'>;
  readonly db: Pick<Db, '$client'>;
}

/** The span of a request, and its context. */
export interface RequestTrace {
  readonly span: Span;
  readonly context: Context;
}

function begin({ headers, method }: FastifyRequest): RequestTrace {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const attributes = { 'http.request.method': method };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  return { span, context: trace.setSpan(parent, span) };
}

/** Addresses are described by their route pattern: they may contain user input. */
function finish({ span }: RequestTrace, request: FastifyRequest, reply: FastifyReply): void {
  const { id, method, operationId, resultCode, routeOptions } = request;
  if (routeOptions.url !== undefined) {
    span.updateName(`${method} ${routeOptions.url}`);
    span.setAttribute('http.route', routeOptions.url);
  }
  span.setAttributes({
    'http.response.status_code': reply.statusCode,
    'huiqi.request_id': loggedRequestId(id),
    ...(operationId === null ? {} : { 'huiqi.operation': operationId }),
    ...(reply.raw.writableFinished ? {} : { 'error.type': 'aborted' }),
    ...(resultCode === null ? {} : { 'huiqi.code': resultCode }),
  });
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

async function addTrace(app: FastifyInstance, { config, db }: TraceOptions): Promise<void> {
  app.decorateRequest('trace', null);
  if (config.tracing === null) return;
  traceStatements(db.$client);
  app.addHook('onRequest', (request, reply, done) => {
    const started = begin(request);
    request.trace = started;
    // Also called for a client that disconnects and gets no response.
    reply.raw.once('close', () => {
      finish(started, request, reply);
      started.span.end();
    });
    context.with(started.context, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(request.trace?.context ?? context.active(), done);
  });
}

/**
 * Makes a span of every request, which continues the trace of its caller if it names one, and of each of its statements, if
 * traces are sent.
 */
export const traceRequests = fp(addTrace, { name: 'traceRequests' });
