import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let staff: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  staff = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

const total = async (query = '') => {
  const { data } = await staff('GET', `/order/admin/page?${query}`);
  return data.page.total as number;
};

test('each filter of the staff list narrows it', async () => {
  const { data } = await staff('GET', '/order/admin/page?size=1');
  const [order] = data.content;
  const all = await total();
  const filters = {
    companyName: order.companyName,
    productName: order.productName,
    orderCode: order.orderCode,
    orderStatus: order.orderStatus ?? order.status,
    applyUser: '明月',
    moneyStart: '100',
    moneyEnd: '50',
    dateStart: '2026-06-01',
    dateEnd: '2026-01-01',
    bankId: '1',
  };
  for (const [name, value] of Object.entries(filters)) {
    const found = await total(`${name}=${encodeURIComponent(value)}`);
    expect(found, name).toBeGreaterThan(0);
    expect(found, name).toBeLessThan(all);
  }
});

test('regions, credit codes and filters that match nothing', async () => {
  const all = await total();
  expect(await total('scfProvince=500000')).toBe(all);
  expect(await total('scfCity=0&scfPlatform=1001')).toBe(all);
  expect(await total('scfPlatform=1002')).toBe(0);
  expect(await total('deptId=1')).toBe(0);
  expect(await total('nsrsbh=91500231MA5UXXXXXX')).toBe(0);
  expect(await total(`regionName=${encodeURIComponent('不存在')}`)).toBe(0);
  expect(await total(`companyName=${encodeURIComponent('%')}`)).toBe(0);
});

test('letters match in any case, wildcards as themselves', async () => {
  expect(await total('orderCode=dj2026')).toBe(await total('orderCode=DJ2026'));
  expect(await total('orderCode=2026')).toBeGreaterThan(0);
  expect(await total('orderCode=2_26')).toBe(0);
});

test('pages follow one another without gaps, newest first', async () => {
  const page = async (index: number, size: number) => {
    const { data } = await staff('GET', `/order/admin/page?index=${index}&size=${size}`);
    return data.content as { orderId: string; createdTs: string }[];
  };
  const whole = await page(1, 30);
  const parts = [...(await page(1, 10)), ...(await page(2, 10)), ...(await page(3, 10))];
  expect(parts).toEqual(whole);
  const sorted = whole.toSorted((a, b) => b.createdTs.localeCompare(a.createdTs));
  expect(whole.map(({ createdTs }) => createdTs)).toEqual(sorted.map(({ createdTs }) => createdTs));
  expect(await page(1_000, 10)).toEqual([]);
});
