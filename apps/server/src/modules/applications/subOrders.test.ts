import { and, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormEntry, OrderSummary } from '@huiqi/sdk';
import { verifyTrail } from '../../audit/verifyTrail.js';
import { newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, requestId, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { plainDrawForm } from '../products/plainDrawForm.js';
import { financierOf } from '../../seed/session/makeUsers.js';
import { users } from '../../schema/users.js';

let testApp: TestApp;
let mine: Calls;
let bank: Calls;
let parent: typeof orders.$inferSelect;
const granted = 47;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  const rows = await testApp.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, '1'),
        eq(orders.status, 'APPROVAL_SUCCESS'),
        isNull(orders.parentOrderId),
        gt(orders.loanAmount, '40'),
      ),
    );
  [parent] = rows as [typeof parent];
  const officer = financierOf(parent.bankId);
  await testApp.db.update(users).set({ disabled: false }).where(eq(users.id, officer));
  bank = callsWith(testApp, await tokenFor(testApp, officer));
});
afterAll(() => testApp.close());

const draw = (loanAmount: string, key?: string, changes: object = {}) =>
  mine(
    'POST',
    `/order/user/product/subOrder/${parent.id}`,
    { loanAmount, loanterm: 6, ...changes },
    key,
  );
const lineOf = async () => (await mine('GET', `/order/user/${parent.id}`)).data.line;
const accept = (id: string, orderStatus: string) =>
  bank('PUT', `/order/${id}/admin/accept`, { orderStatus, reason: '资料齐全' });
const pay = (id: string, amount: string) =>
  bank('PUT', `/order/${id}/admin/loan`, { date: '2026-06-15', amount, rate: '3.6', term: 6 });

test('parallel draws never take more than was granted, to the last 100 yuan', async () => {
  expect(await lineOf()).toEqual({ granted: '47', drawn: '0', available: '47' });
  const draws = await Promise.all(
    Array.from({ length: 30 }, (_unused, turn) => draw('4.01', `draw-key-${turn}`)),
  );
  const made = draws.filter(({ data }) => data?.applyStatus === 'SUCCESS');
  expect(made).toHaveLength(Math.floor(granted / 4.01));
  const refused = draws.filter(({ data }) => data?.applyStatus === 'FAIL');
  expect(refused).toHaveLength(30 - made.length);
  for (const { data } of refused)
    expect(data).toMatchObject({ failReason: 'LINE_EXCEEDED', orderId: null });
  expect(await lineOf()).toEqual({ granted: '47', drawn: '44.11', available: '2.89' });
  const codes = new Set(made.map(({ data }) => data.orderCode));
  expect(codes.size).toBe(made.length);
  expect((await draw('2.9')).data.applyStatus).toBe('FAIL');
  expect((await draw('2.89')).data.applyStatus).toBe('SUCCESS');
  const allDrawn = { granted: '47', drawn: '47', available: '0' };
  expect(await lineOf()).toEqual(allDrawn);
  const { data } = await mine('GET', '/order/user/page?size=100&orderStatus=APPROVAL_SUCCESS');
  const lines = data.content.map((one: OrderSummary) => [one.orderId, one.line]);
  expect(lines).toContainEqual([parent.id, allDrawn]);
});

test('a sub-order goes its own way; what it does not take is free again', async () => {
  const { data } = await mine('GET', `/order/user/${parent.id}`);
  // The draw of the remainder is smaller than the payments below.
  const [first, second, third] = (
    data.subOrders as { orderId: string; loanAmount: string }[]
  ).filter(({ loanAmount }) => loanAmount === '4.01');
  expect(data.subOrders[0]).toMatchObject({
    parentOrderId: parent.id,
    orderStatus: 'ACCEPT_SUCCESS',
  });
  await accept(first!.orderId, 'APPROVAL_FAIL');
  const left = async () => Number((await lineOf()).available).toFixed(2);
  const freed = Number(first!.loanAmount);
  expect(await left()).toBe(freed.toFixed(2));

  const closed = await mine('POST', `/order/user/${second!.orderId}/close`, {});
  expect(closed.data.orderStatus).toBe('ORDER_CLOSED');
  expect(await left()).toBe((freed + Number(second!.loanAmount)).toFixed(2));

  expect((await accept(third!.orderId, 'APPROVAL_SUCCESS')).data.orderStatus).toBe(
    'APPROVAL_SUCCESS',
  );
  const path = `/order/user/${parent.id}/close`;
  const kept = await mine('POST', path, { orderStatus: 'APPROVAL_SUCCESS' });
  expect([kept.status, kept.code]).toEqual([409, '100409']);
  const tooMuch = await pay(third!.orderId, '5');
  expect([tooMuch.status, tooMuch.code]).toEqual([400, '100400']);
  expect((await pay(third!.orderId, '3')).data.orderStatus).toBe('BANK_APPROVAL_SUCCESS');
  const rest = freed + Number(second!.loanAmount) + Number(third!.loanAmount) - 3;
  expect(await left()).toBe(rest.toFixed(2));
  const { line, subOrders } = (await mine('GET', `/order/user/${parent.id}`)).data;
  const counted = (subOrders as OrderSummary[]).filter(
    ({ orderStatus }) => orderStatus !== 'APPROVAL_FAIL' && orderStatus !== 'ORDER_CLOSED',
  );
  expect(counted.find(({ orderId }) => orderId === third!.orderId)?.paidAmount).toBe('3');
  const listed = counted.map((one) => Number(one.paidAmount ?? one.loanAmount));
  expect(listed.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(line.drawn));

  const whole = await pay(parent.id, '47');
  expect([whole.status, whole.code]).toEqual([409, '100409']);
  expect((await verifyTrail(testApp.db)).faults).toEqual([]);
});

test('a draw keeps the terms of the product and comes from a granted order of one’s own', async () => {
  for (const wrong of [
    { loanterm: 99 },
    { repaymentType: 'AVERAGE_CAPITAL' },
    { formItems: [{ checkName: 'unknown', value: '1' }] },
  ]) {
    const refused = await draw('1', undefined, wrong);
    expect([refused.status, refused.code], JSON.stringify(wrong)).toEqual([400, '100400']);
  }
  expect((await draw('0')).code).toBe('100400');
  const { data } = await mine('GET', `/order/user/${parent.id}`);
  const paid = data.subOrders.find(
    ({ orderStatus }: { orderStatus: string }) => orderStatus === 'BANK_APPROVAL_SUCCESS',
  );
  const body = { loanAmount: '1', loanterm: 6 };
  const ofSub = await mine('POST', `/order/user/product/subOrder/${paid.orderId}`, body);
  expect([ofSub.status, ofSub.code]).toEqual([409, '100409']);
  const stranger = await callsAs(testApp, newcomer);
  const foreign = await stranger('POST', `/order/user/product/subOrder/${parent.id}`, body);
  expect([foreign.status, foreign.code]).toEqual([404, '100404']);
});

test('a file of somebody else is refused by its own field', async () => {
  const files = await uploadsAs(testApp);
  const isProduct = eq(products.id, parent.productId);
  const [product] = await testApp.db.select().from(products).where(isProduct);
  const uploadOf = (checkName: string, label: string): FormEntry => ({
    checkName,
    label,
    inputType: 'UPLOAD',
    group: 'MATERIAL',
    required: false,
    maxFiles: 1,
  });
  const form = [
    ...plainDrawForm(product!),
    uploadOf('contract', '用款合同'),
    uploadOf('invoice', '发票'),
  ];
  await testApp.db
    .update(products)
    .set({ otherForms: { ...product!.otherForms, SUB_ORDER: form } })
    .where(isProduct);
  const own = await files.upload(['合同.pdf', pdf], files.mine);
  const foreign = await files.upload(['别人.pdf', pdf], files.others);
  const refused = await testApp.app.inject({
    method: 'POST',
    url: `/api/huiqi/order/user/product/subOrder/${parent.id}`,
    headers: { 'x-access-token': files.mine, 'x-request-id': requestId },
    payload: {
      loanAmount: '0.1',
      loanterm: 6,
      formItems: [
        { checkName: 'contract', value: own.key },
        { checkName: 'invoice', value: foreign.key },
      ],
    },
  });
  expect(refused.json().fieldErrors).toEqual([
    { field: 'invoice', message: '发票不存在，请重新上传' },
  ]);
});

test('sub-orders are in the lists of applicant and staff, and leave the product open to nobody else', async () => {
  const list = await mine('GET', '/order/user/page?size=100');
  const own = list.data.content.filter(
    ({ parentOrderId }: { parentOrderId: string | null }) => parentOrderId === parent.id,
  );
  expect(own.length).toBeGreaterThan(10);
  const staff = await callsAs(testApp, operator);
  const seen = await staff('GET', `/order/admin/${own[0].orderId}`);
  expect(seen.data.parentOrderId).toBe(parent.id);
  const state = await mine('GET', `/order/user/product/${parent.productId}/haveApplied`);
  expect(state.data).toMatchObject({ haveApplied: true, orderId: parent.id });
});

test('a sub-order is dealt with where its line is', async () => {
  const elsewhere = { scfProvince: '500000', scfCity: '500112', scfDistrict: '500112' };
  await testApp.db.update(orders).set(elsewhere).where(eq(orders.id, parent.id));
  const { data } = await draw('0.5');
  const [row] = await testApp.db.select().from(orders).where(eq(orders.id, data.orderId));
  expect(row).toMatchObject(elsewhere);
  const staff = await callsAs(testApp, operator);
  expect((await staff('GET', `/order/admin/${data.orderId}`)).code).toBe('100404');
});
