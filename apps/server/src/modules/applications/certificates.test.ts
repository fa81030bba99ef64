import { constants } from '@huiqi/sdk/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsWith, tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let mine: ReturnType<typeof callsWith>;
let foreign: ReturnType<typeof callsWith>;
let order: { orderId: string; companyName: string; creditCode: string; legalName: string };
beforeAll(async () => {
  testApp = await openTestApp();
  mine = callsWith(testApp, await tokenOfAccount(testApp, owner));
  foreign = callsWith(testApp, await tokenOfAccount(testApp, newcomer));
  const { rows } = await testApp.db.execute<{ id: string }>(sql`
    select id from orders where user_id = '1' and company_id = '1' and legal_name is not null
    order by id limit 1`);
  const { data } = await mine('GET', `/order/user/${rows[0]?.id}`);
  order = data as typeof order;
});
afterAll(() => testApp.close());

const check = (caller = mine) =>
  caller('POST', '/order/user/order/taxAuthValid', {
    nsrsbh: order.creditCode,
    orderId: order.orderId,
  });
const partyA = () => ({
  chapteName: order.companyName,
  fullName: order.companyName,
  identityCard: order.creditCode,
  legalName: order.legalName,
  organizationType: 'ENTERPRISE',
});
const save = (changes: object = {}, caller = mine) =>
  caller('POST', '/order/user/order/saveCentificate', {
    orderId: order.orderId,
    partyA: partyA(),
    partyB: constants.certificatePartyB,
    agreement: true,
    ...changes,
  });

test('a company that consented to its tax data needs no certificate', async () => {
  expect((await check()).data).toMatchObject({ valid: true, errorMsg: null });
});

test('orders and companies of others do not exist', async () => {
  expect((await check(foreign)).code).toBe('100404');
  expect((await save({}, foreign)).code).toBe('100404');
});

test('other parties are refused by their fields', async () => {
  const renamed = await save({ partyA: { ...partyA(), fullName: '另一家有限公司' } });
  expect([renamed.status, renamed.code]).toEqual([400, '100400']);
  const redirected = await save({ partyB: { ...constants.certificatePartyB, legalName: '别人' } });
  expect(redirected.code).toBe('100400');
  expect((await save({ phone: '13800000001', phoneCaptcha: '000000' })).code).toBe('792102');
});

test('a certificate stands in for a consent that was not given, and is saved once', async () => {
  await testApp.db.execute(
    sql`update user_companies set authority = '["CREDIT"]' where user_id = '1' and company_id = '1'`,
  );
  expect((await check()).data).toMatchObject({ valid: false });
  const saved = await Promise.all([save(), save(), save()]);
  expect(saved.map(({ code }) => code).toSorted()).toEqual(['100409', '100409', '200']);
  expect((await check()).data).toMatchObject({ valid: true });
});
