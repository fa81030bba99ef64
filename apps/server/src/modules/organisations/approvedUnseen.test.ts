import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operator, serviceStaff } from '../../callKit/accounts.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp } from '../../testing/openTestApp.js';
import { sampleProduct } from './calls.js';

test('a product is not called public while its organisation is not', async () => {
  const testApp = await openTestApp();
  const staff = await callsAs(testApp, serviceStaff);
  const reviewer = await callsAs(testApp, operator);
  await testApp.db
    .update(serviceOrganisations)
    .set({ published: false })
    .where(eq(serviceOrganisations.id, '801'));
  await staff('POST', '/firms/front/org/product/save', { ...sampleProduct, name: '知产文书整理' });
  const reviews = '/firms/admin/review';
  const keyword = encodeURIComponent('知产文书整理');
  const { data } = await reviewer('GET', `${reviews}/page?auditStatus=PENDING&keyword=${keyword}`);
  await reviewer('PUT', `${reviews}/${data.content[0].id}/decide`, {
    decision: 'PASS',
    version: 1,
  });
  const notices = (await staff('GET', '/user/notice/page?index=1&size=50')).data;
  expect(JSON.stringify(notices)).toContain('“知产文书整理”审核通过，机构公开后显示');
  await testApp.close();
});
