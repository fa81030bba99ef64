import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { FieldError } from '@huiqi/sdk';
import { ApiError, invalid } from '../../contract/ApiError.js';
import { scopedMessage } from '../../contract/catalogue.js';
import { Overloaded, overloadOf } from '../../contract/Overloaded.js';
import { isUnavailable } from '../../db/isUnavailable.js';
import { isPageVisit } from './failurePage.js';
import { callOf } from '../observe/logRequests.js';
import { countRefusals } from '../load/countRefusals.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Envelope code of a refusal; null on success. */
    resultCode: string | null;
    /** The request was refused for overload. */
    isShed: boolean;
  }
}

type Thrown = FastifyError | ApiError | Error;

const byFastifyCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: '100413',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '100415',
};

/** More errors than a form can have, fewer than a hostile body could cause. */
const maxFieldErrors = 100;

const messages: Readonly<Record<string, string>> = {
  required: '请填写此项',
  minLength: '填写的内容过短，请补充后再提交',
};

function fieldErrorsOf(error: FastifyError): FieldError[] {
  return (error.validation ?? [])
    .slice(0, maxFieldErrors)
    .map(({ instancePath, params, keyword }) => {
      const extra =
        params?.additionalProperty ?? params?.unevaluatedProperty ?? params?.missingProperty;
      const path = instancePath.split('/').slice(1);
      const field = [...path, ...(typeof extra === 'string' ? [extra] : [])].join('.');
      return { field, message: messages[keyword] ?? '填写的内容格式不正确' };
    });
}

/** Seconds after which a client may retry: connections are replaced within one. */
const retryAfterSeconds = 2;

/**
 * Whether a client closed the connection before its body had arrived. The error has the code of a lost database
 * (ECONNRESET), but is not our failure.
 */
const hungUp = ({ raw }: FastifyRequest, { code }: Partial<FastifyError>): boolean =>
  raw.readableAborted && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE');

function toApiError(error: Thrown): ApiError {
  if (error instanceof ApiError) return error;
  const overload = overloadOf(error);
  if (overload) return overload;
  if (isUnavailable(error)) return new ApiError('100503', { retryAfterSeconds });
  const known = error as FastifyError;
  if (known.validation) return invalid(fieldErrorsOf(known));
  const mapped = known.code ? byFastifyCode[known.code] : undefined;
  if (mapped) return new ApiError(mapped);
  const status = known.statusCode ?? 500;
  if (status === 503) return new ApiError('100503');
  return new ApiError(status >= 400 && status < 500 ? '100400' : '100500');
}

interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly fieldErrors?: readonly FieldError[];
}

export function envelopeOf(error: ApiError, requestId: string, operationId = ''): Envelope {
  const { fieldErrors, message: own } = error.details;
  const { code, userMessage } = error;
  const message = own ?? scopedMessage(code, operationId) ?? userMessage;
  return { code, message, requestId, ...(fieldErrors ? { fieldErrors } : {}) };
}

/**
 * Sends every failure as an envelope with a catalogue code, and as a page to page visits; details of internal errors go to
 * the log only.
 */
export function sendError(
  thrown: Thrown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = hungUp(request, thrown) ? new ApiError('100400') : toApiError(thrown);
  request.resultCode = error.code;
  request.isShed = error instanceof Overloaded;
  if (error instanceof Overloaded) request.server.overload.count(error);
  else if (error.httpStatus >= 500)
    request.log.error({ err: thrown, ...callOf(request) }, 'request failed');
  const { retryAfterSeconds: wait } = error.details;
  if (wait !== undefined) reply.header('Retry-After', String(wait));
  reply.code(error.httpStatus).header('Cache-Control', 'no-store');
  const envelope = envelopeOf(error, request.id, request.operationId ?? undefined);
  const { failurePage } = request.server;
  if (failurePage && isPageVisit(request))
    return reply
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(failurePage(envelope.message, request.id));
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(envelope);
}

/** Routes take the handler of errors that there is when they are added, so that all of them depend on this. */
export const errors = fp(
  async (app) => {
    app.decorate('overload', countRefusals(app.log));
    app.decorateRequest('resultCode', null);
    app.decorateRequest('isShed', false);
    app.setErrorHandler((error: Thrown, request, reply) => sendError(error, request, reply));
  },
  { name: 'errors' },
);

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(new ApiError('100404'), request, reply);
