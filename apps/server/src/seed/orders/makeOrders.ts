import type { LoanRecord, OrderStatus } from '@huiqi/sdk';
import {
  constants,
  formatDate,
  givesReason,
  nextStatus,
  openOrderStatuses,
  type OrderMover,
} from '@huiqi/sdk/domain';
import type { Random } from '../random.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import { ownerOf } from '../companies/ownerOf.js';
import type { NewProduct } from '../products/makeProducts.js';
import { actorOf } from '../../modules/orders/actorOf.js';
import type { orderEvents, orders } from '../../schema/orders.js';
import { regionOfPlace } from '../../modules/companies/regionOfRecord.js';
import { epidemicPaths, ordinaryPaths, type PathStep } from './paths.js';
import { servedBy } from './servedBy.js';
import { savedOf } from './savedOf.js';
import { userOf } from './userOf.js';

type NewOrder = typeof orders.$inferInsert;
type NewEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;
export interface SampleOrders {
  readonly orders: NewOrder[];
  readonly events: NewEvent[];
}

const dayMs = 86_400_000;
const uses = ['采购原材料', '支付货款', '补充流动资金', '更新设备', '扩大经营场所'];
const remarks: Readonly<Record<string, string>> = {
  GRANT: '资料齐全，经营情况良好，同意授信',
  REJECT: '近一年纳税额未达到准入要求',
  REVIEW_PASS: '情况属实，推荐至银行',
  REVIEW_REJECT: '不符合抗疫专项贷款的扶持范围',
  EXPIRE: '超过授信有效期未提款',
  CLOSE: '申请人撤回申请',
};

/** A sample order before its history. */
export interface Draft {
  readonly serial: number;
  readonly userId: string;
  readonly company: NewCompany;
  readonly product: NewProduct;
  readonly status: OrderStatus;
  readonly path: readonly PathStep[];
  readonly createdAt: Date;
  /** 10,000 yuan; random by default. */
  readonly amount?: number;
}

function loanOf(random: Random, amount: number, product: NewProduct, at: Date): LoanRecord {
  const amountPaid = Math.max(1, amount - random.whole(0, 2));
  return {
    date: formatDate(at.toISOString()),
    amount: String(amountPaid),
    rate: Number(product.minInterestRate).toFixed(2),
    term: product.maxLoanTerm,
    remark: null,
  };
}

/** Makes an order by walking the state machine. */
export function makeOrder(
  random: Random,
  draft: Draft,
  now: Date,
): { order: NewOrder; events: NewEvent[] } {
  const { serial, company, product, path, userId } = draft;
  const epidemic = product.categoryId === constants.epidemicCategoryId;
  const id = `1${String(serial).padStart(7, '0')}`;
  const share = 0.2 + random.next() * 0.8;
  const amount = draft.amount ?? Math.max(1, Math.round(product.maxLoanLimit * share));
  const remaining = now.getTime() - draft.createdAt.getTime();
  let status: OrderStatus = 'SAVE_NOT_SUBMIT';
  let at = draft.createdAt;
  let reason: string | null = null;
  let loan: LoanRecord | null = null;
  const events: NewEvent[] = [];
  const note = (event: NewEvent['event'], mover: OrderMover, remark: string | null) =>
    events.push({
      orderId: id,
      event,
      status,
      actor: actorOf(mover),
      userId: userOf(mover, userId, product.bankId),
      remark,
      createdAt: at,
    });
  if (path.length === 0) note('SAVE', 'APPLICANT', null);
  for (const [turn, { event, mover }] of path.entries()) {
    const next = nextStatus(status, event, mover, { epidemic });
    if (next === null)
      throw new Error(`The sample asks for ${event} in ${status}, which is no transition`);
    status = next;
    if (turn > 0)
      at = new Date(
        at.getTime() + Math.min(remaining / (path.length + 1), dayMs * random.whole(1, 4)),
      );
    if (event === 'DISBURSE') loan = loanOf(random, amount, product, at);
    const paid = loan ? `放款${loan.amount}万元，利率${loan.rate}%，期限${loan.term}个月` : null;
    const remark = event === 'DISBURSE' ? paid : (remarks[event] ?? null);
    if (givesReason(event)) reason = remark;
    note(event, mover, remark);
  }
  const order: NewOrder = {
    id,
    orderCode: `DJ${formatDate(draft.createdAt.toISOString()).replaceAll('-', '')}${String(serial).padStart(6, '0')}`,
    userId,
    companyId: company.id,
    productId: product.id,
    bankId: product.bankId,
    status,
    loanAmount: String(amount),
    loanTerm: product.maxLoanTerm,
    loanLending: random.pick(uses),
    repaymentType: product.repaymentTypes[0] ?? null,
    legalName: company.legalName,
    legalIdNo: company.legalIdNo,
    legalPhone: company.legalPhone,
    contactName: company.legalName,
    contactPhone: company.legalPhone,
    items: [],
    reason,
    loan,
    version: events.length,
    createdAt: draft.createdAt,
    updatedAt: at,
    submittedAt: draft.createdAt,
    source: 'WEB',
    ...regionOfPlace(company),
    scfPlatform: constants.platformId,
  };
  return { order: path.length === 0 ? savedOf(order) : order, events };
}

export interface OrderSource {
  readonly companies: readonly NewCompany[];
  readonly products: readonly NewProduct[];
  readonly count: number;
  readonly now: Date;
}

/** Position of a product without open orders of the first account's company, so that it can be applied for. */
export const journeyProductPosition = 1;

/** Makes orders in every status, spread over a year, by walking the state machine. */
export function makeOrders(random: Random, source: OrderSource): SampleOrders {
  const made: SampleOrders = { orders: [], events: [] };
  const open = new Set<string>();
  for (let serial = 1; serial <= source.count; serial += 1) {
    // Every eighth order belongs to the first account.
    const picked = serial % 8 === 0 ? source.companies[0] : random.pick(source.companies);
    const product = random.pick(source.products);
    if (!picked) throw new Error('The sample has no companies');
    const company = servedBy(product, picked, source.companies);
    const paths =
      product.categoryId === constants.epidemicCategoryId ? epidemicPaths : ordinaryPaths;
    const choices = Object.entries(paths) as [OrderStatus, readonly PathStep[]][];
    let [status, path] = random.pick(choices);
    const pair = `${company.id}:${product.id}`;
    const taken =
      open.has(pair) || (product.position === journeyProductPosition && company.id === '1');
    const closed = choices.find(([name]) => name === 'BANK_APPROVAL_SUCCESS');
    if (taken && openOrderStatuses.includes(status) && closed) [status, path] = closed;
    if (openOrderStatuses.includes(status)) open.add(pair);
    const createdAt = new Date(
      source.now.getTime() - random.whole(1, 364) * dayMs - random.whole(0, 50_000) * 1_000,
    );
    const userId = ownerOf(company.id);
    const { order, events } = makeOrder(
      random,
      { serial, userId, company, product, status, path, createdAt },
      source.now,
    );
    made.orders.push(order);
    made.events.push(...events);
  }
  return made;
}
