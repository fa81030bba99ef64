import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/ApiError.js';

const loopback = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const namesThisMachine = ({ host = '' }: IncomingHttpHeaders): boolean => loopback.test(host);

/**
 * Refuses requests that name another machine. A sandbox listens on this machine only, but a page of any site can point
 * a name of its own here and then read the responses as its own (DNS rebinding).
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    done(namesThisMachine(headers) ? undefined : new ApiError('100403'));
  });
}
