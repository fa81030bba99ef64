import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerAlone } from '../../testing/registerAlone.js';
import { refuseForeignHosts } from './refuseForeignHosts.js';

async function statusFor(host: string): Promise<number> {
  const app = fastify();
  app.setErrorHandler((_error, _request, reply) => reply.code(403).send());
  await registerAlone(app, refuseForeignHosts, { config: { sandbox: true } });
  app.get('/', async () => 'in');
  const { statusCode } = await app.inject({ url: '/', headers: { host } });
  await app.close();
  return statusCode;
}

test.each([
  'localhost',
  'localhost:4173',
  'bank.localhost:80',
  '127.0.0.1:4173',
  '127.8.0.1',
  '[::1]:1',
])('this machine is let in as %s', async (host) => {
  expect(await statusFor(host)).toBe(200);
});

test.each([
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  '[::2]',
])('another name is not: %s', async (host) => {
  expect(await statusFor(host)).toBe(403);
});
