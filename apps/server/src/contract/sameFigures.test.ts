import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  admin,
  agent,
  bankOfficer,
  newcomer,
  operator,
  otherServiceStaff,
  owner,
  serviceStaff,
} from '../testing/accounts.js';
import { callsAs, callsWith } from '../testing/callsAs.js';
import * as desk from '../testing/figures/deskFigures.js';
import { readerOf, type Pairs, type Reader } from '../testing/figures/figures.js';
import * as loans from '../testing/figures/loanFigures.js';
import * as market from '../testing/figures/marketFigures.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp();
});
afterAll(() => world.close());

type Row = readonly [what: string, login: string | null, read: (reader: Reader) => Promise<Pairs>];

const each = (what: string, logins: readonly (string | null)[], read: Row[2]): Row[] =>
  logins.map((login) => [what, login, read]);

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
  ...each('figures of the platform', [null], market.platformFigures),
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

test.each(table)('every place shows the same: %s, %s', async (_what, login, read) => {
  const calls = login === null ? callsWith(world, null) : await callsAs(world, login);
  const pairs = Object.entries(await read(readerOf(calls)));
  const shown = (side: 0 | 1) =>
    Object.fromEntries(pairs.map(([what, pair]) => [what, pair[side]]));
  expect(shown(0)).toEqual(shown(1));
});
