import { afterEach, expect, test, vi } from 'vitest';
import { readInTime } from './readInTime.js';

afterEach(() => void vi.useRealTimers());

test('a source that fails is left out of the scrape', async () => {
  const read = readInTime({ read: () => Promise.reject(new Error('No database')) });
  expect(await read()).toEqual([]);
});

test('a source that does not end is left out, and not begun a second time', async () => {
  vi.useFakeTimers();
  let begun = 0;
  const read = readInTime({
    read: () => {
      begun += 1;
      return new Promise(() => {});
    },
  });
  for (let scrape = 0; scrape < 2; scrape += 1) {
    const reading = read();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reading).toEqual([]);
  }
  expect(begun).toBe(1);
});
