import { and, asc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { companies } from '../schema/companies.js';
import { orderEvents, orders } from '../schema/orders.js';
import { users } from '../schema/users.js';
import { admin, bankOfficer, operator, owner } from '../callKit/accounts.js';
import { tokenFor, tokenOfAccount } from './callsAs.js';
import { openTestApp, type TestApp } from './openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';
import { orderOrigin } from './places.js';

export interface Sent {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
  readonly data: any;
}

export type Send = (
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
  key?: string,
) => Promise<Sent>;

export const deskRequestId = 'web-desk-000001';

function senderOf(testApp: TestApp, token: string): Send {
  return async (method, path, body, key) => {
    const response = await testApp.app.inject({
      method,
      url: `/api/huiqi${path}`,
      headers: {
        'x-request-id': deskRequestId,
        'x-access-token': token,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, ...response.json() };
  };
}

async function officerOf(testApp: TestApp, bankId: string) {
  const [person] = await testApp.db
    .select()
    .from(users)
    .where(and(eq(users.bankId, bankId), eq(users.disabled, false), ne(users.id, '5')))
    .orderBy(users.id);
  if (!person) throw new Error(`Bank ${bankId} has no further officer`);
  return { name: person.name, send: senderOf(testApp, await tokenFor(testApp, person.id)) };
}

/** Product of the sample officer's bank, used by every order of the desk. */
const productId = '100001';

/** Companies without an application for the product. */
const freeCompany = async ({ db }: TestApp): Promise<string> => {
  const applied = db
    .select({ id: sql<string>`coalesce(${orders.companyId}, '')` })
    .from(orders)
    .where(eq(orders.productId, productId));
  const [company] = await db
    .select()
    .from(companies)
    .where(notInArray(companies.id, applied))
    .limit(1);
  if (!company) throw new Error('The sample has too few companies');
  return company.id;
};

export const grant = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' } as const;
export const refuse = { orderStatus: 'APPROVAL_FAIL', reason: '流水不足' } as const;
export const loan = { date: '2026-06-15', amount: '10', rate: '4.3', term: 12 };

/** Staff of a bank and of the platform, an officer of another bank, an applicant, and orders to work on. */
export async function openDesk() {
  const testApp = await openTestApp();
  const { db } = testApp;
  const as = async (login: string) => senderOf(testApp, await tokenOfAccount(testApp, login));
  const officer = await as(bankOfficer);
  const { send: colleague, name: colleagueName } = await officerOf(testApp, '1');
  const { send: stranger } = await officerOf(testApp, '2');
  let made = 0;

  /** An unassigned order of the officer's bank that awaits a decision or has been granted. */
  async function order(status: 'ACCEPT_SUCCESS' | 'APPROVAL_SUCCESS' = 'ACCEPT_SUCCESS') {
    made += 1;
    const id = `desk-${made}`;
    await db.insert(orders).values({
      id,
      orderCode: `DJ20250102${900_000 + made}`,
      userId: '1',
      companyId: await freeCompany(testApp),
      productId,
      bankId: '1',
      status: 'ACCEPT_SUCCESS',
      loanAmount: '20',
      loanTerm: 12,
      legalName: '周明',
      legalPhone: '13911110001',
      contactName: '李敏',
      contactPhone: '13911110002',
      items: [],
      ...orderOrigin,
      createdAt: seedNow,
      updatedAt: seedNow,
      submittedAt: seedNow,
    });
    await db.insert(orderEvents).values({
      orderId: id,
      event: 'SUBMIT',
      status: 'ACCEPT_SUCCESS',
      actor: 'APPLICANT',
      userId: '1',
      createdAt: seedNow,
    });
    if (status === 'APPROVAL_SUCCESS') await officer('PUT', `/order/${id}/admin/accept`, grant);
    return id;
  }

  return {
    testApp,
    officer,
    colleague,
    colleagueName,
    stranger,
    platform: await as(operator),
    chief: await as(admin),
    applicant: await as(owner),
    order,
    /** The trail of an order, oldest first. */
    eventsOf: (id: string) =>
      db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, id))
        .orderBy(asc(orderEvents.position)),
    /** The order as it is stored. */
    storedOrder: async (id: string) => {
      const [row] = await db.select().from(orders).where(eq(orders.id, id));
      if (!row) throw new Error(`There is no order ${id}`);
      return row;
    },
    /** The version shown on the desk. */
    versionOf: async (id: string): Promise<number> =>
      (await officer('GET', `/order/admin/${id}`)).data.version,
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
