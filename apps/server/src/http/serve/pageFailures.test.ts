import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { registerAlone } from '../../testing/registerAlone.js';
import { pageFailures } from './pageFailures.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const number = 'page-20261128010203000abcd';

async function serve() {
  const lines: string[] = [];
  let now = new Date('2026-11-28T01:02:03Z');
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  ends.push(() => app.close());
  await registerAlone(app, pageFailures, { config: { sandbox: false }, now: () => now });
  const send = async (payload: object, remoteAddress = '10.0.0.1') =>
    (await app.inject({ method: 'POST', url: '/page-failures', payload, remoteAddress }))
      .statusCode;
  return {
    send,
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}

test('the log has the number, the kind of the error and where it was, and no text of anybody', async () => {
  const { send, logged } = await serve();
  const places = [
    '/assets/first-a1_B-2.js:1:20481',
    '/assets/x.js',
    'https://a.b/?phone=13800000001',
    7,
  ];
  expect(await send({ number, error: 'TypeError', places, message: '13800000001' })).toBe(204);
  expect(await send({ number, error: 'of 13800000001', places: 'none' })).toBe(204);
  expect(logged()).toMatchObject([
    { number, error: 'TypeError', places: places.slice(0, 2) },
    { number, error: null, places: [] },
  ]);
  expect(JSON.stringify(logged())).not.toContain('13800000001');
});

test('what has no number of ours is refused and not logged', async () => {
  const { send, logged } = await serve();
  for (const wrong of [
    {},
    [],
    { number: 'page-1' },
    { number: `${number}\n` },
    { number: [number] },
  ])
    expect(await send(wrong)).toBe(400);
  expect(logged()).toEqual([]);
});

test('a client that sends more than twenty lines a minute leaves those of others alone', async () => {
  const { send, logged, pass } = await serve();
  for (let sent = 0; sent < 20; sent += 1) expect(await send({ number })).toBe(204);
  expect(await send({ number })).toBe(429);
  expect(await send({ number }, '10.0.0.2')).toBe(204);
  expect(logged()).toHaveLength(21);
  pass(60_000);
  expect(await send({ number })).toBe(204);
});

test('all clients together have three hundred lines a minute', async () => {
  const { send, logged, pass } = await serve();
  for (let client = 0; client < 300; client += 1)
    expect(await send({ number }, `10.0.1.${client % 150}`)).toBe(204);
  expect(await send({ number }, '10.0.0.2')).toBe(429);
  expect(logged()).toHaveLength(300);
  pass(60_000);
  expect(await send({ number }, '10.0.0.2')).toBe(204);
});
