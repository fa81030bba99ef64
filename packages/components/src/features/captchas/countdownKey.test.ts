import { expect, test } from 'vitest';
import { countdownKey } from './countdownKey.js';

const phones = Array.from({ length: 60_000 }, (_, at) => String(13_800_000_000 + at));

test('a key belongs to a purpose and a phone', () => {
  expect(countdownKey('login', '13800000001')).toBe(countdownKey('login', '13800000001'));
  expect(countdownKey('login', '13800000001')).not.toBe(countdownKey('reset', '13800000001'));
  expect(countdownKey('login', '13800000001')).not.toBe(countdownKey('login', '13800000002'));
});

test('a key names no phone: several phones share it', () => {
  expect(countdownKey('login', '13800000001')).not.toContain('13800000001');
  const keys = new Set(phones.map((phone) => countdownKey('login', phone)));
  expect(keys.size).toBeLessThan(phones.length - 500);
});
