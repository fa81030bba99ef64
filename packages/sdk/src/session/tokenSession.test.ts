import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUnreadNoticeCount } from '../generated/operations/notices.js';
import { listProducts, getProduct } from '../generated/operations/products.js';
import { getUserInfo, loginByPassword, logout } from '../generated/operations/session.js';
import { createMockClient } from '../testing/createMockClient.js';
import { memoryStorage } from './storage.js';

const token = 'x-access-token';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('token session', () => {
  it('sends a given token', async () => {
    const client = createMockClient({}, { session: { mode: 'token', token: 'given' } });
    await listProducts(client);
    expect(client.transport.requests[0]!.headers.get(token)).toBe('given');
    expect(client.transport.requests[0]!.headers.get('x-session-mode')).toBe('token');
  });

  it('runs one call of the token function at a time', async () => {
    let asked = 0;
    const source = async () => `t${(asked += 1)}`;
    const client = createMockClient({}, { session: { mode: 'token', token: source } });
    await Promise.all([1, 2, 3].map((index) => listProducts(client, { index })));
    expect(asked).toBe(1);
    expect(client.transport.requests.map(({ headers }) => headers.get(token))).toEqual(
      Array.from({ length: 3 }, () => 't1'),
    );
  });

  it('awaits an async function where a framework replaces `Promise`, as zone.js does', async () => {
    vi.stubGlobal('Promise', class<T> extends Promise<T> {});
    const source = async () => 'fetched';
    const client = createMockClient({}, { session: { mode: 'token', token: source } });
    expect(await client.session.token()).toBe('fetched');
  });

  it('renews a refused token once and repeats every waiting call', async () => {
    let asked = 0;
    const source = async () => `t${(asked += 1)}`;
    const client = createMockClient(
      {
        getProduct: ({ headers }) => (headers.get(token) === 't1' ? { code: '002004' } : {}),
      },
      { session: { mode: 'token', token: source } },
    );
    const calls = ['1', '2', '3', '4'].map((productId) => getProduct(client, { productId }));
    await Promise.all(calls);
    expect(asked).toBe(2);
  });

  it('asks for another token when nobody belongs to the one held', async () => {
    const tokens = ['ended', 'next', 'further'];
    const nobody = { data: null };
    const client = createMockClient(
      { getUserInfo: ({ headers }) => (headers.get(token) === 'next' ? {} : nobody) },
      { session: { mode: 'token', token: async () => tokens.shift() ?? '' } },
    );
    expect(await getUserInfo(client)).not.toBeNull();
    expect(tokens).toEqual(['further']);
  });

  it.each([
    ['the next one is no better', async () => 'ended', 2],
    ['a visitor has none', async () => '', 1],
    ['the place has one only', 'ended', 1],
  ])('takes the user for a visitor when %s', async (_, source, requests) => {
    const client = createMockClient(
      { getUserInfo: { data: null } },
      { session: { mode: 'token', token: source } },
    );
    expect(await getUserInfo(client)).toBeNull();
    expect(client.transport.requests).toHaveLength(requests);
  });

  it('fails after one renewal and emits the event', async () => {
    let asked = 0;
    const events: string[] = [];
    const client = createMockClient(
      { getProduct: { code: '002004' } },
      {
        session: { mode: 'token', token: async () => `t${(asked += 1)}` },
        onEvent: ({ type }) => void events.push(type),
      },
    );
    await expect(getProduct(client, { productId: '1' })).rejects.toMatchObject({ code: '002004' });
    expect(client.transport.requests).toHaveLength(2);
    expect(events).toEqual(['session-expired']);
  });

  const soon = Date.now() + 30_000;
  it.each([
    ['in milliseconds', soon, 2],
    ["as a partner's server passes it on", new Date(soon).toISOString(), 2],
    ['that cannot be read', 'soon', 1],
    ['that has passed by the clock of this machine, which is ahead', Date.now() - 3_600_000, 1],
  ])('renews before the token ends: an end %s', async (_name, expiresAt, times) => {
    let asked = 0;
    const source = async () => ({ token: `t${(asked += 1)}`, expiresAt });
    const session = { mode: 'token', token: source, refreshAheadMs: 60_000 } as const;
    const client = createMockClient({}, { session });
    await listProducts(client);
    await listProducts(client);
    expect(asked).toBe(times);
  });

  it('goes on with a token that is still valid when its renewal ahead of the end fails', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const source = async () => {
      if ((asked += 1) > 1) throw new Error('unavailable');
      return { token: 't1', expiresAt: Date.now() + 30_000 };
    };
    const client = createMockClient({}, { session: { mode: 'token', token: source } });
    await listProducts(client);
    await listProducts(client);
    expect(client.transport.requests[1]!.headers.get(token)).toBe('t1');
    vi.advanceTimersByTime(30_000);
    await expect(listProducts(client)).rejects.toMatchObject({ kind: 'auth' });
    expect(asked).toBe(3);
  });

  it('ends with a logout whose token cannot be fetched', async () => {
    const storage = memoryStorage();
    const failing = () => Promise.reject(new Error('unavailable'));
    const session = { mode: 'token', token: failing, storage } as const;
    const client = createMockClient({}, { session });
    client.visit.markDialogSeen('tax');
    await expect(logout(client)).rejects.toMatchObject({ kind: 'auth' });
    expect(client.session.ended).toBe(true);
    expect(client.visit.dialogSeen('tax')).toBe(false);
    expect(client.transport.requests).toHaveLength(0);
  });

  it('keeps what a token function failed with as the cause, and quotes none of it', async () => {
    const failure = new Error('secret');
    const sources = [
      () => Promise.reject(failure),
      () => {
        throw failure;
      },
    ];
    for (const token of sources) {
      const client = createMockClient({}, { session: { mode: 'token', token } });
      const error: unknown = await listProducts(client).catch((e: unknown) => e);
      expect(error).toMatchObject({ kind: 'auth', cause: failure });
      expect(JSON.stringify(error) + String(error)).not.toContain('secret');
    }
  });

  it('does not wait for a token function longer than for a response, and asks it again', async () => {
    vi.useFakeTimers();
    const source = vi.fn((): Promise<string> => new Promise(() => undefined));
    for (const cache of [true, false]) {
      source.mockClear();
      const client = createMockClient(
        {},
        { session: { mode: 'token', token: source, cache }, timeoutMs: 5_000 },
      );
      for (let times = 1; times <= 2; times += 1) {
        const failure = listProducts(client).catch((error: unknown) => error);
        await vi.advanceTimersByTimeAsync(5_000);
        expect(await failure).toMatchObject({
          kind: 'auth',
          message: 'listProducts: the token function did not respond in time',
        });
        expect(source).toHaveBeenCalledTimes(times);
      }
    }
  });

  it('a call that is aborted does not wait for the token function', async () => {
    const token = (): Promise<string> => new Promise(() => undefined);
    const client = createMockClient({}, { session: { mode: 'token', token }, timeoutMs: 0 });
    const controller = new AbortController();
    const call = logout(client, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted', quiet: true });
  });

  it.each([{ error: 'secret' }, 42, { token: 7 }])(
    'fails over %j, which is no token, and quotes none of it',
    async (returned) => {
      for (const token of [() => returned, async () => returned]) {
        const session = { mode: 'token', token: token as never } as const;
        const error: unknown = await listProducts(createMockClient({}, { session })).catch(
          (e: unknown) => e,
        );
        expect(error).toMatchObject({ kind: 'auth', cause: expect.any(TypeError) });
        expect(String(error) + String((error as Error).cause)).not.toContain('secret');
      }
    },
  );

  it('keeps the cause of a renewal that fails beside the refusal', async () => {
    const failure = { secret: 1 };
    let asked = 0;
    const source = () => ((asked += 1) === 1 ? 't1' : Promise.reject(failure));
    const client = createMockClient(
      { getProduct: { code: '002004' } },
      { session: { mode: 'token', token: source } },
    );
    const error: unknown = await getProduct(client, { productId: '1' }).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: '002004', cause: failure });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('adopts a token of a response only if none is held', async () => {
    const client = createMockClient(
      {
        listProducts: { headers: { [token]: 'first' } },
        getProduct: { headers: { [token]: 'other' } },
      },
      { session: 'token' },
    );
    await listProducts(client);
    await getProduct(client, { productId: '1' });
    expect(client.session.token()).toBe('first');
  });

  it('adopts the renewed token of the unread count and of a login', async () => {
    const client = createMockClient(
      {
        getUnreadNoticeCount: { headers: { [token]: 'renewed' } },
        loginByPassword: { headers: { [token]: 'mine' } },
      },
      { session: { mode: 'token', token: 'old' } },
    );
    await getUnreadNoticeCount(client);
    expect(client.session.token()).toBe('renewed');
    const body = { type: 'FRONT' as const, telPhone: '13800000001', password: 'x' };
    await loginByPassword(client, { body });
    expect(client.session.token()).toBe('mine');
  });

  it('holds nothing in cookie mode', async () => {
    const client = createMockClient({ listProducts: { headers: { [token]: 'no' } } });
    await listProducts(client);
    await listProducts(client);
    expect(client.session.token()).toBeUndefined();
    expect(client.transport.requests[1]!.headers.get(token)).toBeNull();
  });

  it('keeps the token where the host wants it', async () => {
    const storage = memoryStorage();
    createMockClient({}, { session: { mode: 'token', token: 'kept', storage } });
    expect(storage.get('token')).toBe('kept');
  });
});
