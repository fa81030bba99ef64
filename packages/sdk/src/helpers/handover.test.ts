import { describe, expect, it, vi } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { exchangeHandover, takeHandover } from './handover.js';

function open(address: string) {
  const { hash, pathname, search } = new URL(address, 'https://huiqi.example');
  const replaceState = vi.fn();
  const history = { state: { scroll: 7 }, replaceState };
  const handover = takeHandover({ location: { hash, pathname, search }, history });
  return { handover, replaceState };
}

describe('a handover in the address', () => {
  it.each([
    ['/login?source=bank&token=abc', { kind: 'token', source: 'bank', token: 'abc' }, '/login'],
    ['/loan?token=a%2Bb&x=%E4%BA%91#top', { kind: 'token', token: 'a+b' }, '/loan?x=%E4%BA%91#top'],
    ['/login?code=12345678', { kind: 'code', code: '12345678' }, '/login'],
    [
      '/cIGNAProductApply?productId=1&%74oken=abc',
      { kind: 'token', token: 'abc' },
      '/cIGNAProductApply?productId=1',
    ],
    ['/login?token=a&token=b&code=12345678', { kind: 'token', token: 'a' }, '/login'],
  ])('%s is taken and removed', (address, expected, left) => {
    const { handover, replaceState } = open(address);
    expect(handover).toEqual(expected);
    expect(replaceState.mock.calls).toEqual([[{ scroll: 7 }, '', left]]);
  });

  it.each([
    '/login?code=short',
    '/login?token=',
    '/login?token=a&source=%3Cb%3E',
    `/x?token=${'a'.repeat(600)}`,
    '/x?access_token=a',
  ])('%s is removed, though it cannot be exchanged', (address) => {
    const { handover, replaceState } = open(address);
    expect(handover).toBeNull();
    expect(replaceState).toHaveBeenCalledOnce();
  });

  it.each(['/loan', '/loan?index=2', '/loan?source=bank', '/loan?&x=1'])(
    '%s stays as it is',
    (address) => {
      const { handover, replaceState } = open(address);
      expect([handover, replaceState.mock.calls.length]).toEqual([null, 0]);
    },
  );
});

describe('the exchange', () => {
  const token = { kind: 'token', source: 'bank', token: 'secret-1' } as const;

  it('starts the session of the client, once', async () => {
    const headers = { 'x-access-token': 'session' };
    const client = createMockClient(
      { getUserByToken: { headers } },
      { session: 'token', retries: 2 },
    );
    const user = await exchangeHandover(client, token);
    expect(user.id).toBeTruthy();
    expect(client.session.token()).toBe('session');
    expect(client.transport.requests.map(({ query }) => query)).toEqual([
      { source: 'bank', token: 'secret-1' },
    ]);
  });

  it('leaves out the source that the address leaves out', async () => {
    const client = createMockClient();
    await exchangeHandover(client, { kind: 'token', token: 'secret-1' });
    expect(client.transport.requests.map(({ query }) => query)).toEqual([{ token: 'secret-1' }]);
  });

  it('takes a code too', async () => {
    const client = createMockClient();
    await exchangeHandover(client, { kind: 'code', code: '12345678' });
    expect(client.transport.requests.map(({ operationId }) => operationId)).toEqual([
      'getUserByCode',
    ]);
  });

  it('is not repeated after a failure, and the failure does not quote the token', async () => {
    const client = createMockClient({ getUserByToken: { code: '100503' } }, { retries: 2 });
    const error: unknown = await exchangeHandover(client, token).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: '100503' });
    expect(JSON.stringify(error) + String(error)).not.toContain('secret-1');
    expect(client.transport.requests).toHaveLength(1);
  });
});
