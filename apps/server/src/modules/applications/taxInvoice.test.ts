import { constants } from '@huiqi/sdk/domain';
import type { RelatedCompany } from '@huiqi/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { companyCount } from '../../seed/companies/makeCompanies.js';
import { sampleRegistry } from '../../seed/companies/sampleRegistry.js';
import { sampleApplication } from './calls.js';

let testApp: TestApp;
let mine: Calls;
let company: RelatedCompany;
let read: string[] = [];
beforeAll(async () => {
  const registry = sampleRegistry(companyCount(240));
  testApp = await openTestApp(
    undefined,
    {},
    {
      ...registry,
      findFigures: async (creditCode) => {
        read.push(creditCode);
        return registry.findFigures(creditCode);
      },
    },
  );
  mine = await callsAs(testApp, owner);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
});
afterAll(() => testApp.close());

const apply = (changes: object = {}, key?: string) =>
  mine(
    'POST',
    '/order/user/product/ABCTaxAndInvoice/100007',
    { ...sampleApplication(company), ...changes },
    key,
  );

test('without the authorisation the register is not read, and the application fails clearly', async () => {
  await testApp.db.execute(
    sql`update user_companies set authority = '["CREDIT"]' where user_id = '1' and company_id = ${company.id}`,
  );
  const refused = await apply();
  expect(refused.data).toMatchObject({
    applyStatus: 'FAIL',
    failReason: 'TAX_UNAUTHORISED',
    msg: '该企业尚未完成涉税授权，请先完成授权',
    orderId: null,
  });
  expect(read).toEqual([]);
});

test('the certificate of the saved order lets it be read, once, with the figures stored in the order', async () => {
  const saved = await apply({ save: true });
  const { orderId } = saved.data;
  const certified = await mine('POST', '/order/user/order/saveCentificate', {
    orderId,
    partyA: {
      chapteName: company.qymc,
      fullName: company.qymc,
      identityCard: company.nsrsbh,
      legalName: company.legalName,
      organizationType: 'ENTERPRISE',
    },
    partyB: constants.certificatePartyB,
    agreement: true,
  });
  expect(certified.code).toBe('200');
  const sent = await apply({ orderId }, 'tax-key-0001');
  expect(sent.data).toMatchObject({
    applyStatus: 'SUCCESS',
    orderId,
    orderStatus: 'ACCEPT_SUCCESS',
  });
  expect(read).toEqual([company.nsrsbh]);
  const { data } = await mine('GET', `/order/user/${orderId}`);
  expect(data.taxInvoice.years.length).toBeGreaterThan(0);
  expect(data.taxInvoice).toMatchObject({ taxCreditGrade: expect.any(String) });
  const bank = await callsAs(testApp, bankOfficer);
  const list = await bank('GET', `/order/admin/page?orderCode=${sent.data.orderCode}`);
  // Another bank's product, whose figures only that bank sees.
  expect(list.data.page.total).toBe(0);
});

test('a consent is enough, and a register that fails leaves nothing behind', async () => {
  await testApp.db.execute(
    sql`update user_companies set authority = '["TAX"]' where user_id = '1' and company_id = ${company.id}`,
  );
  read = [];
  const taken = await apply({}, 'tax-key-0002');
  expect(taken.data).toMatchObject({ applyStatus: 'FAIL', failReason: 'ALREADY_APPLIED' });
  expect(read).toEqual([company.nsrsbh]);
});
