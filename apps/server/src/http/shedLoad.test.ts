import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { registerErrors } from './errors.js';
import { shedLoad } from './shedLoad.js';

const maxLagMs = 100;

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(graceMs?: number) {
  app = fastify();
  registerErrors(app);
  const isLate = await shedLoad(app, maxLagMs, graceMs);
  app.get('/healthz', async () => 'ok');
  app.get('/work', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return isLate;
}

/** Keeps the event loop for longer than it may lag, until the lag was seen. */
const keepLoopBusy = () =>
  vi.waitFor(
    () => {
      const until = performance.now() + maxLagMs * 2;
      while (performance.now() < until);
      expect(app.isUnderPressure()).toBe(true);
    },
    { timeout: 20_000, interval: 1 },
  );

test('a lag beyond HUIQI_MAX_LAG_MS is answered with the time to retry, health goes on', async () => {
  const isLate = await listen(0);
  expect(isLate()).toBe(false);
  expect((await app.inject('/work')).statusCode).toBe(200);
  await keepLoopBusy();
  expect(isLate()).toBe(true);
  const refused = await app.inject('/work');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: '100503' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(app.overload.refusals['event loop']).toBe(1);
});

test('a lag of the start itself refuses nobody', async () => {
  const isLate = await listen(600_000);
  await keepLoopBusy();
  expect(isLate()).toBe(false);
  expect((await app.inject('/work')).statusCode).toBe(200);
});
