import { expect, test } from 'vitest';
import { toFigure } from './toFigure.js';

const indicator = {
  key: 'a',
  board: 'STABILITY',
  name: '一',
  measure: '一',
  unit: '人',
  place: 0,
} as const;
/** Values of the months from June 2025 on. */
const months = (values: readonly string[]) =>
  values.map((value, turn) => {
    const month = new Date(Date.UTC(2025, 5 + turn)).toISOString().slice(0, 7);
    return { indicatorKey: 'a', month, value };
  });

test.each([
  [['100.00', ...Array<string>(11).fill('1.00'), '112.50'], '112.5', '12.5'],
  [['100.00', ...Array<string>(11).fill('1.00'), '100.00'], '100', '0'],
  [['200.00', ...Array<string>(11).fill('1.00'), '150.00'], '150', '-25'],
  [['0.00', ...Array<string>(11).fill('1.00'), '5.00'], '5', null],
  [['100.00', '5.00'], '5', null],
  [[], null, null],
])('of %j the value is %s and the change %s percent', (values, value, change) => {
  expect(toFigure(indicator, months(values))).toMatchObject({ value, change });
});

const year = months(['100.00', ...Array<string>(11).fill('1.00'), '112.50']);

test('a month without figures shifts no comparison', () => {
  const without = (month: string) => year.filter((one) => one.month !== month);
  expect(toFigure(indicator, without('2026-01'))).toMatchObject({ change: '12.5' });
  const older = { indicatorKey: 'a', month: '2025-05', value: '50.00' };
  expect(toFigure(indicator, [older, ...without('2025-06')])).toMatchObject({ change: null });
});
