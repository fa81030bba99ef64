import { expect, test } from 'vitest';
import type { ScratchFile } from './ScratchFile.js';
import { SharedStrings } from './SharedStrings.js';

/** Keeps nothing. */
const file = { size: 0, append: async () => undefined, writeAt: async () => undefined };

/** Fills the buffer of 64 KiB up to some bytes around its end. */
function filled(more: number, isOdd: boolean): SharedStrings {
  const strings = new SharedStrings(file as unknown as ScratchFile);
  if (isOdd) strings.add('', false);
  for (let n = 0; n < 8; n += 1) strings.add('长'.repeat(3_990), false);
  strings.add('长'.repeat(790 + more), false);
  return strings;
}

test.each([true, false])(
  'a text may begin at any byte of the buffer, also at its last ones, %s',
  (isOdd) => {
    for (let more = 0; more < 40; more += 1) {
      expect(filled(more, isOdd).add('b', false)).toBe(isOdd ? 10 : 9);
      expect(filled(more, isOdd).add('长'.repeat(4_090), false)).toBe(isOdd ? 10 : 9);
    }
  },
);
