import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineFilters } from './defineFilters.js';
import { amount } from './amount.js';
import { date } from './date.js';
import { flag, id, oneOf, page, sortBy, text } from './kinds.js';
import { range } from './range.js';

const filters = defineFilters({
  category: id(),
  level: oneOf([1, 2, 3]),
  dates: range(date(), 'dateStart', 'dateEnd'),
  money: range(amount(), 'moneyStart', 'moneyEnd'),
  mine: flag(),
  keyword: text({ max: 10 }),
  sort: sortBy(['new', 'cheap'], { default: 'new' }),
  index: page(),
});
const names = 'category level dateStart dateEnd moneyStart moneyEnd mine keyword sort index'.split(
  ' ',
);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\ud800', '\udc00', ' ', '\n', 'a', '税', '𠮷') }),
  fc.constantFrom('1', '2', 'true', 'cheap', 'new', '2026-01-31', '007.10', '12,345', '1.', '.5'),
);
const anyValues = fc.dictionary(fc.constantFrom(...names), anyText) as fc.Arbitrary<object>;
const anyAddress = fc
  .array(fc.tuple(fc.constantFrom(...names, 'other', '__proto__'), anyText))
  .map((pairs) => new URLSearchParams(pairs));

// The address as the browser returns it, not the object that was written.
const throughAddress = (values: object) =>
  filters.parse(new URLSearchParams(`?${String(filters.format(values))}`));

test('what an address holds survives writing and reading', () => {
  fc.assert(
    fc.property(anyAddress, (params) => {
      const values = filters.parse(params);
      expect(throughAddress(values)).toEqual(values);
    }),
  );
});

test('whatever a host gives has one canonical form', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const once = throughAddress(values);
      expect(throughAddress(once)).toEqual(once);
      expect(String(filters.format(once))).toBe(String(filters.format(values)));
      expect(filters.change(once, {})).toEqual(filters.toPage(once, 1));
    }),
  );
});

test('the order of the parameters does not matter', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const params = filters.format(values);
      const reversed = new URLSearchParams([...params].toReversed());
      expect(String(filters.format(filters.parse(reversed)))).toBe(String(params));
    }),
  );
});
