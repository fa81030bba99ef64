import { and, eq } from 'drizzle-orm';
import { repaymentSchedule } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agent, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { products } from '../../schema/products.js';
import { loanLimits } from '../../schema/loanLimits.js';

let testApp: TestApp;
let user: Calls;
let other: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  user = await callsAs(testApp, owner);
  other = await callsAs(testApp, agent);
});
afterAll(() => testApp.close());

const query = (terms: object) =>
  `?${String(new URLSearchParams(Object.entries(terms).map(([name, value]) => [name, String(value)])))}`;
const loan = {
  loanAmount: '10',
  loanterm: 2,
  interestRate: '6',
  interestRateType: 'YEAR',
  repaymentType: 'AVERAGE_CAPITAL',
};
const global = (more: object = {}) =>
  `/product/calculator/globalCalculator${query({ ...loan, ...more })}`;
const calculate = (more: object = {}) => user('GET', global(more));

/** What a refused call returns: code, message and the invalid fields. */
async function refusal(path: string, payload?: object) {
  const response = await testApp.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/huiqi${path}`,
    headers: { 'x-request-id': requestId, 'x-access-token': await tokenOfAccount(testApp, owner) },
    ...(payload ? { payload } : {}),
  });
  const { code, message, fieldErrors = [] } = response.json();
  return { code, message, fields: fieldErrors.map(({ field }: { field: string }) => field) };
}

describe('calculateLoan', () => {
  it('is exact to the fen and dates its instalments', async () => {
    const { data } = await calculate({ startDate: '2026-12-31' });
    expect(data).toEqual({
      ...loan,
      startDate: '2026-12-31',
      totalInterest: '750.00',
      totalRepayment: '100750.00',
      schedule: [
        {
          period: 1,
          dueDate: '2027-01-31',
          principal: '50000.00',
          interest: '500.00',
          repayment: '50500.00',
          remaining: '50000.00',
        },
        {
          period: 2,
          dueDate: '2027-02-28',
          principal: '50000.00',
          interest: '250.00',
          repayment: '50250.00',
          remaining: '0.00',
        },
      ],
    });
  });

  it('is due at the end of the term if it may be repaid at any time', async () => {
    const { data } = await calculate({
      repaymentType: 'REPAYMENT_ANYTIME',
      interestRateType: 'DAY',
      interestRate: '0.01',
      loanterm: 3,
      startDate: '2026-11-30',
    });
    expect(data.schedule).toHaveLength(1);
    expect(data.schedule[0]).toMatchObject({ dueDate: '2027-02-28', interest: '900.00' });
  });

  it.each([
    [{ interestRateType: 'ELSE' }, ['interestRateType']],
    [{ loanAmount: '0' }, ['loanAmount']],
    [{ loanAmount: '99999999' }, ['loanAmount']],
    [{ interestRate: '101' }, ['interestRate']],
    [{ startDate: '0001-01-01' }, ['startDate']],
  ])('refuses %j', async (more, fields) => {
    expect(await refusal(global(more))).toMatchObject({ code: '100400', fields });
  });

  it('fits the contract with the largest loan', async () => {
    const largest = { loanAmount: '100000', loanterm: 600, interestRate: '100' };
    const reply = await calculate({ ...largest, repaymentType: 'FIRST_INTEREST_LAST_LOAN' });
    expect(reply.data.totalRepayment).toBe('50999999998.00');
  });
});

describe('calculateProductLoan', () => {
  const product = async () => {
    const rows = await testApp.db.select().from(products).where(eq(products.onShelf, true));
    const found = rows.find(
      ({ repaymentTypes, interestRateType }) =>
        interestRateType === 'YEAR' && repaymentTypes.length > 0 && repaymentTypes.length < 4,
    );
    if (!found) throw new Error('The sample has no product with a yearly rate');
    return found;
  };
  const address = (terms: object) => `/product/calculator/productCalculator${query(terms)}`;
  const wrong = async (terms: object) => (await refusal(address(terms))).fields;

  it('takes the lowest rate of the product and keeps to its limits', async () => {
    const { id, minLoanLimit, maxLoanLimit, maxLoanTerm, minInterestRate, repaymentTypes } =
      await product();
    const [method = 'AVERAGE_CAPITAL'] = repaymentTypes;
    const terms = {
      productId: id,
      loanAmount: minLoanLimit,
      loanterm: maxLoanTerm,
      repaymentType: method,
    };
    const { data } = await user('GET', address(terms));
    const amount = String(minLoanLimit);
    const own = repaymentSchedule({ amount, rate: minInterestRate, months: maxLoanTerm, method });
    expect(Number(data.totalInterest)).toBe(own.totalInterest / 100);
    expect(data.schedule).toHaveLength(own.rows.length);

    expect(await wrong({ ...terms, loanAmount: maxLoanLimit + 1 })).toEqual(['loanAmount']);
    expect(await wrong({ ...terms, loanterm: maxLoanTerm + 1 })).toEqual(['loanterm']);
    expect(await wrong({ ...terms, interestRate: '99' })).toEqual(['interestRate']);
    const all = [
      'FIRST_INTEREST_LAST_LOAN',
      'AVERAGE_CAPITAL_PLUS_INTEREST',
      'AVERAGE_CAPITAL',
      'REPAYMENT_ANYTIME',
    ] as const;
    const repaymentType = all.find((type) => !repaymentTypes.includes(type));
    expect(await wrong({ ...terms, repaymentType })).toEqual(['repaymentType']);
  });

  it('finds no product off the shelf', async () => {
    const { id } = await product();
    await testApp.db.update(products).set({ onShelf: false }).where(eq(products.id, id));
    const { interestRateType: _unused, ...terms } = loan;
    expect(await refusal(address({ ...terms, productId: id }))).toMatchObject({
      code: '100404',
      message: '该产品已被下架',
    });
    await testApp.db.update(products).set({ onShelf: true }).where(eq(products.id, id));
  });
});

describe('loan limits', () => {
  const saving = '/product/loanLimitCalcul/saveOrUpdate';
  const save = (body: object, calls = user) => calls('POST', saving, body);
  const read = (id: string, calls = user) => calls('GET', `/product/loanLimitCalcul/detail/${id}`);
  const list = (id: string, rest = '', calls = user) =>
    calls('GET', `/product/loanLimitCalcul/page/${id}${rest}`);
  const binding = (companyId: string, authorized: boolean) =>
    testApp.db
      .update(userCompanies)
      .set({ authorized })
      .where(and(eq(userCompanies.userId, '1'), eq(userCompanies.companyId, companyId)));

  it('adds up the companies, explains itself and is shown again', async () => {
    await binding('10', true);
    const { data } = await save({ relatedId: '1', companyList: [{ id: '1' }, { id: '10' }] });
    expect(data.companyList.map(({ id }: { id: string }) => id)).toEqual(['1', '10']);
    const sum = (end: string) =>
      data.companyList.reduce(
        (all: number, one: Record<string, number>) => all + (one[end] ?? 0),
        0,
      );
    expect([data.minLoanLimit, data.maxLoanLimit]).toEqual([
      sum('minLoanLimit'),
      sum('maxLoanLimit'),
    ]);
    expect(data.maxLoanLimit).toBeGreaterThan(data.minLoanLimit);
    for (const { remarks } of data.companyList)
      expect(remarks[0]).toMatch(/^纳税信用等级为[A-DM]级/);
    expect((await read(data.id)).data).toEqual(data);
    expect((await user('GET', '/product/loanLimitCalcul/latest')).data).toEqual(data);
  });

  it('lists the products that fit, three a page, what they lend first', async () => {
    const { data: estimate } = await save({ relatedId: '1' });
    const { data } = await list(estimate.id);
    expect(data.page).toEqual({ index: 1, size: 3, total: estimate.productCount });
    expect(data.page.total).toBeGreaterThan(3);
    expect(data.content).toHaveLength(3);
    const limits = data.content.map(({ adviceLimit }: { adviceLimit: string }) =>
      Number(adviceLimit),
    );
    expect(limits).toEqual(limits.toSorted((a: number, b: number) => b - a));
    for (const { adviceLimit, maxLoanLimit, minLoanLimit, reasons } of data.content) {
      expect(Number(adviceLimit)).toBeLessThanOrEqual(maxLoanLimit);
      expect(Number(adviceLimit)).toBeGreaterThanOrEqual(minLoanLimit);
      expect(reasons.length).toBeGreaterThan(0);
    }
    const second = (await list(estimate.id, '?index=2')).data.content;
    expect(second[0].id).not.toBe(data.content[0].id);
  });

  it('leaves out products outside the wanted range', async () => {
    const { data } = await save({ relatedId: '1', minLoanLimit: 0, maxLoanLimit: 0 });
    expect(data).toMatchObject({ wantedMin: 0, wantedMax: 0, productCount: 0 });
    expect(
      await refusal(saving, { relatedId: '1', minLoanLimit: 2, maxLoanLimit: 1 }),
    ).toMatchObject({ code: '100400', fields: ['maxLoanLimit'] });
  });

  it('lists what lends as much as is wanted, however high a product reaches', async () => {
    const { data: any } = await save({ relatedId: '1' });
    const [best] = (await list(any.id)).data.content;
    const wanted = Number(best.adviceLimit);
    const { data } = await save({ relatedId: '1', minLoanLimit: wanted });
    const { content } = (await list(data.id, '?size=50')).data;
    expect(content.length).toBeGreaterThan(0);
    for (const { adviceLimit } of content) expect(Number(adviceLimit)).toBe(wanted);
    const { data: more } = await save({ relatedId: '1', minLoanLimit: wanted + 1 });
    expect(more.productCount).toBe(0);
  });

  it('is made again under the same id', async () => {
    const { data: earlier } = await save({ relatedId: '1', maxLoanLimit: 0 });
    const { data } = await save({ id: earlier.id, relatedId: '1' });
    expect(data).toMatchObject({ id: earlier.id, wantedMax: null });
    expect(data.productCount).toBeGreaterThan(0);
    expect((await save({ id: 'none', relatedId: '1' })).code).toBe('100404');
  });

  it('reads figures of own, authorised companies alone', async () => {
    expect((await save({ relatedId: '3' })).code).toBe('100404');
    expect((await save({ relatedId: '1', companyList: [{ id: '3' }] })).code).toBe('100404');
    expect(await refusal(saving, { relatedId: '1', companyList: [{ id: '2' }] })).toMatchObject({
      code: '100400',
      fields: ['companyList'],
    });
  });

  it('is missing for others', async () => {
    const { data } = await save({ relatedId: '1' });
    const before = await testApp.db.select().from(loanLimits).where(eq(loanLimits.id, data.id));
    expect((await read(data.id, other)).code).toBe('100404');
    expect((await list(data.id, '', other)).code).toBe('100404');
    const theirs = (await other('GET', '/product/loanLimitCalcul/latest')).data;
    expect(theirs).toBeNull();
    expect((await save({ id: data.id, relatedId: '4' }, other)).code).toBe('100404');
    expect(await testApp.db.select().from(loanLimits).where(eq(loanLimits.id, data.id))).toEqual(
      before,
    );
  });

  it('shows no tax figures of a company that is no longer authorised', async () => {
    const { data } = await save({ relatedId: '1' });
    await binding('1', false);
    expect((await read(data.id)).code).toBe('100404');
    expect((await list(data.id)).code).toBe('100404');
    expect((await user('GET', '/product/loanLimitCalcul/latest')).data).toBeNull();
    await binding('1', true);
    expect((await read(data.id)).code).toBe('200');
  });

  it('is for somebody who logged in', async () => {
    const stranger = await callsAs(testApp, newcomer);
    expect((await stranger('GET', '/product/loanLimitCalcul/latest')).data).toBeNull();
  });
});
