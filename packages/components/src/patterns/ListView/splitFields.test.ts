import { expect, test } from 'vitest';
import { amount } from '../filters/amount.js';
import { date } from '../filters/date.js';
import { oneOf, text } from '../filters/kinds.js';
import { range } from '../filters/range.js';
import { listFields } from './listFields.js';
import { splitFields } from './splitFields.js';

const wide = range(date(), 'from', 'until');
const fields = listFields(
  {
    a: oneOf(['1']),
    b: text(),
    dates: wide,
    c: text(),
    d: text(),
    money: range(amount(), 'x', 'y'),
  },
  { a: 'a', b: 'b', dates: 'dates', c: 'c', d: 'd', money: 'money' },
);
const keys = (hasKeyword: boolean) =>
  splitFields(fields, hasKeyword).map((part) => part.map(({ key }) => key));

test('five filters fit, a range counting as two columns of six', () => {
  expect(splitFields(fields.slice(0, 5), false)[1]).toEqual([]);
  expect(splitFields(fields.slice(0, 4), true)[1]).toEqual([]);
});

test('the button for the rest has a column in the row', () => {
  expect(keys(false)).toEqual([
    ['a', 'b', 'dates', 'c'],
    ['d', 'money'],
  ]);
  expect(keys(true)).toEqual([
    ['a', 'b', 'dates'],
    ['c', 'd', 'money'],
  ]);
});

test('buttons in the row take the place of two columns', () => {
  expect(splitFields(fields, true, true)[0].map(({ key }) => key)).toEqual(['a', 'b']);
  expect(splitFields(fields, false, true)[0].map(({ key }) => key)).toEqual(['a', 'b', 'dates']);
});
