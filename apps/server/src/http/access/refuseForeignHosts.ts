import type { IncomingHttpHeaders } from 'node:http';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import { ApiError } from '../../contract/ApiError.js';

const loopback = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const namesThisMachine = ({ host = '' }: IncomingHttpHeaders): boolean => loopback.test(host);

/**
 * Refuses requests to a sandbox that name another machine. It listens on this machine only, but a page of any site can point
 * a name of its own here and then read the responses as its own (DNS rebinding).
 */
export const refuseForeignHosts = fp(
  async (app, { config }: { readonly config: Pick<Config, 'sandbox'> }) => {
    if (!config.sandbox) return;
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      done(namesThisMachine(headers) ? undefined : new ApiError('100403'));
    });
  },
  { name: 'refuseForeignHosts', dependencies: ['refuseUnclearHosts'] },
);
