import { expect, test } from 'vitest';
import { equalBytes } from './bytes.js';

/** Bytes that remember which of them were read. */
function watched(...bytes: number[]) {
  const read = new Set<unknown>();
  const proxy = new Proxy(Uint8Array.from(bytes), {
    get(target, name) {
      if (/^\d+$/.test(String(name))) read.add(name);
      return Reflect.get(target, name, target) as unknown;
    },
  });
  return { proxy, read };
}

test.each([
  ['equal bytes', [1, 2, 3, 4], true],
  ['bytes that differ at the first', [9, 2, 3, 4], false],
  ['bytes that differ at the last', [1, 2, 3, 9], false],
])('%s are all read, so that the time tells nothing', (_name, bytes, isEqual) => {
  const { proxy, read } = watched(1, 2, 3, 4);
  expect(equalBytes(Uint8Array.from(bytes), proxy)).toBe(isEqual);
  expect(read.size).toBe(4);
});

test('bytes of another length are different', () => {
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false);
});
