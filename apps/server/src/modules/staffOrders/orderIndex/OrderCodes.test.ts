import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrderCodes } from './OrderCodes.js';

const letters = fc.string({ unit: fc.constantFrom('D', 'j', '1', '2'), maxLength: 6 });
const step = fc.record({
  /** More than a search reserves room for. */
  added: fc.constantFrom(0, 1, 1_500),
  place: fc.nat(10),
  code: letters,
  part: letters.map((part) => part.toLowerCase()),
});

test('a search finds the same as a fresh one, whatever was set and searched before', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const codes = new OrderCodes();
      const truth: string[] = [];
      const set = (place: number, code: string) => {
        truth[place] = code.toLowerCase();
        codes.set(place, code);
      };
      for (let place = 0; place <= 10; place += 1) set(place, 'DJ');
      for (const { added, place, code, part } of steps) {
        for (let turn = 0; turn < added; turn += 1) set(truth.length, code);
        set(place, code);
        const marks = codes.containing(part);
        expect(truth.map((_code, at) => marks[at] === 1)).toEqual(
          truth.map((one) => one.includes(part)),
        );
      }
    }),
    { numRuns: 30 },
  );
});
