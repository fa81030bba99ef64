import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuaranteeData } from '@huiqi/sdk';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { guaranteeValues } from '../../schema/guarantees.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function readBoards(): Promise<GuaranteeData> {
  const response = await testApp.app.inject({
    url: '/api/huiqi/ticket/guarantee/getData',
    headers: { 'x-request-id': 'web-test-000001' },
  });
  return response.json<{ data: GuaranteeData }>().data;
}

test('visitors read six figures of each board, a year of months, and the townships', async () => {
  const { stability, guarantees, towns, updatedOn } = await readBoards();
  expect([stability.length, guarantees.length, towns.length]).toEqual([6, 6, 26]);
  for (const { trend, value } of [...stability, ...guarantees]) {
    expect(trend).toHaveLength(13);
    expect(trend.at(-1)?.value).toBe(value);
    expect(trend.map(({ month }) => month)).toEqual(trend.map(({ month }) => month).toSorted());
  }
  expect(updatedOn?.slice(0, 7)).toBe(stability[0]?.trend.at(-1)?.month);
});

test('a month without figures brings no older one in', async () => {
  const monthsOf = ({ stability: [first] }: GuaranteeData) =>
    first?.trend.map(({ month }) => month);
  const [oldest, missing = '', ...others] = monthsOf(await readBoards()) ?? [];
  await testApp.db.delete(guaranteeValues).where(eq(guaranteeValues.month, missing));
  expect(monthsOf(await readBoards())).toEqual([oldest, ...others]);
});

test('without any values no figure and no day is claimed', async () => {
  await testApp.db.delete(guaranteeValues);
  const { stability, updatedOn } = await readBoards();
  expect(updatedOn).toBeNull();
  expect(stability).toHaveLength(6);
  for (const figure of stability)
    expect(figure).toMatchObject({ value: null, change: null, trend: [] });
});
