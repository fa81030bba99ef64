import { encodePassword } from '@huiqi/sdk/domain';
import type { StaffLogins } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, agent, bankOfficer, operator } from '../../callKit/accounts.js';
import { orders } from '../../schema/orders.js';
import { securityEvents } from '../../schema/securityEvents.js';
import { users } from '../../schema/users.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { accountOf, samplePassword } from '../../seed/session/sampleAccounts.js';
import { seedNow } from '../../callKit/seedNow.js';

let testApp: TestApp;
let author: Calls;
let administrator: Calls;
beforeAll(async () => {
  testApp = await openTestApp(undefined, { HUIQI_SANDBOX: '1' });
  author = await callsAs(testApp, operator);
  administrator = await callsAs(testApp, admin);
});
afterAll(() => testApp.close());

const officer = accountOf(bankOfficer).id;
const loginsPath = (id: string) => `/manage/staff/${id}/logins`;
const reset = (by: Calls, id: string, reason = '手机遗失') =>
  by('POST', `/manage/staff/${id}/reset`, { reason });
const signIn = (password: string) =>
  callsWith(testApp, null)('POST', '/user/login/passwd', {
    type: 'FRONT',
    telPhone: bankOfficer,
    password: encodePassword(password),
  });

test('who may keep an account sees how it was signed in to, without whole addresses', async () => {
  await signIn('Wrong@2026');
  await signIn(samplePassword);
  const logins: StaffLogins = (await author('GET', loginsPath(officer))).data;
  expect(logins).toMatchObject({ lastLoginTs: seedNow.toISOString(), logins: 1, failures: 1 });
  expect(logins.events.map(({ event }) => event)).toEqual(['LOGIN', 'LOGIN_FAILED']);
  for (const { address } of logins.events) expect(address).toBe('127.0.0.*');
  for (const id of [accountOf(admin).id, accountOf(operator).id, '1', 'nobody'])
    expect((await author('GET', loginsPath(id))).code).toBe('100404');
  expect((await administrator('GET', loginsPath(accountOf(operator).id))).status).toBe(200);
});

test('a reset ends sessions and password; the person is told, signs in with a code and sets a password', async () => {
  const own = await callsAs(testApp, bankOfficer);
  expect((await reset(author, officer, '太')).code).toBe('100400');
  const done = await reset(author, officer);
  expect(done.data.events[0]).toMatchObject({
    event: 'LOGIN_RESET',
    detail: accountOf(operator).id,
  });
  expect((await own('GET', '/manage/overview')).status).toBe(401);
  expect((await signIn(samplePassword)).code).toBe('792105');
  const outbox = await testApp.app.inject(`/__sandbox/outbox?to=${bankOfficer}`);
  expect(outbox.json()[0].text).toContain('原密码不再有效');
  const call = { db: testApp.db, now: () => seedNow };
  const code = await createPhoneCode(call, { purpose: 'login', phone: bankOfficer }, 600);
  const visitor = callsWith(testApp, null);
  const entered = await visitor('POST', '/user/login/phone', {
    type: 'FRONT',
    telPhone: bankOfficer,
    code,
  });
  expect(entered.data.userInfo).toMatchObject({ id: officer, isFirstLogin: true });
  const events = await testApp.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.subject, officer));
  expect(events.filter(({ event }) => event === 'LOGIN_RESET')).toHaveLength(1);
  const { versions } = (await author('GET', `/manage/items/STAFF/${officer}`)).data;
  expect(versions).toMatchObject([{ number: 1, note: '重置登录：手机遗失' }]);
  // As a version it published nothing that could be taken back.
  const batch = {
    batchId: '7b0c8a524d0e4c559a532f3e5d1f0a31',
    ids: [versions[0].changeId],
    versions: [1],
    action: 'UNDO',
    reason: '误操作',
  };
  const undone = await author('POST', '/manage/changes/batch', batch);
  expect(undone.data.results).toMatchObject([{ code: '100409' }]);
  const [account] = await testApp.db.select().from(users).where(eq(users.id, officer));
  expect(account?.disabled).toBe(false);
});

test('a reset is for who may keep the account, and neither for oneself nor for one that has ended', async () => {
  for (const id of [accountOf(admin).id, '1', 'nobody'])
    expect((await reset(author, id)).code).toBe('100404');
  expect((await reset(await callsAs(testApp, bankOfficer), officer)).code).toBe('100403');
  expect((await reset(administrator, accountOf(admin).id)).code).toBe('100409');
  const agentId = accountOf(agent).id;
  await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, agentId));
  expect((await reset(author, agentId)).code).toBe('100409');
  await testApp.db.update(users).set({ scfProvince: '340000' }).where(eq(users.id, officer));
  expect((await reset(author, officer)).code).toBe('100404');
  await testApp.db.update(users).set({ scfProvince: '500000' }).where(eq(users.id, officer));
});

test('two administrators who disable each other at once leave one', async () => {
  const [row] = await testApp.db
    .select()
    .from(users)
    .where(eq(users.id, accountOf(admin).id));
  await testApp.db.insert(users).values({ ...row!, id: 'second-admin', phone: '13911110009' });
  const second = callsWith(testApp, await tokenFor(testApp, 'second-admin'));
  const withdraw = (by: Calls, id: string) =>
    by('POST', `/manage/items/STAFF/${id}/withdrawal`, { reason: '离职' });
  const [one, other] = await Promise.all([
    withdraw(administrator, 'second-admin'),
    withdraw(second, accountOf(admin).id),
  ]);
  expect([one.code, other.code].filter((code) => code === '200')).toHaveLength(1);
  const left = await testApp.db.select().from(users).where(eq(users.role, 'ADMIN'));
  expect(left.filter(({ disabled }) => !disabled)).toHaveLength(1);
  await testApp.db.update(users).set({ disabled: false }).where(eq(users.role, 'ADMIN'));
  // The sessions of the one who was disabled have ended for good.
  administrator = await callsAs(testApp, admin);
});

test('who changes to another bank hands back the orders that they no longer see', async () => {
  const [order] = await testApp.db
    .update(orders)
    .set({ assigneeId: officer })
    .where(eq(orders.status, 'ACCEPT_SUCCESS'))
    .returning({ id: orders.id });
  const body = { kind: 'STAFF', itemId: officer, version: null, copy: false };
  const { id, edition, content } = (await author('POST', '/manage/changes', body)).data;
  const moved = { ...content, bankId: '2' };
  const saved = { edition, content: moved, note: '', publishOn: null };
  await author('PUT', `/manage/changes/${id}`, saved);
  await author('POST', `/manage/changes/${id}/submission`, { edition: edition + 1 });
  const decision = { edition: edition + 1, approved: true, opinion: '' };
  const decided = await administrator('POST', `/manage/changes/${id}/decision`, decision);
  expect(decided.data.state).toBe('PUBLISHED');
  const [after] = await testApp.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? ''));
  expect(after?.assigneeId).toBeNull();
});
