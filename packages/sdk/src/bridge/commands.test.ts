import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient.js';
import { loginByPassword } from '../generated/operations/session.js';
import { listProducts } from '../generated/operations/products.js';
import { createMockTransport } from '../testing/createMockTransport.js';
import { bridgeFetch } from './bridgeFetch.js';
import type { HostBridge } from './bridgeOptions.js';
import {
  openHostCompanyBinding,
  openHostLogin,
  openSubWindow,
  notifyHostSignedOut,
} from './commands.js';

afterEach(() => vi.unstubAllGlobals());

function bridgeThat(answer: (type: string, payload: unknown) => unknown) {
  const calls: { type: string; payload: unknown }[] = [];
  const bridge = {
    request: async (type: string, payload: unknown) => {
      calls.push({ type, payload });
      return answer(type, payload);
    },
  } as unknown as HostBridge;
  return { bridge, calls };
}

describe('commands', () => {
  it('open login and windows of 1300×800', async () => {
    const { bridge, calls } = bridgeThat(() => null);
    await openHostLogin(bridge);
    await openHostCompanyBinding(bridge);
    await notifyHostSignedOut(bridge);
    await openSubWindow(bridge, { url: '/cIGNALoan' });
    await openSubWindow(bridge, { url: 'https://bank.example/a', width: 800, height: 600 });
    expect(calls).toEqual([
      { type: 'open-login', payload: {} },
      { type: 'open-company-binding', payload: {} },
      { type: 'signed-out', payload: {} },
      {
        type: 'open-sub-window',
        payload: { url: '/cIGNALoan', title: '', width: 1300, height: 800 },
      },
      {
        type: 'open-sub-window',
        payload: { url: 'https://bank.example/a', title: '', width: 800, height: 600 },
      },
    ]);
  });

  it.each([
    'http://bank.example',
    'javascript:alert(1)',
    '//evil.example',
    'file:///etc',
    'https://u@x.example',
    'https://:p@x.example',
    'no address',
  ])('open no window for %s', async (url) => {
    const { bridge, calls } = bridgeThat(() => null);
    await expect(openSubWindow(bridge, { url })).rejects.toMatchObject({
      code: 'BRIDGE_NOT_ALLOWED',
    });
    expect(calls).toEqual([]);
  });

  it.each([0, -1, 199, 250.5, Number.NaN, Number.POSITIVE_INFINITY, 8_193])(
    'open no window %s pixels wide or high',
    async (pixels) => {
      const { bridge, calls } = bridgeThat(() => null);
      const refused = { code: 'BRIDGE_NOT_ALLOWED' };
      for (const size of [{ width: pixels }, { height: pixels }])
        await expect(openSubWindow(bridge, { url: '/loan', ...size })).rejects.toMatchObject(
          refused,
        );
      expect(calls).toEqual([]);
    },
  );

  it('open windows of the least and the greatest size', async () => {
    const { bridge, calls } = bridgeThat(() => null);
    await openSubWindow(bridge, { url: '/loan', title: '贷款', width: 200, height: 8_192 });
    const payload = { url: '/loan', title: '贷款', width: 200, height: 8_192 };
    expect(calls).toEqual([{ type: 'open-sub-window', payload }]);
  });

  it('open no window without user activation, where the browser can tell', async () => {
    const { bridge, calls } = bridgeThat(() => null);
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    const refused = { code: 'BRIDGE_NOT_ALLOWED', kind: 'host' };
    await expect(openSubWindow(bridge, { url: '/loan' })).rejects.toMatchObject(refused);
    for (const navigator of [{ userActivation: { isActive: true } }, {}, undefined]) {
      vi.stubGlobal('navigator', navigator);
      await openSubWindow(bridge, { url: '/loan' });
    }
    expect(calls).toHaveLength(3);
  });
});

describe('bridgeFetch', () => {
  const mock = createMockTransport();
  const viaShell = async (_type: string, payload: unknown) => {
    const { method, url, headers, body } = payload as {
      method: string;
      url: string;
      headers: Record<string, string>;
      body: string | null;
    };
    const response = await mock.fetch(new Request(url, { method, headers, body }));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
  const clientOver = (answer: (type: string, payload: unknown) => unknown) => {
    const { bridge, calls } = bridgeThat(answer);
    const events: string[] = [];
    const client = createClient({
      baseUrl: 'https://loans.example',
      fetch: bridgeFetch(bridge),
      retries: 0,
      onEvent: ({ type }) => events.push(type),
    });
    return { client, calls, events };
  };

  it('carries calls with their headers, and responses', async () => {
    const { client, calls } = clientOver(viaShell);
    const { content } = await listProducts(client);
    expect(content.length).toBeGreaterThan(0);
    expect(calls[0]).toMatchObject({
      type: 'http',
      payload: { method: 'GET', headers: { 'x-scf-platform': '1001' } },
    });
  });

  it('leaves the error policy as it is', async () => {
    const { client, events } = clientOver(() => ({
      status: 401,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: '002004', message: '', requestId: 'r' }),
    }));
    await expect(listProducts(client)).rejects.toMatchObject({ code: '002004', kind: 'auth' });
    expect(events).toEqual(['session-expired']);
  });

  it.each([
    [null],
    [{}],
    [{ status: 99, headers: {}, body: '' }],
    [{ status: 200, headers: null, body: '' }],
  ])('takes %j for a failed line', async (answer) => {
    const { client } = clientOver(() => answer);
    await expect(listProducts(client)).rejects.toMatchObject({ kind: 'network' });
  });

  it('sends bodies as texts', async () => {
    const { client, calls } = clientOver(viaShell);
    const body = {
      type: 'FRONT' as const,
      telPhone: '13800000001',
      password: `${'A'.repeat(43)}=`,
    };
    await loginByPassword(client, { body });
    expect(JSON.parse((calls[0]!.payload as { body: string }).body)).toEqual(body);
  });

  it('sends no body that is not text', async () => {
    const { bridge, calls } = bridgeThat(viaShell);
    const body = new Uint8Array([0xff, 0xfe, 0x00]);
    const sent = bridgeFetch(bridge)('https://loans.example/file', { method: 'POST', body });
    await expect(sent).rejects.toBeInstanceOf(TypeError);
    expect(calls).toEqual([]);
  });

  it('sends no body where there is none, also where requests do not show theirs', async () => {
    const { bridge, calls } = bridgeThat(() => ({ status: 200, headers: {}, body: '' }));
    const request = new Request('https://loans.example/');
    Object.defineProperty(request, 'body', { value: undefined });
    await bridgeFetch(bridge)(request);
    expect(calls[0]!.payload).toMatchObject({ method: 'GET', body: null });
  });

  it('sends nothing for a request that was aborted before', async () => {
    const { bridge, calls } = bridgeThat(viaShell);
    const signal = AbortSignal.abort();
    const sent = bridgeFetch(bridge)('https://loans.example/', { signal });
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toEqual([]);
  });
});
