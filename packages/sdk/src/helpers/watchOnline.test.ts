import { afterEach, expect, it, vi } from 'vitest';
import { isOffline, watchOnline } from './watchOnline.js';

afterEach(() => vi.unstubAllGlobals());

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
