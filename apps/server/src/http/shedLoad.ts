import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../contract/ApiError.js';

/** A lag this soon after the start is caused by the start itself, which reads the whole contract. */
const graceMs = 10_000;

/** Returns the refusal of an overloaded process, or undefined while it may still be measuring its own start. */
export function refusalUnderPressure(
  now: number,
  listeningSince: number | null,
): ApiError | undefined {
  if (listeningSince === null || now - listeningSince < graceMs) return undefined;
  return new ApiError('100503', { retryAfterSeconds: 5 });
}

/** Responds 503 while the event loop lags. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  let listeningSince: number | null = null;
  app.addHook('onListen', async () => {
    listeningSince = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    pressureHandler: async () => {
      const refusal = refusalUnderPressure(performance.now(), listeningSince);
      if (refusal) throw refusal;
    },
  });
}
