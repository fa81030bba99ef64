import fastify from 'fastify';
import { expect, test } from 'vitest';
import { validation } from './validation.js';

test('a schema is compiled when its first value comes, and checks every one', async () => {
  const app = fastify();
  await app.register(validation);
  const short = { type: 'object', properties: { name: { type: 'string', maxLength: 2 } } };
  app.post('/checked', { schema: { body: short, response: { 200: short } } }, async () => ({
    name: 'ab',
    other: 1,
  }));
  app.post('/never', { schema: { body: { type: 'no such type' } } }, async () => ({}));
  // Fails if all routes' schemas are compiled at start.
  await app.ready();
  const post = (name: string) => app.inject({ method: 'POST', url: '/checked', payload: { name } });
  expect((await post('ab')).json()).toEqual({ name: 'ab' });
  expect((await post('abc')).statusCode).toBe(400);
  expect((await post('a')).statusCode).toBe(200);
  await app.close();
});
