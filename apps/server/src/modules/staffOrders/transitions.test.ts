import type { OrderStatus } from '@huiqi/sdk';
import {
  constants,
  orderTransitions,
  OrderStatusValues,
  type OrderMover,
  type OrderTransition,
} from '@huiqi/sdk/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, bankOfficer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls, type Response } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { orderOrigin } from '../../testing/places.js';
import { notices } from '../../schema/notices.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { loanCorrections } from '../../schema/loanCorrections.js';

const callers = {
  APPLICANT: owner,
  FINANCIER: bankOfficer,
  OPERATOR: operator,
  ADMIN: admin,
} as const;
type Caller = keyof typeof callers;
const callerNames = Object.keys(callers) as Caller[];

/** An action on an order over HTTP, and the table transitions it covers. */
interface Action {
  readonly name: string;
  /** Staff only, or the applicant only. */
  readonly by: 'STAFF' | 'APPLICANT';
  readonly send: (call: Calls, id: string) => Promise<Response>;
  readonly means: (row: OrderTransition) => boolean;
}

const decisionEvents: readonly string[] = ['GRANT', 'REJECT', 'REVIEW_PASS', 'REVIEW_REJECT'];
const decisions = [
  'APPROVAL_SUCCESS',
  'APPROVAL_FAIL',
  'JXW_AUDIT_PASSED',
  'JXW_AUDIT_FAIL',
  'BANK_APPROVAL_FAIL',
] as const;
const loan = { date: '2026-06-15', amount: '1', rate: '4.3', term: 12 };
const actions: readonly Action[] = [
  ...decisions.map((orderStatus): Action => ({
    name: `decide ${orderStatus}`,
    by: 'STAFF',
    send: (call, id) => call('PUT', `/order/${id}/admin/accept`, { orderStatus, reason: '已审核' }),
    means: ({ event, to }) => to === orderStatus && decisionEvents.includes(event),
  })),
  {
    name: 'enter a loan',
    by: 'STAFF',
    send: (call, id) => call('PUT', `/order/${id}/admin/loan`, loan),
    means: ({ event }) => event === 'DISBURSE',
  },
  {
    name: 'confirm that nothing was paid out',
    by: 'STAFF',
    send: async (call, orderId) => {
      const { db } = testApp;
      await db
        .update(orders)
        .set({ loan: { ...loan, remark: null } })
        .where(eq(orders.id, orderId));
      await db.delete(loanCorrections).where(eq(loanCorrections.orderId, orderId));
      const [made] = await db
        .insert(loanCorrections)
        .values({
          orderId,
          loan: null,
          reason: '实际未放款',
          proposerId: 'staff-bank-1-1-1',
          createdAt: seedNow,
        })
        .returning();
      const body = { correctionId: String(made?.id), confirmed: true };
      return call('PUT', `/order/${orderId}/admin/loan/correction`, body);
    },
    means: ({ event }) => event === 'LOAN_VOIDED',
  },
  {
    name: 'close',
    by: 'APPLICANT',
    send: async (call, id) =>
      call('POST', `/order/user/${id}/close`, { orderStatus: await statusOf(id) }),
    means: ({ event }) => event === 'CLOSE',
  },
];

/** Products of the officer's bank, one per kind of order. */
const kinds = { ordinary: '100001', epidemic: '100040', person: '100801' } as const;
type Kind = keyof typeof kinds;

let testApp: TestApp;
let calls: Record<Caller, Calls>;
const ids = {} as Record<Kind, string>;
beforeAll(async () => {
  testApp = await openTestApp();
  const opened = callerNames.map(async (name) => [name, await callsAs(testApp, callers[name])]);
  calls = Object.fromEntries(await Promise.all(opened)) as Record<Caller, Calls>;
  for (const [kind, productId] of Object.entries(kinds) as [Kind, string][]) {
    ids[kind] = `transitions-${kind}`;
    const [product] = await testApp.db.select().from(products).where(eq(products.id, productId));
    expect(product?.bankId).toBe('1');
    expect(product?.categoryId === constants.epidemicCategoryId).toBe(kind === 'epidemic');
    // The sample may contain an open order of the first user for the product.
    await testApp.db
      .update(orders)
      .set({ status: 'ORDER_CLOSED' })
      .where(and(eq(orders.userId, '1'), eq(orders.productId, productId)));
    await testApp.db.insert(orders).values({
      id: ids[kind],
      orderCode: `DJ20250101${String(900_001 + Object.keys(kinds).indexOf(kind))}`,
      userId: '1',
      bankId: '1',
      productId,
      ...(kind === 'person'
        ? { kind: 'PERSON' as const, companyId: null, applicantName: '周明' }
        : { companyId: '1' }),
      status: 'ACCEPT_SUCCESS',
      loanAmount: '10',
      loanTerm: 12,
      items: [],
      // Its statuses are set without a trail.
      reviewed: kind === 'epidemic',
      ...orderOrigin,
      createdAt: seedNow,
      updatedAt: seedNow,
      submittedAt: seedNow,
    });
  }
});
afterAll(() => testApp.close());

/** Sets an order's status, and clears what a closed one loses. */
const setStatus = (kind: Kind, status: OrderStatus) =>
  testApp.db
    .update(orders)
    .set({
      status,
      submittedAt: status === 'SAVE_NOT_SUBMIT' ? null : seedNow,
      loanAmount: '10',
      loanTerm: 12,
      ...(kind === 'person' ? { applicantName: '周明' } : {}),
    })
    .where(eq(orders.id, ids[kind]));
async function statusOf(id: string): Promise<OrderStatus> {
  const [row] = await testApp.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`There is no order ${id}`);
  return row.status;
}

const ofCommission: readonly OrderStatus[] = ['PRE_JXW_ACCEPT', 'JXW_AUDIT_FAIL'];

/** The outcome by the table alone: the status an action leads to, or the code of its refusal. */
function expected(action: Action, caller: Caller, status: OrderStatus, kind: Kind) {
  // Staff cannot see saved applications.
  if (caller !== 'APPLICANT' && status === 'SAVE_NOT_SUBMIT') return 404;
  // The bank cannot see what the commission has not passed on, nor what was closed before.
  const isClosedThere = kind === 'epidemic' && status === 'ORDER_CLOSED';
  if (caller === 'FINANCIER' && (isClosedThere || ofCommission.includes(status))) return 404;
  const row = orderTransitions.find(
    (one) =>
      one.from === status &&
      action.means(one) &&
      one.actors.includes(caller satisfies OrderMover) &&
      (one.when === undefined || (one.when === 'epidemic') === (kind === 'epidemic')),
  );
  return row?.to ?? 409;
}

async function attempt(action: Action, caller: Caller, kind: Kind, status: OrderStatus) {
  const wanted = expected(action, caller, status, kind);
  const response = await action.send(calls[caller], ids[kind]);
  const became = await statusOf(ids[kind]);
  const seen = { code: response.status, status: became };
  const right =
    typeof wanted === 'number' ? { code: wanted, status } : { code: 200, status: wanted };
  const name = `${kind} ${status}: ${action.name} by ${caller}`;
  expect(seen, name).toEqual(right);
  return became;
}

/** Whom the contract admits, on orders within their reach: the access test covers the rest. */
const turns = callerNames.flatMap((caller) =>
  actions
    .filter(({ by }) => (by === 'APPLICANT') === (caller === 'APPLICANT'))
    .map((action) => ({ caller, action })),
);

/** Trail entries of an order, and its applicant's notices. */
const traces = async (id: string) => ({
  rows: await testApp.db.$count(orderEvents, eq(orderEvents.orderId, id)),
  notices: await testApp.db.$count(
    notices,
    and(eq(notices.subjectId, id), eq(notices.userId, '1')),
  ),
});

describe.each(Object.keys(kinds) as Kind[])('an order of kind %s', (kind) => {
  it('moves as the table says, in every status, by every action of everybody, and leaves one row and one notice a move', async () => {
    let moved = 0;
    for (const status of OrderStatusValues) {
      await setStatus(kind, status);
      const before = await traces(ids[kind]);
      const movedBefore = moved;
      for (const { caller, action } of turns) {
        if ((await attempt(action, caller, kind, status)) === status) continue;
        moved += 1;
        await setStatus(kind, status);
      }
      const after = await traces(ids[kind]);
      expect(after.rows - before.rows, status).toBe(moved - movedBefore);
      // A saved application is visible to its applicant alone, who gets no notice.
      const told = status === 'SAVE_NOT_SUBMIT' ? 0 : moved - movedBefore;
      expect(after.notices - before.notices, status).toBe(told);
    }
    expect(moved).toBeGreaterThan(8);
  }, 120_000);
});

it('has an action for every move that the table lets somebody make', () => {
  const unmade = orderTransitions
    .filter(({ event }) => event !== 'SUBMIT')
    .flatMap((row) =>
      callerNames
        .filter((caller) => row.actors.includes(caller))
        .filter((caller) => !turns.some((turn) => turn.caller === caller && turn.action.means(row)))
        .map((caller) => `${caller}: ${row.event} of ${row.from}`),
    );
  expect(unmade).toEqual([]);
});
