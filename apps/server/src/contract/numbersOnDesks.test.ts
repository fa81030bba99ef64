import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOf } from '../seed/session/sampleAccounts.js';
import { securityEvents } from '../schema/securityEvents.js';
import { callsAs, type Calls, type Response } from '../testing/callsAs.js';
import { bankOfficer, operator, serviceStaff } from '../callKit/accounts.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { maskAccount, maskPhone } from '../text/mask.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

interface Desk {
  readonly login: string;
  readonly list: string;
  /** Finds an open case and a closed one. */
  readonly open: string;
  readonly ended: string;
  readonly detail: (id: string) => string;
  readonly contact: (id: string) => string;
  readonly kind: string;
  /** The phone number shown in a detail. */
  readonly phone: (detail: Response['data']) => string | null;
}

const desks: Readonly<Record<string, Desk>> = {
  'loan orders': {
    login: bankOfficer,
    list: '/order/admin/page',
    // Any officer of the bank may call about unassigned cases.
    open: 'queue=mine&orderStatus=ACCEPT_SUCCESS',
    ended: 'orderStatus=APPROVAL_FAIL',
    detail: (id) => `/order/admin/${id}`,
    contact: (id) => `/order/${id}/admin/contact`,
    kind: 'ORDER',
    phone: ({ contactPhone }) => contactPhone,
  },
  renewals: {
    login: bankOfficer,
    list: '/order/renew/admin/page',
    open: 'acceptStatus=ACCEPT_SUCCESS',
    ended: 'acceptStatus=APPROVAL_FAIL',
    detail: (id) => `/order/renew/admin/${id}`,
    contact: (id) => `/order/renew/${id}/admin/contact`,
    kind: 'RENEWAL',
    phone: ({ companyInfo, personInfo }) => companyInfo?.contactPhone ?? personInfo.applyPhone,
  },
  declarations: {
    login: operator,
    list: '/ticket/admin/policy/order/page',
    open: 'auditState=PASSED',
    ended: 'auditState=REDEEMED',
    detail: (id) => `/ticket/admin/policy/order/${id}`,
    contact: (id) => `/ticket/admin/policy/order/${id}/contact`,
    kind: 'POLICY_APPLICATION',
    phone: ({ applyForm }) => applyForm.contactPhone,
  },
  coupons: {
    login: operator,
    list: '/ticket/admin/coupon/page',
    open: 'auditState=RETURNED',
    ended: 'auditState=PASSED',
    detail: (id) => `/ticket/admin/coupon/${id}`,
    contact: (id) => `/ticket/admin/coupon/${id}/contact`,
    kind: 'COUPON',
    phone: ({ contactPhone }) => contactPhone,
  },
  demands: {
    login: operator,
    list: '/demand/admin/page',
    open: 'status=REPLIED',
    ended: 'status=CLOSED',
    detail: (id) => `/demand/admin/${id}`,
    contact: (id) => `/demand/admin/${id}/contact`,
    kind: 'DEMAND',
    phone: ({ contactPhone }) => contactPhone,
  },
  'orders of an organisation': {
    login: serviceStaff,
    list: '/firms/front/org/order/page',
    open: 'status=ACCEPTED',
    ended: 'status=FINISHED',
    detail: (id) => `/firms/front/org/order/detail/${id}`,
    contact: (id) => `/firms/front/org/order/${id}/contact`,
    kind: 'SERVICE_ORDER',
    phone: ({ contractPhone }) => contractPhone,
  },
};

const mobile = /(?<!\w)1[3-9]\d{9}(?!\w)/;

/** Reads a list's first case with a phone number, and checks that neither list nor detail shows it in full. */
async function maskedCase(call: Calls, desk: Desk, filter: string) {
  const read = async (path: string) => {
    const { status, data } = await call('GET', path);
    expect(status, path).toBe(200);
    return data;
  };
  const { content } = await read(`${desk.list}?${filter}&size=50`);
  expect(JSON.stringify(content)).not.toMatch(mobile);
  for (const row of content) {
    const id: string = row.orderId ?? row.id;
    const detail = await read(desk.detail(id));
    expect(JSON.stringify(detail)).not.toMatch(mobile);
    if (desk.phone(detail)) return { id, detail, content };
  }
  throw new Error(`No case of ${desk.list}?${filter} has a phone number`);
}

const readingsOf = ({ login }: Desk) =>
  testApp.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.subject, accountOf(login).id))
    .orderBy(securityEvents.id);

describe.each(Object.entries(desks))('numbers of %s', (_name, desk) => {
  test('are masked, and read in full by an operation that is recorded', async () => {
    const call = await callsAs(testApp, desk.login);
    const { id, detail, content } = await maskedCase(call, desk, desk.open);
    const before = await readingsOf(desk);
    const { status, data } = await call('POST', desk.contact(id));
    expect(status).toBe(200);
    expect(data.contactPhone).not.toContain('*');
    expect(maskPhone(data.contactPhone)).toBe(desk.phone(detail));
    expect(JSON.stringify([detail, content])).not.toContain(data.contactPhone);
    const added = (await readingsOf(desk)).slice(before.length);
    expect(added).toMatchObject([{ event: 'CONTACT_READ', detail: `${desk.kind} ${id}` }]);
    expect(JSON.stringify(added)).not.toContain(data.contactPhone);
  });

  test('are refused once the case has ended', async () => {
    const call = await callsAs(testApp, desk.login);
    const { id } = await maskedCase(call, desk, desk.ended);
    const before = await readingsOf(desk);
    const { status, code } = await call('POST', desk.contact(id));
    expect([status, code]).toEqual([409, '100409']);
    expect(await readingsOf(desk)).toEqual(before);
  });
});

test('an account is read while it can be paid to, and not before', async () => {
  const call = await callsAs(testApp, operator);
  const desk = desks['declarations'];
  if (!desk) throw new Error('There is no desk of declarations');
  const account = async (state: string) => {
    const { id, detail } = await maskedCase(call, desk, `auditState=${state}`);
    const { bankAccount } = (await call('POST', desk.contact(id))).data;
    return { shown: detail.applyForm.bankAccount, bankAccount };
  };
  const payable = await account('PASSED');
  expect(payable.bankAccount).toMatch(/^\d{8,}$/);
  expect(payable.shown).toBe(maskAccount(payable.bankAccount));
  const waiting = await account('PENDING');
  expect(waiting.shown).toMatch(/^\*+\d{4}$/);
  expect(waiting.bankAccount).toBeNull();
});
