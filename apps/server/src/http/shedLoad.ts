import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../contract/ApiError.js';

/** A lag seen this soon after the start is that of the start itself, which reads the whole contract. */
const graceMs = 10_000;

/** Says what an overloaded process answers, or nothing while it is still measuring its own start. */
export function answerToPressure(now: number, listeningSince: number | null): ApiError | undefined {
  if (listeningSince === null || now - listeningSince < graceMs) return undefined;
  return new ApiError('100503', { retryAfterSeconds: 5 });
}

/** Answers 503 while the event loop lags. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  let listeningSince: number | null = null;
  app.addHook('onListen', async () => {
    listeningSince = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    pressureHandler: async () => {
      const refusal = answerToPressure(performance.now(), listeningSince);
      if (refusal) throw refusal;
    },
  });
}
