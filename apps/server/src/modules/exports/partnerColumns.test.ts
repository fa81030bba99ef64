import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { readXls, valuesOf } from '../../testing/readXls.js';
import { orders } from '../../schema/orders.js';
import { demoPartner } from '../partners/samplePartners.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('an order of a partner names it in exports, in the list and on its own', async () => {
  const officer = await callsAs(testApp, bankOfficer);
  const { id: partnerId, name } = demoPartner;
  const [order] = await testApp.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.bankId, '1'),
        eq(orders.scfCity, '500231'),
        eq(orders.status, 'ACCEPT_SUCCESS'),
      ),
    )
    .limit(1);
  const { id = '', orderCode = '' } = order ?? {};
  const ofPartner = { partnerId, partnerReference: 'visit:7' };
  await testApp.db.update(orders).set(ofPartner).where(eq(orders.id, id));
  const fieldList = ['partnerName', 'partnerReference'].map((fieldName) => ({
    fieldName,
    fieldDesc: fieldName,
    checked: true,
  }));
  const { data } = await officer('POST', '/order/export/order/list', { orderCode, fieldList });
  expect(readXls(data).flatMap(valuesOf)).toEqual([
    ['合作机构', '合作机构标识'],
    [name, 'visit:7'],
  ]);
  const detail = await officer('GET', `/order/admin/${id}`);
  expect(detail.data).toMatchObject({ partnerName: name, partnerReference: 'visit:7' });
  const { content } = (await officer('GET', '/order/admin/page?size=100')).data;
  const named = (content as { orderId: string; partnerName: string | null }[]).filter(
    ({ partnerName }) => partnerName !== null,
  );
  expect(named.map(({ orderId, partnerName }) => [orderId, partnerName])).toEqual([[id, name]]);
}, 60_000);
