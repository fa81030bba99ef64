import type { CreditAdvice } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAdvicePolling } from './useAdvicePolling.js';

const advice = Object.values(examples.getCreditAdvice)[0] as CreditAdvice;
const generating: CreditAdvice = { ...advice, status: 'GENERATING' };
const pause = 12_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Shown {
  readonly current: CreditAdvice;
  readonly companyId: string;
}

async function poll(first: CreditAdvice) {
  const read = vi.fn(() => Promise.resolve());
  const initialProps: Shown = { current: first, companyId: '1' };
  const hook = await renderHook(
    (props) =>
      useAdvicePolling((props ?? initialProps).current, (props ?? initialProps).companyId, read),
    { initialProps },
  );
  const pass = (ms: number) => hook.act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  /** Advances time one pause at a time: each poll is rendered before the next. */
  const polls = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await pass(pause);
  };
  return { ...hook, read, pass, polls };
}

test('reads every 12 seconds, ten times at most', async () => {
  const { result, read, pass, polls } = await poll(generating);
  await pass(pause - 1);
  expect(read).not.toHaveBeenCalled();
  await pass(1);
  expect(read).toHaveBeenCalledTimes(1);
  await polls(8);
  expect([read.mock.calls.length, result.current.isExhausted]).toEqual([9, false]);
  await polls(1);
  expect([read.mock.calls.length, result.current.isExhausted]).toEqual([10, true]);
  await polls(5);
  expect(read).toHaveBeenCalledTimes(10);
});

test('stops when the advice is there', async () => {
  const { rerender, read, polls } = await poll(generating);
  await polls(1);
  await rerender({ current: advice, companyId: '1' });
  await polls(5);
  expect(read).toHaveBeenCalledTimes(1);
});

test('counts from zero for another company and after a refresh', async () => {
  const { result, rerender, read, polls, act } = await poll(generating);
  await polls(10);
  expect(result.current.isExhausted).toBe(true);
  await rerender({ current: generating, companyId: '2' });
  expect(result.current.isExhausted).toBe(false);
  await polls(10);
  expect([read.mock.calls.length, result.current.isExhausted]).toEqual([20, true]);
  await act(() => result.current.restart());
  await polls(1);
  expect([read.mock.calls.length, result.current.isExhausted]).toEqual([21, false]);
});
