import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../schema/users.js';
import {
  admin,
  agent,
  bankOfficer,
  newcomer,
  operator,
  otherServiceStaff,
  owner,
  serviceStaff,
} from '../callKit/accounts.js';
import * as desk from '../testing/figures/deskFigures.js';
import {
  readerOf,
  wholeProvince,
  type Pairs,
  type Query,
  type Reader,
} from '../testing/figures/figures.js';
import * as loans from '../testing/figures/loanFigures.js';
import * as market from '../testing/figures/marketFigures.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  // Sees everything that the platform's figures count.
  await testApp.db.update(users).set({ scfCity: '0' }).where(eq(users.phone, admin));
  await proposeCorrection(testApp);
});
afterAll(() => testApp.close());

/** A correction awaiting the platform and the bank's other officers. */
async function proposeCorrection(desk: TestApp): Promise<void> {
  const officer = await readerOf(desk, bankOfficer);
  const paid = await officer.rows('/order/admin/page', { orderStatus: 'BANK_APPROVAL_SUCCESS' });
  const id = String(paid[0]?.orderId);
  const { loan } = await officer.get(`/order/admin/${id}`);
  await officer.post(`/order/${id}/admin/loan/correction`, {
    loan: { ...loan, remark: '核对流水后更正' },
    reason: '录入有误',
  });
}

type Row = readonly [
  what: string,
  login: string | null,
  read: (reader: Reader) => Promise<Pairs>,
  region: Query,
];

const each = (
  what: string,
  logins: readonly (string | null)[],
  read: Row[2],
  region: Query = {},
): Row[] => logins.map((login) => [what, login, read, region]);

const province = wholeProvince('500000');
const zhongxian = { ...province, 'x-scf-city': '500233' };

const table: readonly Row[] = [
  ...each('orders and renewals of an applicant', [owner, newcomer, agent], loans.applicantFigures),
  ...each('orders of staff', [operator, admin, bankOfficer], loans.staffOrderFigures({})),
  ...each(
    'some orders of staff',
    [operator, bankOfficer],
    loans.staffOrderFigures({ productName: '税', moneyStart: '20', dateStart: '2026-02-01' }),
  ),
  ...each('renewals of staff', [operator, bankOfficer], loans.staffRenewalFigures),
  ...each('loan products', [null, owner], market.productFigures),
  ...each('loan products of another county', [null], market.productFigures, zhongxian),
  ...each('loan products of the province', [null], market.productFigures, province),
  ...each('figures of the platform', [null], market.platformFigures),
  ...each('public records', [null], market.publicRecordFigures),
  ...each('companies under supervision', [null], market.supervisedFigures),
  ...each('how much a company can borrow', [owner], market.loanLimitFigures),
  ...each('evaluations', [operator], desk.evaluationFigures),
  ...each('networks', [operator, bankOfficer], desk.networkFigures),
  ...each('policies', [null, owner], market.policyFigures({})),
  ...each(
    'some policies',
    [null],
    market.policyFigures({ keyword: '补贴', declareType: 'DECLARING' }),
  ),
  ...each('services', [null, owner], market.serviceFigures),
  ...each(
    'the desk of an organisation',
    [serviceStaff, otherServiceStaff],
    desk.organisationFigures,
  ),
  ...each('reviews of services', [operator, admin], desk.reviewFigures),
  ...each('declarations', [operator, admin], desk.declarationFigures({})),
  ...each('some declarations', [operator], desk.declarationFigures({ keyword: '食品' })),
  ...each('demands', [null, newcomer], desk.demandFigures),
  ...each('demands of the desk', [operator, admin], desk.staffDemandFigures({})),
  ...each('overdue demands of the desk', [operator], desk.staffDemandFigures({ overdue: 'true' })),
  ...each('what belongs to a user', [owner, newcomer, agent], desk.userFigures),
];

test.each(table)('every place shows the same: %s, %s', async (_what, login, read, region) => {
  const pairs = Object.entries(await read(await readerOf(testApp, login, region)));
  expect(pairs.length).toBeGreaterThan(0);
  const shown = (side: 0 | 1) =>
    Object.fromEntries(pairs.map(([what, pair]) => [what, pair[side]]));
  expect(shown(0)).toEqual(shown(1));
});
