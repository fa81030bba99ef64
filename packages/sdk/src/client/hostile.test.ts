import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { HuiqiError } from '../errors/HuiqiError.js';
import { getProduct } from '../generated/operations/products.js';
import { applyForProduct } from '../generated/operations/applications.js';
import { createMockClient } from '../testing/createMockClient.js';
import { createClient } from './createClient.js';
import type { ClientOptions } from './options.js';
import { retryDelay } from './retry.js';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function serve(listener: RequestListener, options: ClientOptions = {}) {
  const running = createServer(listener);
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  return createClient({ baseUrl: `http://127.0.0.1:${port}`, retries: 0, ...options });
}

const json = { 'content-type': 'application/json' };
const ok = JSON.stringify({ code: '200', message: '', data: { id: '1' } });
const ask = async (listener: RequestListener, options?: ClientOptions) => {
  const client = await serve(listener, options);
  return (await getProduct(client, { productId: '1' }).catch((e: unknown) => e)) as HuiqiError;
};
const body = {
  taxpayer: '重庆明月食品有限公司',
  creditCode: '91500231MA5U0000X1',
  loanAmount: '100',
  loanterm: 12,
  agreement: true as const,
};

describe('responses that are not from the API', () => {
  it.each<[string, number, Record<string, string>, string, boolean]>([
    ['HTML with 200', 200, { 'content-type': 'text/html' }, '<h1>登录</h1>', false],
    ['an empty 200', 200, json, '', false],
    ['an empty 500', 500, {}, '', false],
    ['an empty 204', 204, {}, '', false],
    ['broken JSON', 200, json, '{"code":"200","da', false],
    ['broken JSON with 400', 400, json, '{"code":', false],
    ['JSON under another type', 200, { 'content-type': 'text/plain' }, ok, false],
    ['a list', 200, json, '[]', false],
    ['null', 200, json, 'null', false],
    ['an envelope without data', 200, json, '{"code":"200"}', false],
    ['an envelope without code', 200, json, '{"data":1}', false],
    ['a success envelope on 500', 500, json, ok, false],
    ['an HTML gateway error', 502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>', true],
  ])('%s is a protocol error', async (_name, status, headers, text, retryable) => {
    const error = await ask((_request, response) => response.writeHead(status, headers).end(text));
    expect(error).toMatchObject({ name: 'HuiqiError', kind: 'protocol', retryable });
    expect(error.httpStatus).toBe(status);
    expect(error.userMessage).toBe('系统返回异常，请稍后重试');
  });

  it('an error envelope in a 200 is an error all the same', async () => {
    const error = await ask((_request, response) =>
      response.writeHead(200, json).end('{"code":"003001","message":"x"}'),
    );
    expect(error).toMatchObject({
      kind: 'business',
      code: '003001',
      userMessage: '您操作太频繁了',
    });
  });

  it('an errorMsg inside a success is an error with that message (spec 2 §5)', async () => {
    const respond = (data: object) =>
      ask((_request, response) =>
        response.writeHead(200, json).end(JSON.stringify({ code: '200', message: '', data })),
      );
    const errorMsg = '该企业尚未完成涉税授权';
    expect(await respond({ valid: true, errorMsg })).toMatchObject({
      name: 'HuiqiError',
      kind: 'business',
      code: '200',
      userMessage: errorMsg,
      retryable: false,
    });
  });

  it('a connection that is reset is a network error', async () => {
    const error = await ask((request) => request.socket.destroy());
    expect(error).toMatchObject({ kind: 'network', retryable: true, userMessage: '网络请求失败' });
  });

  it('a body cut off half way is a network error', async () => {
    const error = await ask((request, response) => {
      const half = response.writeHead(200, { ...json, 'content-length': '500' });
      half.write('{"code"', () => request.socket.destroy());
    });
    expect(error.kind).toBe('network');
  });

  it('a server that hangs is a timeout', async () => {
    const error = await ask(() => undefined, { timeoutMs: 80 });
    expect(error).toMatchObject({ kind: 'timeout', retryable: true });
  });

  it('a body that hangs is a timeout too', async () => {
    const error = await ask((_request, response) => void response.writeHead(200, json).write('{'), {
      timeoutMs: 80,
    });
    expect(error.kind).toBe('timeout');
  });

  it.each([2 ** 31, Number.POSITIVE_INFINITY])(
    '%d ms are no timeout that ends at once',
    async (ms) => {
      const options = { timeoutMs: ms };
      const client = createMockClient({ getProduct: { delayMs: 30 } }, options);
      await expect(getProduct(client, { productId: '1' })).resolves.toBeDefined();
    },
  );

  it('a slow drip is a timeout, however often something comes', async () => {
    let timer: NodeJS.Timeout | undefined;
    const error = await ask(
      (_request, response) => {
        response.writeHead(200, json);
        timer = setInterval(() => response.write(' '), 5);
      },
      { timeoutMs: 120 },
    );
    clearInterval(timer);
    expect(error).toMatchObject({ kind: 'timeout' });
  });

  it('accepts ten megabytes', async () => {
    const data = { id: '1', name: '惠'.repeat(3_500_000) };
    const text = JSON.stringify({ code: '200', message: '', data });
    const client = await serve((_request, response) => response.writeHead(200, json).end(text));
    const product = await getProduct(client, { productId: '1' });
    expect(product.name).toHaveLength(3_500_000);
  });

  it('a clock that is wrong does not make it wait for ever', async () => {
    const controller = new AbortController();
    const client = await serve(
      (_request, response) =>
        response
          .on('finish', () => controller.abort())
          .writeHead(503, {
            ...json,
            'retry-after': new Date(Date.now() + 86_400_000).toUTCString(),
          })
          .end(JSON.stringify({ code: '100503', message: '', requestId: 'r' })),
      { retries: 1 },
    );
    const call = getProduct(client, { productId: '1' }, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    const refused = new HuiqiError({
      kind: 'business',
      message: '',
      userMessage: '',
      retryAfterMs: 86_400_000,
    });
    expect(retryDelay(0, refused)).toBeLessThanOrEqual(30_000);
  });

  it('a refused connection is a network error', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
    await expect(getProduct(client, { productId: '1' })).rejects.toMatchObject({ kind: 'network' });
  });

  it('the caller may give up', async () => {
    const controller = new AbortController();
    const client = await serve(() => controller.abort());
    const call = getProduct(client, { productId: '1' }, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted', quiet: true, retryable: false });
    const late = getProduct(client, { productId: '1' }, { signal: controller.signal });
    await expect(late).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('a call every caller has aborted', () => {
  it.each(['timeout', 'aborted'])('closes its connection on %s', async (kind) => {
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    const controller = new AbortController();
    const client = await serve((request) => {
      request.socket.on('close', close);
      if (kind === 'aborted') controller.abort();
    });
    // Long enough for a busy machine to connect.
    const timeoutMs = kind === 'timeout' ? 1_000 : 0;
    const call = getProduct(client, { productId: '1' }, { signal: controller.signal, timeoutMs });
    await expect(call).rejects.toMatchObject({ kind });
    await closed;
  });
});

describe('errors carry no secrets', () => {
  it('holds no token, no body and no message of the server', async () => {
    const secret = 'tok-3f9c1d';
    const client = await serve(
      (_request, response) =>
        response
          .writeHead(500, json)
          .end(JSON.stringify({ code: '9', message: `no ${secret} 110105`, requestId: 'r' })),
      { session: { mode: 'token', token: secret } },
    );
    const error = (await applyForProduct(client, { productId: '1', body }).catch(
      (e: unknown) => e,
    )) as HuiqiError;
    const text = JSON.stringify(error) + error.message + String(error.stack) + String(error.cause);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('110105');
    expect(text).not.toContain(body.creditCode);
  });
});

describe('retries', () => {
  const flaky = (status: number, headers: Record<string, string> = {}) => {
    const keys: (string | undefined)[] = [];
    const listener: RequestListener = (request, response) => {
      keys.push(request.headers['idempotency-key'] as string | undefined);
      if (keys.length < 3) response.writeHead(status, { 'retry-after': '0', ...headers }).end();
      else response.writeHead(200, json).end(ok);
    };
    return { keys, listener };
  };

  it.each([429, 502, 503, 504])('repeats a GET on %i', async (status) => {
    const { keys, listener } = flaky(status);
    const client = await serve(listener, { retries: 2 });
    await expect(getProduct(client, { productId: '1' })).resolves.toEqual({ id: '1' });
    expect(keys).toHaveLength(3);
  });

  it.each([400, 401, 404, 409, 500, 501])('does not repeat on %i', async (status) => {
    const { keys, listener } = flaky(status);
    const client = await serve(listener, { retries: 2 });
    await expect(getProduct(client, { productId: '1' })).rejects.toThrow();
    expect(keys).toHaveLength(1);
  });

  it('repeats a write only if the client or the call sets retries', async () => {
    const { keys, listener } = flaky(503);
    const client = await serve(listener);
    await expect(applyForProduct(client, { productId: '1', body })).rejects.toThrow();
    expect(keys).toHaveLength(1);
    await applyForProduct(client, { productId: '1', body }, { retries: 2 });
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[2]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('repeats an idempotent write as the client is set, under one key', async () => {
    const { keys, listener } = flaky(503);
    const client = await serve(listener, { retries: 2 });
    await applyForProduct(client, { productId: '1', body });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('the transport', () => {
  it('is called as the plain function it is', async () => {
    const answer = new Response(ok, { headers: json });
    async function fetch(this: unknown): Promise<Response> {
      // A browser's own throws "Illegal invocation" here.
      if (this !== undefined) throw new TypeError('Illegal invocation');
      return answer;
    }
    const client = createClient({
      baseUrl: 'http://x.invalid',
      fetch: fetch as typeof globalThis.fetch,
    });
    await expect(getProduct(client, { productId: '1' })).resolves.toEqual({ id: '1' });
  });
});
