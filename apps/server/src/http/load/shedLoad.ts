import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded } from '../../contract/Overloaded.js';
import { watchLag } from './watchLag.js';

/** A lag this soon after the start is caused by the start itself, which reads the whole contract. */
const startMs = 10_000;

const isHealth = ({ routeOptions: { url } }: FastifyRequest) =>
  url === '/healthz' || url === '/readyz' || url === '/metrics';

/** Files, which cost next to nothing and without which a page that is open cannot go on. */
const isFile = ({ routeOptions: { url } }: FastifyRequest) => url?.endsWith('/*') === true;

/**
 * Responds 503 while the event loop is late, except for files and to whoever asks whether the process is alive; returns what says whether
 * it is late. Within the grace after the start it never is.
 */
export function shedLoad(app: FastifyInstance, maxLagMs: number, graceMs = startMs): () => boolean {
  let countsFrom = Infinity;
  app.addHook('onListen', async () => {
    countsFrom = performance.now() + graceMs;
  });
  const watch = watchLag();
  app.addHook('onClose', async () => watch.stop());
  const isLate = () => performance.now() >= countsFrom && watch.lagMs() > maxLagMs;
  app.addHook('onRequest', async (request) => {
    if (!isHealth(request) && !isFile(request) && isLate()) throw overloaded('event loop');
  });
  return isLate;
}
