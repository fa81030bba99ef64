import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuaranteeData } from '@huiqi/sdk';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { guaranteeValues } from '../../schema/guarantees.js';
import { toFigure } from './toFigure.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('visitors read six figures of each board, a year of months, and the townships', async () => {
  const response = await testApp.app.inject({
    url: '/api/huiqi/ticket/guarantee/getData',
    headers: { 'x-request-id': 'web-test-000001' },
  });
  const { stability, guarantees, towns, updatedOn } = response.json<{ data: GuaranteeData }>().data;
  expect([stability.length, guarantees.length, towns.length]).toEqual([6, 6, 26]);
  for (const { trend, value } of [...stability, ...guarantees]) {
    expect(trend).toHaveLength(13);
    expect(trend.at(-1)?.value).toBe(value);
    expect(trend.map(({ month }) => month)).toEqual(trend.map(({ month }) => month).toSorted());
  }
  expect(updatedOn?.slice(0, 7)).toBe(stability[0]?.trend.at(-1)?.month);
});

const indicator = {
  key: 'a',
  board: 'STABILITY',
  name: '一',
  measure: '一',
  unit: '人',
  place: 0,
} as const;
const months = (values: readonly string[]) =>
  values.map((value, turn) => ({ indicatorKey: 'a', month: `2026-${turn + 10}`, value }));

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

test('without any values no figure and no day is claimed', async () => {
  await testApp.db.delete(guaranteeValues);
  const response = await testApp.app.inject({
    url: '/api/huiqi/ticket/guarantee/getData',
    headers: { 'x-request-id': 'web-test-000002' },
  });
  const { stability, updatedOn } = response.json<{ data: GuaranteeData }>().data;
  expect(updatedOn).toBeNull();
  expect(stability).toHaveLength(6);
  for (const figure of stability)
    expect(figure).toMatchObject({ value: null, change: null, trend: [] });
});
