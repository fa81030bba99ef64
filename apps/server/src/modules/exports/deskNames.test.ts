import { deskStatusLabels } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { readXls, valuesOf } from '../../testing/readXls.js';
import { orders } from '../../schema/orders.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('a bank that has not responded, and a draw on a line, are named as on the desk', async () => {
  const officer = await callsAs(testApp, bankOfficer);
  const { data: listed } = await officer('GET', '/order/admin/page?size=1');
  const id: string = listed.content[0].orderId;
  const [line] = await testApp.db.select().from(orders).where(eq(orders.id, id));
  if (!line) throw new Error('The officer handles no order');
  const { stage: _generated, ...same } = line;
  const orderCode = 'DJ20250102900777';
  const draw = { id: 'draw', orderCode, parentOrderId: id, status: 'BANK_NO_INFO' } as const;
  await testApp.db.insert(orders).values({ ...same, ...draw });
  const fieldList = ['productName', 'orderStatus'].map((fieldName) => ({
    fieldName,
    fieldDesc: fieldName,
    checked: true,
  }));
  const file = await officer('POST', '/order/export/order/list', { orderCode, fieldList });
  const [, row] = readXls(file.data).flatMap(valuesOf);
  expect(row).toEqual([expect.stringMatching(/.·提款$/), deskStatusLabels.BANK_NO_INFO]);
});
