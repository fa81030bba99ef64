import { expect, test } from 'vitest';
import { equalBytes } from './bytes.js';

/** Bytes that remember which of them were read. */
function watched(...bytes: number[]) {
  const read = new Set<number>();
  const proxy = new Proxy(Uint8Array.from(bytes), {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) read.add(Number(name));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(proxy) : value;
    },
  });
  return { proxy, read };
}

test.each([
  ['equal bytes', [1, 2, 3, 4], true],
  ['bytes that differ at the first', [9, 2, 3, 4], false],
  ['bytes that differ at the last', [1, 2, 3, 9], false],
])('%s are all read, so that the time tells nothing', (_name, bytes, isEqual) => {
  const [one, other] = [watched(...bytes), watched(1, 2, 3, 4)];
  expect(equalBytes(one.proxy, other.proxy)).toBe(isEqual);
  expect([one.read.size, other.read.size]).toEqual([4, 4]);
});

test('bytes of another length are different', () => {
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false);
});
