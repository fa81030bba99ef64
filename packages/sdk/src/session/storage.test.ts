import { expect, test } from 'vitest';
import { memoryStorage, noStorage, orMemory } from './storage.js';

test('what a storage cannot keep is kept for this page', () => {
  const storage = orMemory(noStorage());
  storage.set('target', '/orders');
  expect(storage.get('target')).toBe('/orders');
  storage.remove('target');
  expect(storage.get('target')).toBeUndefined();
});

test('what it keeps is its own: another page may remove it', () => {
  const kept = memoryStorage();
  const storage = orMemory(kept);
  storage.set('target', '/orders');
  kept.remove('target');
  expect(storage.get('target')).toBeUndefined();
});
