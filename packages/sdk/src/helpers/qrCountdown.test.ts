import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { qrCountdown } from './qrCountdown.js';

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
