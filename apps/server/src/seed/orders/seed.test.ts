import {
  constants,
  creditCodeWarning,
  formatDate,
  nextStatus,
  openOrderStatuses,
  validateIdCard,
  type OrderMover,
} from '@huiqi/sdk/domain';
import type { OrderActor, OrderStatus } from '@huiqi/sdk';
import { describe, expect, test } from 'vitest';
import { createSample } from '../createSample.js';
import { seedNow } from '../../callKit/seedNow.js';
import { servesPlace } from '../../modules/companies/region.js';
import { seed as companiesSeed } from '../companies/seed.js';
import { seed as productsSeed } from '../products/seed.js';
import { financierOf } from '../session/makeUsers.js';
import { seed } from './seed.js';
import { ordinaryPaths } from './paths.js';

const moverOf: Readonly<Record<OrderActor, OrderMover>> = {
  APPLICANT: 'APPLICANT',
  SYSTEM: 'SYSTEM',
  BANK: 'FINANCIER',
  COMMISSION: 'OPERATOR',
};
/** People's place: that of the first company, whose representative is the first account. */
const personOf = '1';
const within = (value: string | number, low: string | number, high: string | number) =>
  Number(low) <= Number(value) && Number(value) <= Number(high);

describe.each([240, 4_000])('a sample of %i orders', (count) => {
  const sample = createSample({ now: seedNow, orders: count });
  const companyRows = sample.of(companiesSeed);
  const { products: productRows, personProducts } = sample.of(productsSeed);
  const sampleOrders = sample.of(seed);
  const companies = new Map(companyRows.map((company) => [company.id, company]));
  const products = new Map([...productRows, ...personProducts].map((one) => [one.id, one]));
  const trails = new Map<string, typeof sampleOrders.events>();
  for (const event of sampleOrders.events)
    trails.set(event.orderId, [...(trails.get(event.orderId) ?? []), event]);
  const rows = sampleOrders.orders.map((order) => {
    const product = products.get(order.productId);
    const company = companies.get(order.companyId ?? personOf);
    if (!product || !company) throw new Error(`Order ${order.id} points nowhere`);
    return { order, product, company, trail: trails.get(order.id) ?? [] };
  });
  /** Ids of the orders that break a rule. */
  const breaking = (rule: (row: (typeof rows)[number]) => boolean) =>
    rows.filter((row) => !rule(row)).map(({ order }) => order.id);

  test('gives every company valid numbers of its own', () => {
    const wrong = companyRows.filter(
      ({ creditCode, legalIdNo }) =>
        creditCode.length !== 18 || creditCodeWarning(creditCode) || validateIdCard(legalIdNo),
    );
    expect(wrong).toEqual([]);
    expect(new Set(companyRows.map(({ creditCode }) => creditCode)).size).toBe(companyRows.length);
  });

  test('reaches every status by the state machine', () => {
    const walks = breaking(({ order, product, trail }) => {
      const kind = { epidemic: product.categoryId === constants.epidemicCategoryId };
      let status: OrderStatus | null = 'SAVE_NOT_SUBMIT';
      for (const { event, actor, status: noted } of trail) {
        if (event !== 'SAVE') status = nextStatus(status, event, moverOf[actor], kind);
        if (status === null || status !== noted) return false;
      }
      return status === order.status && order.version === trail.length && trail.length > 0;
    });
    expect(walks).toEqual([]);
  });

  test('has only actors who may act', () => {
    const staff = breaking(({ order, trail }) =>
      trail.every(({ actor, userId }) => {
        if (actor === 'APPLICANT') return userId === order.userId;
        if (actor === 'SYSTEM') return userId === null;
        return userId === (actor === 'BANK' ? financierOf(order.bankId) : '6');
      }),
    );
    expect(staff).toEqual([]);
  });

  test('keeps every history in order, between the product and now', () => {
    const times = breaking(({ order, product, trail }) => {
      const at = [product.createdAt, ...trail.map(({ createdAt }) => createdAt), seedNow];
      const ends = [trail[0]?.createdAt, trail.at(-1)?.createdAt].map(Number);
      return (
        at.every((time, turn) => turn === 0 || Number(at[turn - 1]) < Number(time)) &&
        ends[0] === order.createdAt.getTime() &&
        ends[1] === order.updatedAt.getTime()
      );
    });
    expect(times).toEqual([]);
  });

  test('keeps amounts, terms, rates and repayment types within the product', () => {
    const bands = breaking(({ order, product, trail }) => {
      const { loan } = order;
      const asked =
        within(order.loanAmount ?? 0, product.minLoanLimit, product.maxLoanLimit) &&
        within(order.loanTerm ?? 0, product.minLoanTerm, product.maxLoanTerm) &&
        product.repaymentTypes.includes(order.repaymentType ?? 'AVERAGE_CAPITAL') &&
        order.bankId === product.bankId;
      if (!loan) return asked && order.status !== 'BANK_APPROVAL_SUCCESS';
      return (
        asked &&
        order.status === 'BANK_APPROVAL_SUCCESS' &&
        within(loan.amount, 0.01, order.loanAmount ?? 0) &&
        within(loan.rate, product.minInterestRate, product.maxInterestRate) &&
        within(loan.term, product.minLoanTerm, product.maxLoanTerm) &&
        loan.date === formatDate(trail.at(-1)?.createdAt.toISOString())
      );
    });
    expect(bands).toEqual([]);
  });

  test('has no order for a product that does not serve the company’s place', () => {
    expect(breaking(({ product, company }) => servesPlace(product.regionCodes, company))).toEqual(
      [],
    );
    const elsewhere = rows.filter(({ company }) => company.areaCode !== '500231');
    expect(elsewhere.length).toBeGreaterThan(0);
  });

  test('has at most one open order per company and product', () => {
    const open = rows.filter(
      ({ order }) => openOrderStatuses.includes(order.status) && !order.parentOrderId,
    );
    const pairs = new Set(
      open.map(({ order }) => `${order.companyId ?? order.userId}:${order.productId}`),
    );
    expect(pairs.size).toBe(open.length);
  });

  test('has a line that is drawn on within its limit, and orders of people', () => {
    const draws = rows.filter(({ order }) => order.parentOrderId);
    const parents = draws.map(({ order }) =>
      sampleOrders.orders.find(({ id }) => id === order.parentOrderId),
    );
    expect(draws.map(({ order }) => order.status)).toEqual([
      'BANK_APPROVAL_SUCCESS',
      'ACCEPT_SUCCESS',
    ]);
    for (const parent of parents)
      expect(parent).toMatchObject({ userId: '1', status: 'APPROVAL_SUCCESS' });
    const drawn = draws.reduce((sum, { order }) => sum + Number(order.loanAmount), 0);
    expect(drawn).toBeLessThan(Number(parents[0]?.loanAmount));
    const people = rows.filter(({ order }) => order.kind === 'PERSON');
    const ofFirst = people.filter(({ order }) => order.userId === '1');
    expect(ofFirst.map(({ order }) => order.status)).toEqual([
      'ACCEPT_SUCCESS',
      'BANK_APPROVAL_SUCCESS',
      'SAVE_NOT_SUBMIT',
    ]);
    const states = people.map(({ order }) => `${order.productId} ${order.status}`);
    for (const { id } of personProducts)
      for (const status of Object.keys(ordinaryPaths)) expect(states).toContain(`${id} ${status}`);
  });

  test('keeps no personal numbers of applications that are only saved', () => {
    const saved = rows.filter(({ order }) => order.status === 'SAVE_NOT_SUBMIT');
    expect(saved.length).toBeGreaterThan(0);
    for (const { order } of saved) {
      expect(order.submittedAt).toBeNull();
      expect(order.application?.values).toMatchObject({ loanAmount: order.loanAmount });
      expect(JSON.stringify(order)).not.toMatch(/"1\d{10}"|\d{17}[0-9X]/);
    }
  });
});
