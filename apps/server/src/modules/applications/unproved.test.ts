import { constants } from '@huiqi/sdk/domain';
import type { RelatedCompany } from '@huiqi/sdk';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';
import { sampleApplication } from './calls.js';

let testApp: TestApp;
let mine: Calls;
let stranger: Calls;
let company: RelatedCompany;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  stranger = await callsAs(testApp, newcomer);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
  // The register's data are public: anyone who knows them can add the company.
  await testApp.db.insert(userCompanies).values({ userId: '2', companyId: company.id });
});
afterAll(() => testApp.close());
beforeEach(() => prove('1', true));

const prove = (userId: string, authorized: boolean) =>
  testApp.db
    .update(userCompanies)
    .set({ authorized })
    .where(and(eq(userCompanies.userId, userId), eq(userCompanies.companyId, company.id)));

const certificateFor = (orderId: string) => ({
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

test.each(['/order/user/product/100001', '/order/user/product/ABCTaxAndInvoice/100007'])(
  'neither saves nor submits an application: %s',
  async (path) => {
    const before = await testApp.db.$count(orders);
    const saved = await stranger('POST', path, { creditCode: company.nsrsbh, save: true });
    expect([saved.status, saved.code]).toEqual([400, '100400']);
    const sent = await stranger('POST', path, sampleApplication(company));
    expect(sent.data).toMatchObject({
      applyStatus: 'FAIL',
      failReason: 'COMPANY_UNAUTHORISED',
      orderId: null,
    });
    expect(await testApp.db.$count(orders)).toBe(before);
    // Users who are authorised are not blocked.
    const own = await mine('POST', path, { creditCode: company.nsrsbh, save: true });
    expect(own.data.applyStatus).toBe('SUCCESS');
  },
);

test('sees no order of the company, whoever made it', async () => {
  const [order] = await testApp.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, company.id), eq(orders.status, 'ACCEPT_SUCCESS')));
  const path = `/order/user/getApplyRelatedCompanyList?productId=${order?.productId}`;
  const shown = async (calls: Calls) => {
    const { data } = await calls('GET', path);
    const found = data.find(({ nsrsbh }: RelatedCompany) => nsrsbh === company.nsrsbh);
    return [found.orderId, found.orderStatus, found.failReason];
  };
  expect(await shown(mine)).toEqual([order?.id, 'ACCEPT_SUCCESS', 'ALREADY_APPLIED']);
  expect(await shown(stranger)).toEqual([null, null, 'COMPANY_UNAUTHORISED']);
  await prove('1', false);
  expect(await shown(mine)).toEqual([null, null, 'COMPANY_UNAUTHORISED']);
});

test('keeps the orders made before, draws no credit and opens no tax data with them', async () => {
  const granted = and(
    eq(orders.userId, '1'),
    eq(orders.companyId, company.id),
    eq(orders.status, 'APPROVAL_SUCCESS'),
    isNull(orders.parentOrderId),
    gt(orders.loanAmount, '10'),
  );
  const [line] = await testApp.db.select().from(orders).where(granted);
  const orderId = line?.id ?? '';
  await prove('1', false);
  expect((await mine('GET', `/order/user/${orderId}`)).data.orderId).toBe(orderId);
  const body = { loanAmount: '1', loanterm: 6, loanLending: '支付货款' };
  const drawn = await mine('POST', `/order/user/product/subOrder/${orderId}`, body);
  expect(drawn.data).toMatchObject({ failReason: 'COMPANY_UNAUTHORISED', orderId: null });
  const certificate = '/order/user/order/saveCentificate';
  expect((await mine('POST', certificate, certificateFor(orderId))).code).toBe('100409');
  // An application saved earlier grants no access either.
  await prove('1', true);
  expect((await mine('POST', certificate, certificateFor(orderId))).code).toBe('200');
  await prove('1', false);
  expect((await mine('GET', `/order/${orderId}/admin/report`)).code).toBe('100409');
  const checked = { nsrsbh: company.nsrsbh, orderId };
  const { data } = await mine('POST', '/order/user/order/taxAuthValid', checked);
  expect(data.valid).toBe(false);
});

test('what a user saved who may not act for the company any more gives way to who may', async () => {
  const path = '/order/user/product/100003';
  const draft = { creditCode: company.nsrsbh, contactName: '李明', save: true };
  await prove('2', true);
  const { data: saved } = await stranger('POST', path, draft);
  expect((await mine('POST', path, draft)).data.failReason).toBe('ALREADY_APPLIED');
  await prove('2', false);
  const list = '/order/user/getApplyRelatedCompanyList?productId=100003';
  const { data } = await mine('GET', list);
  const shown = data.find(({ nsrsbh }: RelatedCompany) => nsrsbh === company.nsrsbh);
  expect(shown.failReason).toBeNull();
  expect((await mine('POST', path, draft)).data.applyStatus).toBe('SUCCESS');
  const [closed] = await testApp.db.select().from(orders).where(eq(orders.id, saved.orderId));
  expect(closed).toMatchObject({ status: 'ORDER_CLOSED', contactName: null, application: null });
});
