import { describe, expect, it, vi } from 'vitest';
import { listProducts } from '../generated/operations/products.js';
import { createMockClient } from '../testing/createMockClient.js';
import type { ResponseInfo } from './ResponseInfo.js';

function watched(scenario: object = {}) {
  const seen: ResponseInfo[] = [];
  const client = createMockClient(
    { listProducts: { headers: { 'x-trace': 't-1' }, ...scenario } },
    { onResponse: (info) => seen.push(info), retries: 1 },
  );
  return { client, seen };
}

describe('onResponse', () => {
  it('receives operation, request id, status, headers and duration', async () => {
    const { client, seen } = watched({ delayMs: 10 });
    await listProducts(client);
    const requestId = client.transport.requests[0]!.headers.get('x-request-id');
    expect(seen).toEqual([
      {
        operationId: 'listProducts',
        requestId,
        httpStatus: 200,
        headers: expect.any(Headers) as Headers,
        durationMs: expect.any(Number) as number,
      },
    ]);
    expect(seen[0]!.headers.get('x-trace')).toBe('t-1');
    expect(seen[0]!.durationMs).toBeGreaterThanOrEqual(9);
  });

  it('is called for each attempt, failed ones too, and not without a response', async () => {
    const failing = watched({ code: '100503', headers: { 'retry-after': '0' } });
    await expect(listProducts(failing.client)).rejects.toMatchObject({ httpStatus: 503 });
    expect(failing.seen.map(({ httpStatus }) => httpStatus)).toEqual([503, 503]);
    const offline = watched({ offline: true });
    await expect(listProducts(offline.client, {}, { retries: 0 })).rejects.toThrow('network');
    expect(offline.seen).toEqual([]);
  });

  it('holds no session, which the client keeps all the same', async () => {
    const seen: ResponseInfo[] = [];
    const headers = { 'x-access-token': 'secret', 'set-cookie': 'huiqi=secret', 'x-trace': 't-1' };
    const client = createMockClient(
      { listProducts: { headers } },
      { session: 'token', onResponse: (info) => seen.push(info) },
    );
    await listProducts(client);
    const shown = Object.fromEntries(seen[0]!.headers);
    expect(JSON.stringify(shown)).not.toContain('secret');
    expect(shown).toMatchObject({ 'x-trace': 't-1' });
    expect(client.session.token()).toBe('secret');
  });

  it('cannot fail the call', async () => {
    const thrown = vi.fn();
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      try {
        run();
      } catch (error) {
        thrown(error);
      }
    });
    const broken = new Error('metrics are down');
    const onResponse = () => {
      throw broken;
    };
    await listProducts(createMockClient({}, { onResponse }));
    expect(thrown).toHaveBeenCalledWith(broken);
    vi.unstubAllGlobals();
  });
});
