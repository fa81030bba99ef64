import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { filesForm } from '../../callKit/forms.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { companies } from '../../schema/companies.js';
import { users } from '../../schema/users.js';
import { sampleTicketApplication } from './calls.js';
import { ticketApplications } from '../../schema/tickets.js';

let testApp: TestApp;
let applicant: Calls;
let here: Calls;
let elsewhere: Calls;

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  here = await callsAs(testApp, operator);
  elsewhere = await callsAs(testApp, admin);
  await testApp.db
    .update(users)
    .set({ scfProvince: '340000', scfCity: '340100' })
    .where(eq(users.phone, admin));
});
afterAll(() => testApp.close());

const listed = async (as: Calls) => (await as('GET', '/ticket/admin/coupon/page')).data.page.total;

test('staff list the applications of the companies in their region', async () => {
  expect(await listed(elsewhere)).toBe(0);
  const local = await testApp.db
    .select({ id: ticketApplications.id })
    .from(ticketApplications)
    .innerJoin(companies, eq(companies.id, ticketApplications.companyId))
    .where(eq(companies.cityCode, '500231'));
  expect(await listed(here)).toBe(local.length);
  expect(await testApp.db.$count(ticketApplications)).toBeGreaterThan(local.length);
});

test('the contract of a company elsewhere does not open', async () => {
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const form = filesForm([['服务合同.pdf', pdf]]);
  const [{ url }] = (await applicant('POST', '/ticket/upload/batchUpload', form)).data;
  const application = sampleTicketApplication(data.content[0].nsrsbh, '30');
  const { id } = (await applicant('POST', '/ticket/apply', { ...application, fileUrl: url })).data;
  const open = (as: Calls) => as('GET', `/user/file?key=${encodeURIComponent(url)}`);
  expect((await open(here)).status).toBe(200);
  expect((await open(elsewhere)).status).toBe(404);
  const body = { decision: 'PASS', version: 1 };
  const decided = await elsewhere('PUT', `/ticket/admin/coupon/${id}/review`, body);
  expect([decided.status, decided.code]).toEqual([404, '100404']);
});
