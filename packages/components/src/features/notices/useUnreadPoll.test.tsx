import { getServiceOrder, getStaffOrder, getUserInfo, listRelatedCompanies } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { useOperation } from '../../provider/useOperation.js';
import { useUnreadPoll } from './useUnreadPoll.js';

const second = 1_000;
let hidden = false;
let asked = 0;
const client = () =>
  createMockClient({
    getUnreadNoticeCount: () => {
      asked += 1;
      const byType = { ANNOUNCEMENT: 0, TRANSACTION: asked, LOAN_INFO: 0, OTHER: 0 };
      return { data: { count: asked, byType, newestTs: null } };
    },
  });

function Count() {
  return <output>{useUnreadPoll()?.count ?? '--'}</output>;
}

function show(isHidden: boolean) {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  asked = 0;
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const draw = () =>
  render(
    <HuiqiProvider client={client()}>
      <Count />
    </HuiqiProvider>,
  );
const text = () => document.querySelector('output')?.textContent;

it('asks every 30 s, and not at all while the page is hidden', async () => {
  const screen = await draw();
  await vi.waitFor(() => expect([asked, text()]).toEqual([1, '1']));
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(asked).toBe(2);

  show(true);
  await vi.advanceTimersByTimeAsync(300 * second);
  expect(asked).toBe(2);

  show(false);
  await vi.waitFor(() => expect([asked, text()]).toEqual([3, '3']));

  await screen.unmount();
  await vi.advanceTimersByTimeAsync(300 * second);
  expect(asked).toBe(3);
});

it('reads again what a notice may be about that has come while another one was read', async () => {
  const reads = new Map<string, number>();
  const read = (id: string) => () => {
    reads.set(id, (reads.get(id) ?? 0) + 1);
    return {};
  };
  const orderClient = createMockClient({
    getUnreadNoticeCount: () => {
      asked += 1;
      const byType = { ANNOUNCEMENT: 0, TRANSACTION: 1, LOAN_INFO: 0, OTHER: 0 };
      return { data: { count: 1, byType, newestTs: `2026-11-20T08:30:0${asked}.000Z` } };
    },
    getServiceOrder: read('serviceOrder'),
    getStaffOrder: read('staffOrder'),
    getUserInfo: read('user'),
    listRelatedCompanies: read('companies'),
  });
  function Screens() {
    useUnreadPoll();
    useOperation(getServiceOrder, { id: '1' });
    useOperation(getStaffOrder, { id: '1' });
    useOperation(getUserInfo, {});
    useOperation(listRelatedCompanies, { body: { userId: '1', type: 1 } });
    return null;
  }
  await render(
    <HuiqiProvider client={orderClient}>
      <Screens />
    </HuiqiProvider>,
  );
  const all = ['companies', 'serviceOrder', 'staffOrder', 'user'];
  const readTimes = (times: number) =>
    vi.waitFor(() =>
      expect([asked, [...reads].toSorted()]).toEqual([times, all.map((id) => [id, times])]),
    );
  await readTimes(1);
  await vi.advanceTimersByTimeAsync(30 * second);
  await readTimes(2);
});
