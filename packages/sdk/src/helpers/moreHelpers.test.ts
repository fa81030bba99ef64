import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { awaitCreditAdvice } from './awaitCreditAdvice.js';
import { createClient } from '../client/createClient.js';
import { getOrderReport } from '../generated/operations/reports.js';
import {
  backendOptionsFor,
  defineEnvironments,
  environmentNames,
  environments,
  signOnAddress,
} from './environments.js';
import { qrCountdown } from './qrCountdown.js';
import { saveFile } from './saveFile.js';
import { isOffline, watchOnline } from './watchOnline.js';

afterEach(() => vi.unstubAllGlobals());

describe('qrCountdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('ticks each second from the time of issue and ends overdue', () => {
    const seen: number[] = [];
    qrCountdown({ issuedAt: 1_000_000 - 1_797_500, onTick: (left) => seen.push(left) });
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('catches up after a sleep, and can be stopped', () => {
    const seen: number[] = [];
    const stop = qrCountdown({ issuedAt: 1_000_000, onTick: (left) => seen.push(left) });
    expect(seen).toEqual([1800]);
    vi.setSystemTime(1_000_000 + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(seen.at(-1)).toBe(0);
    stop();
    const other = qrCountdown({ issuedAt: 5_000_000, onTick: () => undefined });
    other();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('awaitCreditAdvice', () => {
  const answers = (statuses: string[]) => {
    let at = 0;
    return createMockClient({
      getCreditAdvice: async () => {
        const { data } = await createExample();
        return {
          data: { ...data, status: statuses[Math.min(at++, statuses.length - 1)] } as never,
        };
      },
    });
  };
  const createExample = async () => {
    const { examples } = await import('../generated/examples.js');
    return { data: Object.values(examples.getCreditAdvice)[0] as Record<string, unknown> };
  };

  it('polls until it is completed', async () => {
    const client = answers(['GENERATING', 'GENERATING', 'COMPLETED']);
    const advice = await awaitCreditAdvice(client, { nsrsbh: '91500231MA5U0000X1', intervalMs: 1 });
    expect(advice?.status).toBe('COMPLETED');
    expect(client.transport.requests).toHaveLength(3);
  });

  it('stops after ten polls, requests a new one on refresh', async () => {
    const client = answers(['GENERATING']);
    const options = { nsrsbh: '91500231MA5U0000X1', intervalMs: 1, refresh: true };
    expect((await awaitCreditAdvice(client, options))?.status).toBe('GENERATING');
    const asked = client.transport.requests.map(({ operationId }) => operationId);
    expect(asked).toEqual(['orderCreditAdvice', ...Array<string>(10).fill('getCreditAdvice')]);
  });
});

describe('environments', () => {
  it('are the five of the specification, with hosts of one’s own over them', () => {
    expect(Object.keys(environments)).toEqual([...environmentNames]);
    const own = defineEnvironments({ production: { baseUrl: 'https://loans.gov.example' } });
    expect(own.production.baseUrl).toBe('https://loans.gov.example');
    expect(own.production.clientId).toBe('huiqi-web');
    expect(own.test).toEqual(environments.test);
  });

  it('lead to the single sign-on and back to a path of this site only', () => {
    const address = new URL(signOnAddress(environments.production, '/loan?amount=0-100'));
    expect(address.origin).toBe('https://sso.huiqi.example');
    expect(address.searchParams.get('redirect_uri')).toBe(
      'https://huiqi.example/loan?amount=0-100',
    );
    for (const bad of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '']) {
      expect(() => signOnAddress(environments.production, bad)).toThrow(TypeError);
    }
  });
});

it('reads a report at the same path of the backend host', async () => {
  const asked: string[] = [];
  const client = createClient({
    ...backendOptionsFor(environments.production),
    session: { mode: 'token', token: 'partner' },
    fetch: async (url) => {
      asked.push(String(url));
      return Response.json({ code: '200', message: '', data: null });
    },
  });
  expect(await getOrderReport(client, { id: '100001' })).toBeNull();
  const { backendUrl, baseUrl } = environments.production;
  expect(asked).toEqual([`${backendUrl}/api/huiqi/order/100001/admin/report`]);
  expect(backendUrl).not.toBe(baseUrl);
});

it('watches the network', () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOffline()).toBe(true);
  const heard: boolean[] = [];
  const stop = watchOnline((online) => heard.push(online));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false, true]);
});

it('hands a file to the downloads under its name', () => {
  const clicked: { href: string; download: string }[] = [];
  const link = { href: '', download: '', rel: '', click: () => clicked.push({ ...link }) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile({ blob: new Blob(['x']), fileName: '申请信息.xls' });
  expect(clicked[0]).toMatchObject({ download: '申请信息.xls' });
  expect(clicked[0]?.href).toMatch(/^blob:/);
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith(clicked[0]?.href);
  vi.useRealTimers();
});
