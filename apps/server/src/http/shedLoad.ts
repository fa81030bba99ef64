import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded, type Overloaded } from '../contract/Overloaded.js';

/** A lag this soon after the start is caused by the start itself, which reads the whole contract. */
const graceMs = 10_000;

/** Returns the refusal of an overloaded process, or undefined while it may still be measuring its own start. */
export function refusalUnderPressure(
  now: number,
  listeningSince: number | null,
): Overloaded | undefined {
  if (listeningSince === null || now - listeningSince < graceMs) return undefined;
  return overloaded('event loop');
}

const isHealth = ({ routeOptions: { url } }: FastifyRequest) =>
  url === '/healthz' || url === '/readyz' || url === '/metrics';

/** Responds 503 while the event loop is late, except to whoever asks whether the process is alive. */
export async function shedLoad(app: FastifyInstance, maxLagMs: number): Promise<void> {
  let listeningSince: number | null = null;
  app.addHook('onListen', async () => {
    listeningSince = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    sampleInterval: 250,
    pressureHandler: async (request) => {
      if (isHealth(request)) return;
      const refusal = refusalUnderPressure(performance.now(), listeningSince);
      if (refusal) throw refusal;
    },
  });
}
