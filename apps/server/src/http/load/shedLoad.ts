import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import { overloaded } from '../../contract/Overloaded.js';
import { watchLag } from './watchLag.js';

/** A lag this soon after start is caused by the start itself, which reads the whole contract. */
const startMs = 10_000;

const isHealth = ({ routeOptions: { url } }: FastifyRequest) =>
  url === '/healthz' || url === '/readyz' || url === '/metrics';

/** Files cost next to nothing, and open pages need them to continue. */
const isFile = ({ routeOptions: { url } }: FastifyRequest) => url?.endsWith('/*') === true;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop is late; never within the grace after the start. */
    isLate: () => boolean;
  }
}

interface ShedOptions {
  readonly config: { readonly load: Pick<Config['load'], 'maxLagMs'> };
  readonly shedsLoad: boolean;
  readonly graceMs?: number;
}

async function addShedding(app: FastifyInstance, options: ShedOptions): Promise<void> {
  if (!options.shedsLoad) return;
  const { maxLagMs } = options.config.load;
  const { graceMs = startMs } = options;
  let countsFrom = Infinity;
  app.addHook('onListen', async () => {
    countsFrom = performance.now() + graceMs;
  });
  const watch = watchLag();
  app.addHook('onClose', async () => watch.stop());
  const isLate = () => performance.now() >= countsFrom && watch.lagMs() > maxLagMs;
  app.decorate('isLate', isLate);
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isLate() && !isHealth(request) && !isFile(request);
    done(isRefused ? overloaded('event loop') : undefined);
  });
}

/** Responds 503 while the event loop is late, except to health checks, metrics and requests for files. */
export const shedLoad = fp(addShedding, { name: 'shedLoad', dependencies: ['unlistedMethods'] });
