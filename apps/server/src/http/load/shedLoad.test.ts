import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { registerAlone } from '../../testing/registerAlone.js';
import { errors } from '../errors/errors.js';
import { shedLoad } from './shedLoad.js';

const maxLagMs = 100;

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function listen(maxMs: number, graceMs: number) {
  const app = fastify();
  apps.push(app);
  await app.register(errors);
  const config = { load: { maxLagMs: maxMs } };
  await registerAlone(app, shedLoad, { config, shedsLoad: true, graceMs });
  app.get('/healthz', async () => 'ok');
  app.get('/work', async () => 'done');
  app.get('/*', async () => 'a file');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, isLate: () => app.isLate() };
}

/** Blocks the event loop for longer than a sampling interval, until that was noticed. */
const keepLoopBusy = (isSeen: () => boolean) =>
  vi.waitFor(
    () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
      expect(isSeen()).toBe(true);
    },
    { timeout: 20_000, interval: 1 },
  );

test('a lag beyond HUIQI_MAX_LAG_MS is answered with the time to retry, health and files go on', async () => {
  const { app, isLate } = await listen(maxLagMs, 0);
  expect(isLate()).toBe(false);
  expect((await app.inject('/work')).statusCode).toBe(200);
  await keepLoopBusy(isLate);
  const refused = await app.inject('/work');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: '100503' });
  for (const url of ['/healthz', '/assets/page.js'])
    expect((await app.inject(url)).statusCode, url).toBe(200);
  expect(app.overload.refusals['event loop']).toBe(1);
});

test.each([
  ['a lag of the start itself', maxLagMs, 600_000],
  ['a pause that is shorter than the limit', 600_000, 0],
])('%s refuses nobody', async (_what, maxMs, graceMs) => {
  const { app, isLate } = await listen(maxMs, graceMs);
  const other = await listen(maxLagMs, 0);
  await keepLoopBusy(other.isLate);
  expect(isLate()).toBe(false);
  expect((await app.inject('/work')).statusCode).toBe(200);
});
