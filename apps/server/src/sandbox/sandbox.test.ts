import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let sandbox: TestApp;
let plain: TestApp;
beforeAll(async () => {
  sandbox = await openTestApp(undefined, { HUIQI_SANDBOX: '1' });
  plain = await openTestApp();
});
afterAll(async () => {
  await sandbox.close();
  await plain.close();
});

const headersOf = (scope?: string) => ({
  'x-request-id': 'web-test-000008',
  ...(scope === undefined ? {} : { 'x-sandbox-scope': scope }),
});

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  scope?: string,
  payload?: object,
) {
  const response = await sandbox.app.inject({
    method,
    url,
    headers: headersOf(scope),
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

const order = (fault: object) => send('POST', '/__sandbox/faults', undefined, fault);
const codeOf = async (path: string, scope?: string, payload?: object) =>
  (await send(payload ? 'POST' : 'GET', `/api/huiqi${path}`, scope, payload)).body.code;

describe('outside the sandbox', () => {
  test.each([
    ['GET', '/__sandbox/outbox'],
    ['GET', '/__sandbox/captcha/Zk9hT3BqU2xkV1p4'],
    ['POST', '/__sandbox/faults'],
    ['DELETE', '/__sandbox/faults'],
  ] as const)('there is no %s %s', async (method, url) => {
    const payload = { operationId: 'getUserInfo', code: '100500' };
    const response = await plain.app.inject({
      method,
      url,
      ...(method === 'POST' ? { payload } : {}),
    });
    expect(response.statusCode).toBe(404);
  });
});

describe('a fault', () => {
  test('fails the next call of its operation as the catalogue says, once', async () => {
    expect((await order({ operationId: 'getUserInfo', code: '002004' })).status).toBe(201);
    expect(await codeOf('/user/area/getAreaListForHomePage')).toBe('200');
    const failed = await send('GET', '/api/huiqi/user/info');
    expect(failed).toMatchObject({
      status: 401,
      body: { code: '002004', message: '账号已过期，请重新登录' },
    });
    expect(await codeOf('/user/info')).toBe('200');
  });

  test('meets the calls of its scope only', async () => {
    await order({ operationId: 'getUserInfo', code: '003001', scope: 'test-a', times: 2 });
    expect(await codeOf('/user/info')).toBe('200');
    expect(await codeOf('/user/info', 'test-b')).toBe('200');
    expect(await codeOf('/user/info', 'test-a')).toBe('003001');
    await send('DELETE', '/__sandbox/faults?scope=test-b');
    expect(await codeOf('/user/info', 'test-a')).toBe('003001');
    expect(await codeOf('/user/info', 'test-a')).toBe('200');
  });

  test('ends when its scope is cleared', async () => {
    await order({ operationId: 'getUserInfo', code: '100500', scope: 'test-c', times: 5 });
    await send('DELETE', '/__sandbox/faults?scope=test-c');
    expect(await codeOf('/user/info', 'test-c')).toBe('200');
  });

  test('meets a call whose response is held too', async () => {
    const list = '/product/index/page?size=3';
    for (let turn = 0; turn < 2; turn += 1) expect(await codeOf(list)).toBe('200');
    await order({ operationId: 'listProducts', code: '100500' });
    expect(await codeOf(list)).toBe('100500');
    expect(await codeOf(list)).toBe('200');
  });

  test('can carry a message and field errors, and meets operations with parameters', async () => {
    const fieldErrors = [{ field: 'phone', message: '号码有误' }];
    await order({ operationId: 'getOrder', code: '100400', message: '请检查', fieldErrors });
    const failed = await send('GET', '/api/huiqi/order/user/42');
    expect(failed).toMatchObject({ status: 400, body: { message: '请检查', fieldErrors } });
  });

  test('can only delay', async () => {
    await order({ operationId: 'getUserInfo', delayMs: 120 });
    const start = performance.now();
    expect(await codeOf('/user/info')).toBe('200');
    expect(performance.now() - start).toBeGreaterThanOrEqual(110);
  });

  test.each([
    [{ operationId: 'noSuchOperation', code: '100500' }],
    [{ operationId: 'getUserInfo', code: '999999' }],
    [{ operationId: 'getUserInfo' }],
    [{ operationId: 'getUserInfo', code: '100500', other: 1 }],
  ])('is refused if it means nothing: %j', async (fault) => {
    expect((await order(fault)).status).toBe(400);
  });
});

describe('answers', () => {
  test('of a picture can be read without using it up', async () => {
    const { body } = await send('POST', '/api/huiqi/user/captcha/graphic', undefined, {});
    const read = () => send('GET', `/__sandbox/captcha/${body.data.key}`);
    expect((await read()).body).toEqual({ answer: expect.stringMatching(/^\w{4}$/) });
    expect((await read()).status).toBe(200);
    expect((await send('GET', '/__sandbox/captcha/unknown')).status).toBe(404);
  });

  test('of slides and challenges too', async () => {
    for (const [path, answer] of [
      ['picture', { x: expect.any(Number), y: expect.any(Number) }],
      ['challenge', { counter: expect.any(Number) }],
    ] as const) {
      const { body } = await send('GET', `/api/huiqi/user/captcha/${path}`);
      expect((await send('GET', `/__sandbox/captcha/${body.data.key}`)).body).toEqual(answer);
    }
  });

  test('the outbox is newest first', async () => {
    for (const phone of ['13900009001', '13900009002'])
      await send('POST', '/api/huiqi/user/captchaRegister/phone', 'outbox', { phone });
    const { body } = await send('GET', '/__sandbox/outbox');
    expect(body.slice(0, 2).map(({ to }: { to: string }) => to)).toEqual([
      '13900009002',
      '13900009001',
    ]);
    expect(body[0]).toEqual({
      id: expect.any(String),
      channel: 'sms',
      to: '13900009002',
      text: expect.stringContaining(body[0].code),
      code: expect.stringMatching(/^\d{6}$/),
      createdAt: expect.any(String),
    });
  });
});
