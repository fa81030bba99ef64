import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listRelatedCompanies } from '../generated/operations/companies.js';
import { listOrders } from '../generated/operations/orders.js';
import { createMockClient } from '../testing/createMockClient.js';
import { eachItem, eachPage } from './eachPage.js';
import { encodePassword } from '../domain/passwords/encodePassword.js';
import { loadArea } from './loadArea.js';
import { poll, type Visibility } from './poll.js';
import { startSession } from './startSession.js';
import { watchUnreadState } from './watchUnreadState.js';
import { watchUnread } from './watchUnread.js';

it('encodes passwords as Base64 of their SHA-256', () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      const expected = createHash('sha256').update(password, 'utf8').digest('base64');
      expect(encodePassword(password)).toBe(expected);
    }),
  );
});

const unreadOf = (count: number) => ({
  count,
  byType: { ANNOUNCEMENT: 0, TRANSACTION: count, LOAN_INFO: 0, OTHER: 0 },
  newestTs: null,
});

function switchable() {
  let hidden = true;
  const listeners = new Set<() => void>();
  const visibility: Visibility = {
    hidden: () => hidden,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const show = () => {
    hidden = false;
    for (const listener of listeners) listener();
  };
  return { visibility, show, listeners };
}

describe('poll', () => {
  it('runs until its condition holds or the limit is reached', async () => {
    let count = 0;
    const run = async () => (count += 1);
    expect(await poll(run, { intervalMs: 1, until: (n) => n === 3 })).toBe(3);
    expect(await poll(run, { intervalMs: 1, limit: 2 })).toBe(5);
  });

  it('pauses while the tab is hidden', async () => {
    const { visibility, show, listeners } = switchable();
    let asked = 0;
    const polling = poll(async () => (asked += 1), { intervalMs: 1, limit: 1, visibility });
    await Promise.resolve();
    expect(asked).toBe(0);
    show();
    await polling;
    expect(asked).toBe(1);
    expect(listeners.size).toBe(0);
  });

  it('ends on abort, and on an unhandled error', async () => {
    const controller = new AbortController();
    const polling = poll(async () => controller.abort(), {
      intervalMs: 60_000,
      signal: controller.signal,
    });
    await expect(polling).rejects.toThrow('aborted');
    const failing = () => Promise.reject(new Error('no'));
    await expect(poll(failing, { intervalMs: 1 })).rejects.toThrow('no');
    const heard: unknown[] = [];
    await poll(failing, { intervalMs: 1, limit: 3, onError: (error) => void heard.push(error) });
    expect(heard).toHaveLength(3);
  });
});

describe('eachItem', () => {
  const collect = async <Row>(rows: AsyncIterable<Row>) => {
    const seen: Row[] = [];
    for await (const row of rows) seen.push(row);
    return seen;
  };

  it('iterates over the rows of both list shapes', async () => {
    const content = (index: number) => [['a', 'b'], ['c']][index - 1] ?? [];
    const paged = async (index: number) => ({ content: content(index), page: { total: 3 } });
    const counted = async (index: number) => ({ content: content(index), totalElements: 3 });
    expect(await collect(eachItem(paged))).toEqual(['a', 'b', 'c']);
    expect(await collect(eachItem(counted))).toEqual(['a', 'b', 'c']);
  });

  it('accepts the lists of the contract, and fetches no page that is not read', async () => {
    const client = createMockClient({
      listRelatedCompanies: { data: { content: [{ id: '1' }, { id: '2' }], totalElements: 9 } },
    } as never);
    const companies = eachItem((index) =>
      listRelatedCompanies(client, { body: { userId: '1', type: 1, index } }),
    );
    for await (const { id } of companies) if (id === '2') break;
    expect(client.transport.requests).toHaveLength(1);
  });
});

describe('eachPage', () => {
  it('iterates to the last page', async () => {
    const row = (id: number) => ({ id });
    const pages = [[row(1), row(2)], [row(3)]];
    const seen: number[] = [];
    const fetchPage = async (index: number) => ({
      content: pages[index - 1] ?? [],
      page: { index, size: 2, total: 3 },
    });
    for await (const page of eachPage(fetchPage)) seen.push(...page.map(({ id }) => id));
    expect(seen).toEqual([1, 2, 3]);
  });

  it('stops at an empty page whatever the total says', async () => {
    const client = createMockClient({
      listOrders: { data: { content: [], page: { index: 1, size: 10, total: 99 } } },
    });
    for await (const page of eachPage((index) => listOrders(client, { index }))) {
      expect(page).toEqual('never');
    }
    expect(client.transport.requests).toHaveLength(1);
  });
});

describe('loadArea', () => {
  const other = {
    key: 'other',
    regionName: '其他',
    scfProvince: '500000',
    scfCity: '500101',
    scfDistrict: '0',
  };

  it('uses the area the address names', async () => {
    const client = createMockClient({ listHomePageAreas: { data: [other] } });
    const loaded = await loadArea(client, { host: 'OTHER.huiqi.example' });
    expect(loaded).toMatchObject({ area: other, fallback: false });
    expect(client.area).toEqual(other);
    const config = client.transport.requests.at(-1)!;
    expect(config.query).toMatchObject({ scfCity: '500101' });
    expect(config.headers.get('x-service-tag')).toBe('front');
    expect(
      (
        await loadArea(createMockClient({ listHomePageAreas: { data: [other] } }), {
          path: '/other/loan',
        })
      ).area,
    ).toEqual(other);
  });

  it('else the one the server says, else the province', async () => {
    const client = createMockClient();
    expect((await loadArea(client, { host: 'localhost', path: '/' })).area.regionName).toBe(
      '垫江县',
    );
    client.transport.use({ getCurrentArea: { code: '100500' } });
    const fallen = await loadArea(client);
    expect(fallen.fallback).toBe(true);
    expect(client.area).toMatchObject({ scfProvince: '500000', scfCity: '0', scfDistrict: '0' });
  });
});

describe('session helpers', () => {
  afterEach(() => void vi.useRealTimers());

  it('tell who is signed in', async () => {
    const client = createMockClient();
    client.visit.countRefusal();
    expect(await startSession(client)).toMatchObject({ id: '1' });
    expect(client.visit.countRefusal()).toBe(1);
    client.transport.use({ getUserInfo: { data: null } });
    expect(await startSession(client)).toBeNull();
  });

  it('watch the unread count until the first failure', async () => {
    let count = 0;
    const client = createMockClient({
      getUnreadNoticeCount: () =>
        (count += 1) === 3 ? { code: '100500' } : { data: unreadOf(count) },
    });
    const seen: (number | null)[] = [];
    vi.useFakeTimers();
    watchUnreadState(client, (unread) => void seen.push(unread), { intervalMs: 1 });
    await vi.advanceTimersByTimeAsync(20);
    expect(seen).toEqual([1, 2, null]);
    expect(client.transport.requests).toHaveLength(3);
  });

  it('watch the unread count despite failures, until stopped', async () => {
    let count = 0;
    const client = createMockClient({
      getUnreadNoticeCount: () =>
        (count += 1) === 2 ? { code: '100500' } : { data: unreadOf(count) },
    });
    const seen: number[] = [];
    const byType: number[] = [];
    const onCount: Parameters<typeof watchUnread>[1] = (unread, whole) => {
      seen.push(unread);
      byType.push(whole.byType.TRANSACTION);
    };
    const stop = watchUnread(client, onCount, { intervalMs: 1 });
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(2));
    expect(byType).toEqual(seen);
    stop();
    const asked = client.transport.requests.length;
    expect(seen.slice(0, 2)).toEqual([1, 3]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(client.transport.requests.length).toBeLessThanOrEqual(asked + 1);
  });
});
