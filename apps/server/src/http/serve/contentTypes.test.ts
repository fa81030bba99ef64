import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OperationId } from '@huiqi/sdk';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { ApiError } from '../../contract/ApiError.js';
import { handlers } from '../../modules/handlers.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { exampleCalls, exampleOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { servedOperations } from '../../testing/operations.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import type { Handlers } from '../context.js';

/** Handlers here only show that they were reached, by a status that nothing else returns. */
const reached = 409;
const marks = Object.fromEntries(
  Object.keys(handlers).map((id) => [id, () => Promise.reject(new ApiError('100409'))]),
) as Handlers;
const bodyRoutes = servedOperations.filter(
  ({ body }) => body === 'required' || body === 'optional',
);

let testApp: TestApp;
let app: FastifyInstance;
let examples: Awaited<ReturnType<typeof exampleCalls>>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  testApp = await openTestApp();
  const env = { HUIQI_LOG_LEVEL: 'silent', HUIQI_WRITE_LIMIT: '100000' };
  const config = readConfig(env, rootDir);
  app = await createApp({ db: testApp.db, config, now: () => seedNow, handlers: marks });
  examples = await exampleCalls(testApp);
  for (const { as } of examples.values()) tokens.set(as, await tokenOfAccount(testApp, as));
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const callOf = (id: OperationId) => exampleOf(examples, id);

async function send(
  id: OperationId,
  type: string | string[] | undefined,
  payload: string | Buffer,
) {
  const { method, path, as, headers: own } = callOf(id);
  const headers = {
    ...own,
    'x-request-id': requestId,
    'x-access-token': tokens.get(as) ?? '',
    ...(type === undefined ? {} : { 'content-type': type as string }),
  };
  const response = await app.inject({ method, url: `/api/huiqi${path}`, headers, payload });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toMatchObject({ code: expect.any(String), requestId });
  return response.statusCode;
}

const json = (id: OperationId) => JSON.stringify(callOf(id).body);
const invalid = (id: OperationId) => JSON.stringify({ ...callOf(id).body, unknown: 1 });

/** Every route with a JSON body has the same parser: two of them, with every kind of content type. */
const [required, optional] = (['required', 'optional'] as const).map((kind) =>
  bodyRoutes.find(({ body }) => body === kind)!,
);

describe.each([required!, optional!])('$id', ({ id, body }) => {
  it.each([
    ['none', undefined],
    ['a form', 'application/x-www-form-urlencoded'],
    ['parts', 'multipart/form-data; boundary=x'],
    ['XML', 'application/xml'],
    ['junk behind JSON', 'application/json junk'],
    ['JSON in GBK', 'application/json; charset=gbk'],
    ['JSON in two encodings', 'application/json; charset=utf-8; charset=gbk'],
    ['two types', 'application/json, text/plain'],
    ['two headers', ['text/plain', 'application/json']],
    ['JSON:API', 'application/vnd.api+json'],
    ['JSON as text', 'text/json'],
    ['nothing', ''],
  ])('reads no body of type %s', async (_name, type) => {
    expect(await send(id, type, json(id))).toBe(415);
  });

  it.each([
    'application/JSON;charset=utf-8',
    ' application/json',
    'application/json\t; charset=utf-8',
    'application/json; charset="UTF-8"; x=y',
  ])('reads and checks a body of type %j', async (type) => {
    expect(await send(id, type, json(id))).toBe(reached);
    expect(await send(id, type, invalid(id))).toBe(400);
  });

  it('reads a request without a body and a type only where a body may be left out', async () => {
    expect(await send(id, undefined, '')).toBe(body === 'optional' ? reached : 400);
  });

  it.each([
    ['no body', 'application/json', ''],
    ['null', 'application/json', 'null'],
    ['half of a body', 'application/json', '{"a":'],
    ['a list', 'application/json', '[{}]'],
    ['bytes that are not UTF-8', 'application/json', Buffer.from('7b2261223a22d6d8227d', 'hex')],
  ])('refuses %s', async (_name, type, payload) => {
    expect(await send(id, type, payload)).toBe(400);
  });
});

it('every route with a body reads and checks JSON, and nothing else', async () => {
  const seen: Record<string, readonly number[]> = {};
  for (const { id } of bodyRoutes)
    seen[id] = [
      await send(id, 'text/plain', json(id)),
      await send(id, 'application/json', json(id)),
      await send(id, 'application/json', invalid(id)),
    ];
  expect(seen).toEqual(Object.fromEntries(bodyRoutes.map(({ id }) => [id, [415, reached, 400]])));
  expect(bodyRoutes.length).toBeGreaterThanOrEqual(9);
});

it.each([
  ['text/plain', 'application/json', 415],
  ['application/json', 'text/plain', 400],
])('takes the first of two headers and checks by it: %s', async (first, second, status) => {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const { port } = app.server.address() as AddressInfo;
  const body = invalid('loginByPassword');
  const head = [
    'POST /api/huiqi/user/login/passwd HTTP/1.1',
    'Host: x',
    'Connection: close',
    `X-Request-Id: ${requestId}`,
    `Content-Type: ${first}`,
    `Content-Type: ${second}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  expect(await text(socket)).toContain(`HTTP/1.1 ${status} `);
});
