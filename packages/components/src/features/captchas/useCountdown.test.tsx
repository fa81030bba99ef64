import { createMockClient } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { useCountdown } from './useCountdown.js';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const drafts = memoryDraftStorage();
  const client = createMockClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HuiqiProvider client={client} drafts={drafts}>
      {children}
    </HuiqiProvider>
  );
  const draw = (key = 'a') =>
    renderHook((props?: { key: string }) => useCountdown(props?.key ?? key), {
      wrapper,
      initialProps: { key },
    });
  return { draw };
}

test('counts down, survives leaving the page, and ends', async () => {
  const { draw } = await setUp();
  const first = await draw();
  expect(first.result.current.left).toBe(0);
  await first.act(() => first.result.current.start(60));
  expect(first.result.current.left).toBe(60);
  await first.act(() => vi.advanceTimersByTime(10_000));
  expect(first.result.current.left).toBe(50);
  await first.unmount();

  const second = await draw();
  await second.act(() => vi.advanceTimersByTime(5_000));
  expect(second.result.current.left).toBe(45);
  await second.act(() => vi.advanceTimersByTime(45_000));
  expect(second.result.current.left).toBe(0);
  await second.unmount();

  const third = await draw();
  await third.act(() => vi.advanceTimersByTime(1_000));
  expect(third.result.current.left).toBe(0);
});

test('another key has a countdown of its own', async () => {
  const { draw } = await setUp();
  const hook = await draw('a');
  await hook.act(() => hook.result.current.start(60));
  await hook.rerender({ key: 'b' });
  expect(hook.result.current.left).toBe(0);
  await hook.rerender({ key: 'a' });
  await hook.act(() => vi.advanceTimersByTime(1_000));
  expect(hook.result.current.left).toBe(59);
});
