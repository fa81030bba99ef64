import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, owner } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { sampleTicketApplication } from './calls.js';

let at = seedNow;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => at);
});
afterAll(() => testApp.close());

test('a corrected application is due as of its last submission', async () => {
  const applicant = await callsAs(testApp, owner);
  const reviewer = await callsAs(testApp, operator);
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const body = sampleTicketApplication(data.content[0].nsrsbh, '30');

  at = new Date(seedNow.getTime() - 12 * 86_400_000);
  const { id } = (await applicant('POST', '/ticket/apply', body)).data;
  const decision = { decision: 'RETURN', reason: '请补充盖章页', version: 1 };
  await reviewer('PUT', `/ticket/admin/coupon/${id}/review`, decision);

  at = seedNow;
  expect((await applicant('POST', '/ticket/apply', { ...body, id })).status).toBe(200);
  const dueOf = async (due: string) => {
    const path = `/ticket/admin/coupon/page?auditState=PENDING&due=${due}&size=100`;
    const { content } = (await reviewer('GET', path)).data;
    return content.find((row: { id: string }) => row.id === id)?.due;
  };
  expect(await dueOf('LATER')).toMatchObject({ waitingDays: 0, state: 'LATER' });
  expect(await dueOf('OVERDUE')).toBeUndefined();
});
