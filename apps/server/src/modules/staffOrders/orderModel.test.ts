import type { OrderStatus } from '@huiqi/sdk';
import {
  OrderStatusLabels,
  isOpenCase,
  nextStatus,
  transitionsFrom,
  type OrderMover,
  type OrderTransition,
} from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../contract/ApiError.js';
import { loan, openDesk, type Desk, type Send } from '../../testing/openDesk.js';
import { seedNow } from '../../callKit/seedNow.js';
import { submitAnew } from '../../testing/submitAnew.js';
import { notices } from '../../schema/notices.js';
import { moveOrder } from '../orders/moveOrder.js';
import { findLockedOrder } from '../orders/repository.js';

/** The actors: a second officer of the bank and an administrator race with their colleagues. */
const roles = {
  applicant: 'APPLICANT',
  officer: 'FINANCIER',
  colleague: 'FINANCIER',
  platform: 'OPERATOR',
  chief: 'ADMIN',
} as const satisfies Readonly<Record<string, OrderMover>>;
type Who = keyof typeof roles;
const everybody = Object.keys(roles) as Who[];
const staff = everybody.filter((who) => who !== 'applicant');

const decisions = [
  'APPROVAL_SUCCESS',
  'APPROVAL_FAIL',
  'JXW_AUDIT_PASSED',
  'JXW_AUDIT_FAIL',
  'BANK_APPROVAL_FAIL',
] as const;
const isDecision = ({ event }: OrderTransition) =>
  ['GRANT', 'REJECT', 'REVIEW_PASS', 'REVIEW_REJECT'].includes(event);

/** Products of the officer's bank, one per kind of order. */
const kinds = { ordinary: '100001', epidemic: '100040', person: '100801' } as const;
type Kind = keyof typeof kinds;

/** The expected order; the table of transitions says how it changes. */
interface Model {
  status: OrderStatus;
  /** Rows of the trail. */
  version: number;
  /** Notices to the applicant: one per visible move. */
  notices: number;
  /** Version of the last move. */
  movedAt: number;
  /** Whether the bank is in charge: where the commission reviews, it comes first. */
  withBank: boolean;
  /** What each staff member has on screen. */
  readonly shown: Partial<Record<Who, number>>;
}

interface Real {
  readonly id: string;
  readonly orderCode: string;
  readonly kind: Kind;
}

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

const sees = ({ withBank }: Model, who: Who) => roles[who] !== 'FINANCIER' || withBank;

const transitions = (model: Model, who: Who, { kind }: Real) =>
  transitionsFrom(model.status, roles[who], { epidemic: kind === 'epidemic' });

function move(model: Model, to: OrderStatus) {
  // No notice if the applicant sees the same status.
  if (OrderStatusLabels[to] !== OrderStatusLabels[model.status]) model.notices += 1;
  model.status = to;
  model.withBank ||= to === 'JXW_AUDIT_PASSED';
  model.version += 1;
  model.movedAt = model.version;
}

/** The database agrees with the model: status, one trail entry per change, one notice per visible move. */
async function checkStored({ id }: Real, model: Model) {
  const { db } = desk.testApp;
  const { status, version } = await desk.storedOrder(id);
  const rows = await desk.eventsOf(id);
  expect({
    status,
    version,
    rows: rows.length,
    last: rows.at(-1)?.status,
    notices: await db.$count(notices, eq(notices.subjectId, id)),
  }).toEqual({
    status: model.status,
    version: model.version,
    rows: model.version,
    last: model.status,
    notices: model.notices,
  });
}

type Command = fc.AsyncCommand<Model, Real>;
const command = (name: string, act: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await act(model, real);
    await checkStored(real, model);
  },
  toString: () => name,
});

/** Attempts a move to `to`, or expects it to be refused with a status. */
async function attempt(model: Model, sent: ReturnType<Send>, to: OrderStatus | number) {
  const { status } = await sent;
  expect(status).toBe(typeof to === 'number' ? to : 200);
  if (typeof to !== 'number') move(model, to);
}

const isStale = (model: Model, shown: number | undefined) =>
  shown !== undefined && shown < model.movedAt;

/** Both ways to find orders, the index and SQL, find it for exactly those who may see it. */
async function checkFound(model: Model, who: Who, { orderCode }: Real) {
  const of = async (path: string) =>
    (await desk[who]('GET', `${path}?orderCode=${orderCode}`)).data;
  const found = [
    (await of('/order/admin/page')).page.total,
    (await of('/order/admin/statusCount')).total,
    (await of('/order/export/order/count')).count,
  ];
  const expected = sees(model, who) ? 1 : 0;
  expect(found).toEqual([expected, expected, expected]);
}

const look = (who: Who) =>
  command(`${who} looks`, async (model, real) => {
    await checkFound(model, who, real);
    const read = async (path: string) => (await desk[who]('GET', path)).data;
    if (!sees(model, who)) {
      for (const path of [`admin/${real.id}`, `isAccept/${real.id}`, `isApproval/${real.id}`])
        expect((await desk[who]('GET', `/order/${path}`)).status).toBe(404);
      return;
    }
    const { version, orderStatus } = await read(`/order/admin/${real.id}`);
    expect({ version, orderStatus }).toEqual({ version: model.version, orderStatus: model.status });
    model.shown[who] = model.version;
    const may = transitions(model, who, real);
    const choices = may.filter(isDecision).map(({ to }) => to);
    const accept = await read(`/order/isAccept/${real.id}`);
    expect(accept).toMatchObject({ allowed: choices.length > 0, choices });
    const { allowed } = await read(`/order/isApproval/${real.id}`);
    expect(allowed).toBe(may.some(({ event }) => event === 'DISBURSE'));
  });

/** Sends the version that was looked at, if any. */
const bodyOf = (model: Model, who: Who, body: object) => {
  const version = model.shown[who];
  return version === undefined ? body : { ...body, version };
};

/** How somebody is refused whatever they send. */
const refusalOf = (model: Model, who: Who) => {
  if (who === 'applicant') return 403;
  return sees(model, who) ? undefined : 404;
};

const decide = (who: Who, orderStatus: (typeof decisions)[number]) =>
  command(`${who} decides ${orderStatus}`, async (model, real) => {
    const row = transitions(model, who, real).find(
      (one) => isDecision(one) && one.to === orderStatus,
    );
    const isRefused = !row || isStale(model, model.shown[who]);
    const wanted = refusalOf(model, who) ?? (isRefused ? 409 : orderStatus);
    const body = bodyOf(model, who, { orderStatus, reason: '已审核' });
    await attempt(model, desk[who]('PUT', `/order/${real.id}/admin/accept`, body), wanted);
  });

const pay = (who: Who) =>
  command(`${who} enters the loan`, async (model, real) => {
    const row = transitions(model, who, real).find(({ event }) => event === 'DISBURSE');
    const isRefused = !row || isStale(model, model.shown[who]);
    const wanted = refusalOf(model, who) ?? (isRefused ? 409 : 'BANK_APPROVAL_SUCCESS');
    const body = bodyOf(model, who, { ...loan, amount: '1' });
    await attempt(model, desk[who]('PUT', `/order/${real.id}/admin/loan`, body), wanted);
  });

const close = command('the applicant closes', async (model, real) => {
  const to = nextStatus(model.status, 'CLOSE', 'APPLICANT');
  const body = { orderStatus: model.status };
  await attempt(model, desk.applicant('POST', `/order/user/${real.id}/close`, body), to ?? 409);
});

const readContact = (who: Who) =>
  command(`${who} reads the contact data`, async (model, real) => {
    const handles = roles[who] === 'FINANCIER' && model.withBank;
    const may = handles && isOpenCase.order(model.status);
    const { status } = await desk[who]('POST', `/order/${real.id}/admin/contact`);
    expect(status).toBe(may ? 200 : (refusalOf(model, who) ?? (handles ? 409 : 403)));
    if (may) model.version += 1;
  });

const serverMoves = (event: 'NO_ANSWER' | 'EXPIRE') =>
  command(`the server finds ${event}`, async (model, real) => {
    const to = nextStatus(model.status, event, 'SYSTEM');
    const run = desk.testApp.db.transaction(async (tx) => {
      const row = await findLockedOrder(tx, real.id, undefined);
      if (!row) throw new Error('The order is gone');
      const mover = { mover: 'SYSTEM', userId: '6', requestId: 'server' } as const;
      await moveOrder(tx, row, { event, ...mover, remark: '到期', at: seedNow });
    });
    if (to === null) await expect(run).rejects.toBeInstanceOf(ApiError);
    else {
      await run;
      move(model, to);
    }
  });

/** Two colleagues decide concurrently: at most one wins, and the order shows that decision. */
const race = (house: readonly [Who, Who], first: number, second: number) =>
  command(`${house.join(' and ')} decide at once`, async (model, real) => {
    const may = transitions(model, house[0], real).filter(isDecision);
    const wanted = [first, second].map(
      (turn, at) => may[turn % (may.length || 1)]?.to ?? decisions[at],
    );
    const sent = house.map((who, at) =>
      desk[who]('PUT', `/order/${real.id}/admin/accept`, {
        orderStatus: wanted[at],
        reason: '已审核',
        version: model.version,
      }),
    );
    const codes = (await Promise.all(sent)).map(({ status }) => status);
    const refused = refusalOf(model, house[0]) ?? 409;
    expect(codes.toSorted()).toEqual([may.length > 0 ? 200 : refused, refused]);
    const won = wanted[codes.indexOf(200)];
    if (may.length > 0 && won) move(model, won);
  });

const commands = [
  fc.constantFrom(...staff).map(look),
  fc
    .tuple(fc.constantFrom(...everybody), fc.constantFrom(...decisions))
    .map(([who, to]) => decide(who, to)),
  fc.constantFrom(...everybody).map(pay),
  fc.constant(close),
  fc.constantFrom(...everybody).map(readContact),
  fc.constantFrom('NO_ANSWER' as const, 'EXPIRE' as const).map(serverMoves),
  fc
    .tuple(
      fc.constantFrom<[Who, Who]>(['officer', 'colleague'], ['platform', 'chief']),
      fc.nat(1),
      fc.nat(1),
    )
    .map(([house, first, second]) => race(house, first, second)),
];

let serial = 0;
async function newOrder(kind: Kind): Promise<Model & Real> {
  serial += 1;
  const id = `model-${serial}`;
  const orderCode = `DJ20250103${900_000 + serial}`;
  const status = kind === 'epidemic' ? 'PRE_JXW_ACCEPT' : 'ACCEPT_SUCCESS';
  const isPerson = kind === 'person';
  await submitAnew(desk.testApp.db, { id, orderCode, productId: kinds[kind], status, isPerson });
  const seen = { version: 1, notices: 0, movedAt: 1, shown: {} };
  return { id, orderCode, kind, status, withBank: kind !== 'epidemic', ...seen };
}

describe.each(Object.keys(kinds) as Kind[])('an order of kind %s', (kind) => {
  it('is what the table of transitions makes of it, whatever anybody tries in a row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 16, size: 'max' }), async (walk) => {
        const order = await newOrder(kind);
        await fc.asyncModelRun(() => ({ model: { ...order, shown: {} }, real: order }), walk);
        const { data } = await desk.chief('GET', `/order/${order.id}/admin/trail`);
        expect(data).toMatchObject({ verified: true, faults: [] });
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 60_000);
});
