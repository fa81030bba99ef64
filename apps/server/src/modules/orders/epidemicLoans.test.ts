import { constants, OrderStatusLabels } from '@huiqi/sdk/domain';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, backstage, bankOfficer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { sampleApplication } from '../applications/calls.js';
import { products } from '../../schema/products.js';
import { orders } from '../../schema/orders.js';

let testApp: TestApp;
let applicant: Calls;
let bank: Calls;
let commission: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  bank = await callsAs(testApp, bankOfficer);
  commission = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

/** Epidemic-relief products of the officer's bank that the first account's company may apply for. */
async function epidemicProduct() {
  const taken = testApp.db
    .select({ id: orders.productId })
    .from(orders)
    .where(
      and(eq(orders.userId, '1'), inArray(orders.status, ['PRE_JXW_ACCEPT', 'JXW_AUDIT_PASSED'])),
    );
  const [product] = await testApp.db
    .select()
    .from(products)
    .where(
      and(
        eq(products.categoryId, constants.epidemicCategoryId),
        eq(products.bankId, '1'),
        notInArray(products.id, taken),
      ),
    );
  if (!product) throw new Error('The sample has no epidemic-relief loan of the bank to apply for');
  return product;
}

async function submit(key: string): Promise<string> {
  const product = await epidemicProduct();
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const value = { TEXTAREA: '三月起停工两个月', TEXT: '三月起停工' } as const;
  const body = {
    ...sampleApplication(data.content[0]),
    loanAmount: String(product.minLoanLimit),
    loanterm: product.maxLoanTerm,
    repaymentType: product.repaymentTypes[0],
    formItems: [{ checkName: 'impact', value: value.TEXTAREA }],
  };
  const made = await applicant('POST', `/order/user/product/${product.id}`, body, key);
  expect(made.data).toMatchObject({ applyStatus: 'SUCCESS', orderStatus: 'PRE_JXW_ACCEPT' });
  return made.data.orderId;
}

const reviewsOf = async (id: string) => {
  const { data } = await applicant('GET', `/order/user/antiEpidemicLoan/${id}`);
  const { orderStatus, commissionReview, bankReview } = data;
  return { orderStatus, commissionReview, bankReview };
};
const pending = { auditState: 'PENDING', reason: null, auditTs: null };
const decide = (who: Calls, id: string, orderStatus: string, reason: string) =>
  who('PUT', `/order/${id}/admin/accept`, { orderStatus, reason }, `decide-${id}-${orderStatus}`);

/** All paths to one order besides lists; the POSTs are reads. */
const pathsOf = (id: string) => ({
  detail: `/order/admin/${id}`,
  accepting: `/order/isAccept/${id}`,
  approving: `/order/isApproval/${id}`,
  trail: `/order/${id}/admin/trail`,
  report: `/order/${id}/admin/report`,
  form: `/order/user/order/exportExcelKYD/${id}`,
  assignments: `/order/user/distribution/page?orderId=${id}`,
  recommenders: `/order/admin/getRefereesRecordList?orderId=${id}`,
  departments: `/user/dept/getDeptTree?orderId=${id}`,
  network: `/order/admin/correlationMap/network?orderId=${id}`,
});

const posts: ReadonlySet<string> = new Set(['form', 'recommenders']);

async function reachedBy(who: Calls, id: string): Promise<string[]> {
  const reached: string[] = [];
  for (const [name, path] of Object.entries(pathsOf(id)))
    if ((await who(posts.has(name) ? 'POST' : 'GET', path)).status === 200) reached.push(name);
  return reached;
}

test('an epidemic-relief loan passes the commission, then the bank, and its applicant sees both', async () => {
  const id = await submit('epidemic-key-1');
  expect(await reviewsOf(id)).toEqual({
    orderStatus: 'PRE_JXW_ACCEPT',
    commissionReview: pending,
    bankReview: null,
  });

  // The bank cannot see it before the commission has decided.
  for (const status of ['APPROVAL_SUCCESS', 'JXW_AUDIT_PASSED', 'BANK_APPROVAL_FAIL'])
    expect((await decide(bank, id, status, '资料齐全')).status).toBe(404);
  const loan = { date: '2026-06-15', amount: '1', rate: '4.3', term: 12 };
  expect((await bank('PUT', `/order/${id}/admin/loan`, loan, 'too-soon')).status).toBe(404);
  expect(await reachedBy(bank, id)).toEqual([]);
  expect(await reachedBy(commission, id)).toEqual(Object.keys(pathsOf(id)));
  const { data: may } = await commission('GET', `/order/isAccept/${id}`);
  expect(may).toMatchObject({ allowed: true, choices: ['JXW_AUDIT_PASSED', 'JXW_AUDIT_FAIL'] });

  const passed = await decide(commission, id, 'JXW_AUDIT_PASSED', '情况属实，推荐至银行');
  expect(passed.data.orderStatus).toBe('JXW_AUDIT_PASSED');
  expect(await reachedBy(bank, id)).toEqual(Object.keys(pathsOf(id)));
  expect((await decide(commission, id, 'BANK_APPROVAL_FAIL', '不再推荐')).status).toBe(409);
  expect(await reviewsOf(id)).toMatchObject({
    orderStatus: 'JXW_AUDIT_PASSED',
    commissionReview: { auditState: 'PASSED', reason: '情况属实，推荐至银行' },
    bankReview: pending,
  });

  const paid = await bank('PUT', `/order/${id}/admin/loan`, loan, 'epidemic-loan');
  expect(paid.data).toMatchObject({ orderStatus: 'BANK_APPROVAL_SUCCESS', loan });
  expect(await reviewsOf(id)).toMatchObject({
    commissionReview: { auditState: 'PASSED' },
    bankReview: { auditState: 'PASSED', reason: '2026-06-15放款1万元，利率4.3%，期限12个月' },
  });
  const { data: notices } = await applicant('GET', '/user/notice/page?noticeStatus=UNREAD&size=50');
  const about = notices.content.filter(
    ({ subject }: { subject: { id: string } | null }) => subject?.id === id,
  );
  expect(about.map(({ content }: { content: string }) => content)).toEqual(
    expect.arrayContaining([expect.stringContaining('请等待经信委审核')]),
  );
  expect(about).toHaveLength(3);
});

test('a rejection of the commission ends it, one of the bank too', async () => {
  const first = await submit('epidemic-key-2');
  await decide(await callsAs(testApp, admin), first, 'JXW_AUDIT_FAIL', '不在扶持范围');
  expect(await reviewsOf(first)).toMatchObject({
    orderStatus: 'JXW_AUDIT_FAIL',
    commissionReview: { auditState: 'NOT_PASSED', reason: '不在扶持范围' },
    bankReview: null,
  });
  expect(await reachedBy(bank, first)).toEqual([]);
  // Applying again after a rejection is allowed.
  const second = await submit('epidemic-key-3');
  await decide(commission, second, 'JXW_AUDIT_PASSED', '情况属实');
  await decide(bank, second, 'BANK_APPROVAL_FAIL', '负债过高');
  expect(await reviewsOf(second)).toMatchObject({
    orderStatus: 'BANK_APPROVAL_FAIL',
    commissionReview: { auditState: 'PASSED', reason: '情况属实' },
    bankReview: { auditState: 'NOT_PASSED', reason: '负债过高' },
  });
});

test('an order of another category has no such reviews, and the role decides who may review', async () => {
  const { data } = await applicant('GET', '/order/user/page?orderStatus=ACCEPT_SUCCESS');
  const own = await applicant('GET', `/order/user/antiEpidemicLoan/${data.content[0].orderId}`);
  expect([own.status, own.code]).toEqual([400, '100400']);
  const id = await submit('epidemic-key-4');
  const elsewhere = await callsAs(testApp, backstage);
  for (const who of [applicant, elsewhere])
    expect((await decide(who, id, 'JXW_AUDIT_PASSED', '情况属实')).status).toBe(403);
  expect((await reviewsOf(id)).commissionReview).toEqual(pending);
});

test('the sample has an epidemic-relief loan in every status of its own', async () => {
  const rows = await testApp.db
    .selectDistinct({ status: orders.status })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(products.categoryId, constants.epidemicCategoryId));
  expect(rows.map(({ status }) => OrderStatusLabels[status])).toEqual(
    expect.arrayContaining([
      '经信委审核中',
      '经信委审核不通过',
      '抗疫贷银行审核中',
      '银行审核不通过',
      '银行已放款',
    ]),
  );
});
