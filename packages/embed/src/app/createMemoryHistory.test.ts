import { expect, test, vi } from 'vitest';
import { createMemoryHistory } from './createMemoryHistory.js';

test('push adds an entry, replace takes the place of the last one', () => {
  const history = createMemoryHistory('/a?page=1');
  history.push('/a?page=2');
  history.push('/b');
  expect(history.current()).toBe('/b');
  expect(history.lastAt('/a')).toBe('/a?page=2');
  history.replace('/c');
  expect(history.current()).toBe('/c');
  expect(history.lastAt('/b')).toBeUndefined();
});

test('listeners are called once for each change, and not for the same address again', () => {
  const history = createMemoryHistory('/a');
  const listener = vi.fn();
  const unsubscribe = history.subscribe(listener);
  history.push('/a');
  history.push('/b');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  history.push('/c');
  expect(listener).toHaveBeenCalledOnce();
});

test('back leads to the address before, until there is none', () => {
  const history = createMemoryHistory('/a');
  history.push('/b');
  expect(history.back()).toBe(true);
  expect(history.current()).toBe('/a');
  expect(history.back()).toBe(false);
  expect(history.current()).toBe('/a');
});
