import type { RelatedCompany } from '@huiqi/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTrail } from '../../audit/verifyTrail.js';
import { bankOfficer, newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';
import { sampleApplication } from './calls.js';

let testApp: TestApp;
let mine: Calls;
let foreign: Calls;
let company: RelatedCompany;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  foreign = await callsAs(testApp, newcomer);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
});
afterAll(() => testApp.close());

const apply = (product: string) => `/order/user/product/${product}`;
const saving = (changes: object = {}) => ({
  creditCode: company.nsrsbh,
  save: true,
  ...changes,
});
const submitting = (changes: object = {}) => ({ ...sampleApplication(company), ...changes });
const count = (product: string) => testApp.db.$count(orders, eq(orders.productId, product));

test('a save keeps what is there, and the order is continued and submitted', async () => {
  const before = await count('100001');
  const body = saving({
    loanLending: '采购原材料',
    contactPhone: '13800000001',
    legalIdNo: '11010519491231002X',
    formItems: [{ checkName: 'taxGrade', value: 'A' }],
  });
  const saved = await mine('POST', apply('100001'), body, 'save-key-1');
  expect(saved.data).toMatchObject({ applyStatus: 'SUCCESS', orderStatus: 'ISSAVE', msg: null });
  expect(await mine('POST', apply('100001'), body, 'save-key-1')).toEqual(saved);
  const { orderId } = saved.data;

  const seen = await mine('GET', `/order/user/${orderId}`);
  expect(seen.data).toMatchObject({
    orderStatus: 'SAVE_NOT_SUBMIT',
    updatedTs: saved.data.updatedTs,
    loanAmount: null,
    loanterm: null,
    contactPhone: null,
    application: {
      values: { creditCode: company.nsrsbh, loanLending: '采购原材料', taxGrade: 'A' },
      masked: { contactPhone: '138****0001', legalIdNo: '110105********002X' },
    },
  });
  // Not stored anywhere in the row, let alone returned.
  const [row] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
  expect(JSON.stringify(row)).not.toMatch(/13800000001|11010519491231002X/);

  const again = await mine('POST', apply('100001'), saving({ orderId, loanAmount: '66.5' }));
  const changed = await mine('GET', `/order/user/${orderId}`);
  const { updatedTs } = changed.data;
  expect(again.data).toMatchObject({ orderId, orderStatus: 'ISSAVE', updatedTs });
  expect(changed.data).toMatchObject({ loanAmount: '66.5', loanLending: null });
  expect(changed.data.timeline.map(({ event }: { event: string }) => event)).toEqual(['SAVE']);

  const state = await mine('GET', `${apply('100001')}/haveApplied?creditCode=${company.nsrsbh}`);
  expect(state.data).toEqual({ haveApplied: false, orderId, orderStatus: 'SAVE_NOT_SUBMIT' });
  const incomplete = await mine('POST', apply('100001'), submitting({ orderId, formItems: [] }));
  expect([incomplete.status, incomplete.code]).toEqual([400, '100400']);

  const sent = await mine('POST', apply('100001'), submitting({ orderId }));
  expect(sent.data).toMatchObject({
    applyStatus: 'SUCCESS',
    orderId,
    orderCode: saved.data.orderCode,
    orderStatus: 'ACCEPT_SUCCESS',
  });
  const whole = await mine('GET', `/order/user/${orderId}`);
  expect(whole.data).toMatchObject({ loanAmount: '80', application: null });
  expect(whole.data.timeline.map(({ event }: { event: string }) => event)).toEqual([
    'SAVE',
    'SUBMIT',
  ]);
  expect(await count('100001')).toBe(before + 1);
  expect((await verifyTrail(testApp.db)).faults).toEqual([]);
});

test('a second tab that submits later gets the submitted order, one that saves is told', async () => {
  const saved = await mine('POST', apply('100003'), saving());
  const { orderId } = saved.data;
  const body = submitting({ orderId, loanAmount: '20', repaymentType: 'AVERAGE_CAPITAL' });
  const first = await mine('POST', apply('100003'), body, 'tab-key-0001');
  expect(first.data.orderStatus).toBe('ACCEPT_SUCCESS');
  const second = await mine('POST', apply('100003'), { ...body, loanAmount: '21' }, 'tab-key-0002');
  expect(second.data).toEqual(first.data);
  const stored = await mine('GET', `/order/user/${orderId}`);
  expect(stored.data.loanAmount).toBe('20');
  const late = await mine('POST', apply('100003'), saving({ orderId }));
  expect([late.status, late.code]).toEqual([409, '100409']);
  // Without the id it is a second application, which is refused.
  const other = await mine('POST', apply('100003'), { ...body, orderId: undefined });
  expect(other.data).toMatchObject({
    applyStatus: 'FAIL',
    failReason: 'ALREADY_APPLIED',
    orderId,
  });
});

test('a save without an id changes the saved order there is; the last one wins', async () => {
  const product = '100010';
  const before = await count(product);
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_unused, turn) =>
      mine('POST', apply(product), saving({ loanAmount: String(turn + 1) }), `many-saves-${turn}`),
    ),
  );
  const ids = new Set(saves.map(({ data }) => data.orderId));
  expect(ids.size).toBe(1);
  const last = await mine('POST', apply(product), saving({ loanAmount: '33' }));
  expect(ids.has(last.data.orderId)).toBe(true);
  const { data } = await mine('GET', `/order/user/${last.data.orderId}`);
  expect(data.loanAmount).toBe('33');
  expect(await count(product)).toBe(before + 1);
});

test('orders and companies of others stay out of reach', async () => {
  const saved = await mine('POST', apply('100005'), saving());
  const { orderId } = saved.data;
  const missing = await foreign('POST', apply('100005'), saving({ orderId: '19999999' }));
  const taken = await foreign('POST', apply('100005'), saving({ orderId }));
  expect([taken.status, taken.code]).toEqual([404, '100404']);
  expect([missing.status, missing.code]).toEqual([404, '100404']);
  const stranger = await foreign('POST', apply('100005'), saving());
  expect([stranger.status, stranger.code]).toEqual([400, '100400']);
  const elsewhere = await mine('POST', apply('100010'), saving({ orderId }));
  expect([elsewhere.status, elsewhere.code]).toEqual([400, '100400']);
  for (const login of [bankOfficer, operator]) {
    const staff = await callsAs(testApp, login);
    expect((await staff('GET', `/order/admin/${orderId}`)).code).toBe('100404');
  }
});

test('an order that another user of the company has saved is not shown, but in the way', async () => {
  await testApp.db.insert(userCompanies).values({
    userId: '2',
    companyId: company.id,
    authorized: true,
    authority: ['TAX'],
  });
  const second = await foreign('POST', apply('100005'), saving());
  expect(second.data).toMatchObject({
    applyStatus: 'FAIL',
    failReason: 'ALREADY_APPLIED',
    orderId: null,
  });
  const { data } = await foreign('GET', `/order/user/getApplyRelatedCompanyList?productId=100005`);
  expect(data).toMatchObject([
    { nsrsbh: company.nsrsbh, orderId: null, failReason: 'ALREADY_APPLIED', inRegion: true },
  ]);
});

test('a save checks the shape of what is there', async () => {
  const wrong = { loanAmount: 'x', contactPhone: '1', repaymentType: 'SOMEHOW' };
  for (const [field, value] of Object.entries(wrong)) {
    const refused = await mine('POST', apply('100005'), saving({ [field]: value }));
    expect([refused.status, refused.code], field).toEqual([400, '100400']);
  }
  const limits = { loanAmount: '99999', loanterm: 48, repaymentType: 'REPAYMENT_ANYTIME' };
  const refused = await mine('POST', `${apply('100005')}/validate`, saving(limits));
  const fields = refused.data.fieldErrors.map(({ field }: { field: string }) => field);
  expect(fields.toSorted()).toEqual(['loanAmount', 'loanterm', 'repaymentType']);
});

test('the limits of the product hold whatever its form says', async () => {
  await testApp.db.execute(sql`
    update products set form = '[{"checkName":"taxGrade","inputType":"TEXT","label":"等级","group":"COMPANY","required":false}]'
    where id = '100005'`);
  const limits = { loanAmount: '99999', loanterm: 48, repaymentType: 'REPAYMENT_ANYTIME' };
  for (const [field, value] of Object.entries(limits)) {
    const { data } = await mine(
      'POST',
      `${apply('100005')}/validate`,
      submitting({ [field]: value }),
    );
    const fields = data.fieldErrors.map((error: { field: string }) => error.field);
    expect(fields).toContain(field);
  }
});

test.each([['a b'], ['X'], ['系统分配'], ['x'.repeat(33)]])(
  'the recommendation code %j is none',
  async (recommendationCode) => {
    const refused = await mine('POST', apply('100005'), saving({ recommendationCode }));
    expect([refused.status, refused.code]).toEqual([400, '100400']);
  },
);
