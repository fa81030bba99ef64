import { describe, expect, it } from 'vitest';
import { poll, type Visibility } from './poll.js';

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
    await expect(polling).rejects.toMatchObject({
      name: 'HuiqiError',
      kind: 'aborted',
      quiet: true,
    });
    const failing = () => Promise.reject(new Error('no'));
    await expect(poll(failing, { intervalMs: 1 })).rejects.toThrow('no');
    const heard: unknown[] = [];
    await poll(failing, { intervalMs: 1, limit: 3, onError: (error) => void heard.push(error) });
    expect(heard).toHaveLength(3);
  });
});
