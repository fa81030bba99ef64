import { formatDate } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { filesForm } from '../../callKit/forms.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { sampleTicketApplication } from './calls.js';
import { ticketApplications, tickets } from '../../schema/tickets.js';

let testApp: TestApp;
let applicant: Calls;
let reviewer: Calls;
let nsrsbh: string;

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  reviewer = await callsAs(testApp, operator);
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [{ nsrsbh }] = data.content;
});
afterAll(() => testApp.close());

/** Uploads a contract under a new key each time. */
async function contract(content: Buffer): Promise<string> {
  const form = filesForm([['服务合同.pdf', content]]);
  const { data } = await applicant('POST', '/ticket/upload/batchUpload', form);
  return data[0].url;
}
const apply = (change: object) =>
  applicant('POST', '/ticket/apply', { ...sampleTicketApplication(nsrsbh, '30'), ...change });
const shown = async (id: string) => (await reviewer('GET', `/ticket/admin/coupon/${id}`)).data;
const pass = (id: string, more: object = {}) =>
  reviewer('PUT', `/ticket/admin/coupon/${id}/review`, { decision: 'PASS', version: 1, ...more });

test('one contract gets one ticket; a second for the same terms needs the reason of the reviewer', async () => {
  const first = await apply({ fileUrl: await contract(pdf) });
  expect((await shown(first.data.id)).similar).toEqual([]);
  const passed = await pass(first.data.id);
  expect(passed.data).toMatchObject({ auditState: 'PASSED', similar: [] });

  const before = await testApp.db.$count(ticketApplications);
  const again = await apply({
    fileUrl: await contract(pdf),
    contractAmount: '60000',
    orgName: '另一家服务机构',
  });
  expect([again.status, again.code]).toEqual([409, '100409']);
  expect(await testApp.db.$count(ticketApplications)).toBe(before);

  const second = await apply({ fileUrl: await contract(Buffer.concat([pdf, Buffer.from('\n')])) });
  const { id } = second.data;
  expect((await shown(id)).similar).toEqual([
    {
      id: first.data.id,
      batch: passed.data.batch,
      contractAmount: '50000.50',
      approvedAmount: passed.data.approvedAmount,
      applyDate: formatDate(seedNow),
      status: 'UNUSED',
      sameFile: false,
    },
  ]);
  const unsaid = await pass(id);
  expect([unsaid.status, unsaid.code]).toEqual([400, '100400']);
  expect(await testApp.db.$count(tickets, eq(tickets.applicationId, id))).toBe(0);
  const said = await pass(id, { reason: '合同为续签，服务期不同' });
  expect(said.data).toMatchObject({
    auditState: 'PASSED',
    records: [{ event: 'PASS', remark: '合同为续签，服务期不同' }, { event: 'SUBMIT' }],
  });
});

test('a returned application cannot take the contract of a ticket either', async () => {
  const { id } = (await apply({ contractAmount: '70000' })).data;
  await pass(id, { decision: 'RETURN', reason: '请上传服务合同' });
  const corrected = { id, contractAmount: '70000', fileUrl: await contract(pdf) };
  expect((await apply(corrected)).code).toBe('100409');
  const other = await contract(Buffer.concat([pdf, Buffer.from('\n\n')]));
  expect((await apply({ ...corrected, fileUrl: other })).data).toEqual({ id });
});
