import type { RelatedCompany } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, bankOfficer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { freeProduct, sampleApplication } from './calls.js';

const apply = `/order/user/product/${freeProduct}`;
let testApp: TestApp;
let applicant: Calls;
let bank: Calls;
let company: RelatedCompany;
beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  bank = await callsAs(testApp, bankOfficer);
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
});
afterAll(() => testApp.close());

test('an application becomes one paid-out loan that applicant and bank see alike', async () => {
  const application = sampleApplication(company);
  const incomplete = await applicant('POST', `${apply}/validate`, {
    ...application,
    formItems: [],
  });
  expect(incomplete.data).toMatchObject({ valid: false, fieldErrors: [{ field: 'taxGrade' }] });

  const made = await applicant('POST', apply, application, 'journey-key-1');
  expect(made.data).toMatchObject({ applyStatus: 'SUCCESS', orderStatus: 'ACCEPT_SUCCESS' });
  const { orderId } = made.data;
  expect(await applicant('POST', apply, application, 'journey-key-1')).toEqual(made);
  const changed = { ...application, loanAmount: '90' };
  const other = await applicant('POST', apply, changed, 'journey-key-1');
  expect([other.status, other.code]).toEqual([422, '100422']);
  const second = await applicant('POST', apply, application, 'journey-key-2');
  expect(second.data).toMatchObject({ applyStatus: 'FAIL', orderId });

  const early = { date: '2026-06-15', amount: '80', rate: '4.3', term: 12 };
  const tooSoon = await bank('PUT', `/order/${orderId}/admin/loan`, early);
  expect([tooSoon.status, tooSoon.code]).toEqual([409, '100409']);
  const decision = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' };
  const accept = `/order/${orderId}/admin/accept`;
  const granted = await bank('PUT', accept, decision, 'decision-key-1');
  expect(granted.data.orderStatus).toBe('APPROVAL_SUCCESS');
  expect(await bank('PUT', accept, decision, 'decision-key-1')).toEqual(granted);
  const again = await bank('PUT', accept, decision, 'decision-key-2');
  expect([again.status, again.code]).toEqual([409, '100409']);
  const paid = await bank('PUT', `/order/${orderId}/admin/loan`, early);
  expect(paid.data).toMatchObject({ orderStatus: 'BANK_APPROVAL_SUCCESS', loan: early });

  const seen = await applicant('GET', `/order/user/${orderId}`);
  // Staff also see who handles it.
  expect(paid.data).toMatchObject(seen.data);
  const events = seen.data.timeline.map(({ event }: { event: string }) => event);
  expect(events).toEqual(['SUBMIT', 'GRANT', 'DISBURSE']);
  expect(seen.data.contactPhone).toBe('138****0001');
  const notices = await applicant('GET', '/user/notice/page?noticeStatus=UNREAD');
  const about = notices.data.content.filter(
    (notice: { subject: { id: string } | null }) => notice.subject?.id === orderId,
  );
  expect(about).toHaveLength(3);
});

test('fifty parallel applications make one order', async () => {
  const product = '/order/user/product/100002';
  const before = await applicant('GET', '/order/user/page?size=1');
  const form = await applicant('POST', '/product/productDictionary/productDictionaryList', {
    productId: '100002',
    type: 'APPLY',
  });
  const choice = (name: string) =>
    form.data.find(({ checkName }: { checkName: string }) => checkName === name).options[0]
      .value as string;
  const application = {
    ...sampleApplication(company),
    loanAmount: '10',
    loanterm: Number(choice('loanterm')),
    repaymentType: choice('repaymentType'),
  };
  const open = await applicant('GET', `${product}/haveApplied`);
  expect(open.data.haveApplied).toBe(false);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_unused, turn) =>
      applicant('POST', product, application, `race-key-${turn}`),
    ),
  );
  const successes = responses.filter(({ data }) => data?.applyStatus === 'SUCCESS');
  expect(successes).toHaveLength(1);
  const after = await applicant('GET', '/order/user/page?size=1');
  expect(after.data.page.total).toBe(before.data.page.total + 1);
});

test('a bank reaches its own orders only', async () => {
  type Row = { bankName: string; orderId: string };
  const own = await bank('GET', '/order/admin/page?size=100');
  const banks = new Set(own.data.content.map(({ bankName }: Row) => bankName));
  expect([...banks]).toEqual(['中国建设银行']);
  const all = await (await callsAs(testApp, admin))('GET', '/order/admin/page?size=100');
  const foreign = all.data.content.find(({ bankName }: Row) => bankName !== '中国建设银行');
  const refused = await bank('GET', `/order/admin/${foreign.orderId}`);
  expect([refused.status, refused.code]).toEqual([404, '100404']);
});
