import { expect, test, vi } from 'vitest';
import { createMemoryHistory } from './createMemoryHistory.js';

test('push, replace and back walk the entries', () => {
  const history = createMemoryHistory('/a');
  history.push('/b');
  history.push('/c');
  history.replace('/d');
  expect(history.current()).toBe('/d');
  history.back();
  expect(history.current()).toBe('/b');
  history.back();
  expect(history.canGoBack()).toBe(false);
  history.back();
  expect(history.current()).toBe('/a');
});

test('listeners hear each change once, and not the same address again', () => {
  const history = createMemoryHistory('/a');
  const heard = vi.fn();
  const stop = history.subscribe(heard);
  history.push('/a');
  history.push('/b');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  history.push('/c');
  expect(heard).toHaveBeenCalledOnce();
});
