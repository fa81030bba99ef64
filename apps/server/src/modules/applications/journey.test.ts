import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf, sampleApplication, type Calls } from '../../testing/calls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

const apply = '/order/user/product/100001';
let opened: TestApp;
let applicant: Calls;
let bank: Calls;
beforeAll(async () => {
  opened = await openTestApp();
  applicant = await callsOf(opened, '13800000001');
  bank = await callsOf(opened, '13800000005');
});
afterAll(() => opened.close());

test('one application becomes one paid-out loan that applicant and bank see alike', async () => {
  const application = await sampleApplication(applicant);
  const incomplete = await applicant('POST', `${apply}/validate`, {
    ...application,
    formItems: [],
  });
  expect(incomplete.data).toMatchObject({ valid: false, fieldErrors: [{ field: 'taxGrade' }] });

  const made = await applicant('POST', apply, application, 'journey-key-1');
  expect(made.data).toMatchObject({ applyStatus: 'SUCCESS', orderStatus: 'ACCEPT_SUCCESS' });
  const { orderId } = made.data;
  expect(await applicant('POST', apply, application, 'journey-key-1')).toEqual(made);
  const other = await applicant(
    'POST',
    apply,
    { ...application, loanAmount: '90' },
    'journey-key-1',
  );
  expect([other.status, other.code]).toEqual([422, '100422']);
  const second = await applicant('POST', apply, application, 'journey-key-2');
  expect(second.data).toMatchObject({ applyStatus: 'FAIL', orderId });

  const early = { date: '2026-11-20', amount: '80', rate: '3.85', term: 12 };
  const tooSoon = await bank('PUT', `/order/${orderId}/admin/loan`, early);
  expect([tooSoon.status, tooSoon.code]).toEqual([409, '100409']);
  const decision = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' };
  const granted = await bank('PUT', `/order/${orderId}/admin/accept`, decision, 'decision-key-1');
  expect(granted.data.orderStatus).toBe('APPROVAL_SUCCESS');
  expect(await bank('PUT', `/order/${orderId}/admin/accept`, decision, 'decision-key-1')).toEqual(
    granted,
  );
  const again = await bank('PUT', `/order/${orderId}/admin/accept`, decision, 'decision-key-2');
  expect([again.status, again.code]).toEqual([409, '100409']);
  const paid = await bank('PUT', `/order/${orderId}/admin/loan`, early);
  expect(paid.data).toMatchObject({ orderStatus: 'BANK_APPROVAL_SUCCESS', loan: early });

  const seen = await applicant('GET', `/order/user/${orderId}`);
  expect(seen.data).toEqual(paid.data);
  expect(seen.data.timeline.map(({ event }: { event: string }) => event)).toEqual([
    'SUBMIT',
    'GRANT',
    'DISBURSE',
  ]);
  expect(seen.data.contactPhone).toBe('138****0001');
  const notices = await applicant('GET', '/user/notice/page?noticeStatus=UNREAD');
  const mine = notices.data.content.filter(
    (notice: { orderId: string }) => notice.orderId === orderId,
  );
  expect(mine).toHaveLength(3);
});

test('fifty applications at once make one order', async () => {
  const application = await sampleApplication(applicant);
  const product = '/order/user/product/100002';
  const before = await applicant('GET', '/order/user/page?size=1');
  const form = await applicant('POST', '/product/productDictionary/productDictionaryList', {
    productId: '100002',
    type: 'APPLY',
  });
  const choice = (name: string) =>
    form.data.find(({ checkName }: { checkName: string }) => checkName === name).options[0]
      .value as string;
  const fitting = {
    ...application,
    loanAmount: '10',
    loanterm: Number(choice('loanterm')),
    repaymentType: choice('repaymentType'),
  };
  const open = await applicant('GET', `${product}/haveApplied`);
  expect(open.data.haveApplied).toBe(false);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_unused, turn) =>
      applicant('POST', product, fitting, `race-key-${turn}`),
    ),
  );
  const successes = answers.filter(({ data }) => data?.applyStatus === 'SUCCESS');
  expect(successes).toHaveLength(1);
  const after = await applicant('GET', '/order/user/page?size=1');
  expect(after.data.page.total).toBe(before.data.page.total + 1);
});

test('a bank reaches its own orders only', async () => {
  const page = await bank('GET', '/order/admin/page?size=100');
  expect(new Set(page.data.content.map(({ bankName }: { bankName: string }) => bankName))).toEqual(
    new Set(['中国建设银行']),
  );
  const all = await (await callsOf(opened, '13800000007'))('GET', '/order/admin/page?size=100');
  const foreign = all.data.content.find(
    ({ bankName }: { bankName: string }) => bankName !== '中国建设银行',
  );
  const refused = await bank('GET', `/order/admin/${foreign.orderId}`);
  expect([refused.status, refused.code]).toEqual([404, '100404']);
});
