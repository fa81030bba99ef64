import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import { ApiError } from '../../contract/ApiError.js';
import { envelopeOf, sendError } from './errors.js';
import { newRequestId } from '../headers/requestIds.js';
import { securityHeadersOf } from '../headers/securityHeaders.js';

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

type Settings = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

/** A response written outside the framework, which closes the connection. */
function refusalOf(refusal: ApiError, id: string, config: Config) {
  const body = JSON.stringify(envelopeOf(refusal, id));
  const headers = {
    ...securityHeadersOf({ id, url: '/' }, config),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return { body, headers };
}

/** Responds with an envelope to requests with expectations HTTP does not define (RFC 9110 §10.1.1). */
export const refuseExpectations = fp(
  async (app, { config }: { readonly config: Config }) => {
    app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      const refusal = new ApiError('100400', { httpStatus: 417 });
      const { body, headers } = refusalOf(refusal, newRequestId(), config);
      response.writeHead(417, headers).end(body);
    });
  },
  { name: 'refuseExpectations' },
);

/** Responds with an envelope to requests that cannot be parsed and so reach no route. */
export function brokenRequests(config: Config): Settings {
  return {
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeadersOf(request, config));
      request.log.info({ req: request, problem: error.code }, 'unreadable address');
      return sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const httpStatus = statusOf[error.code] ?? 400;
      // The received bytes are never logged: they may contain anything.
      if (socket.writable) {
        const refusal = new ApiError(httpStatus === 431 ? '100413' : '100400', { httpStatus });
        const { body, headers } = refusalOf(refusal, newRequestId(), config);
        const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
        const status = `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}`;
        socket.write(`${[status, ...head].join('\r\n')}\r\n\r\n${body}`);
      }
      socket.destroy();
    },
  };
}
