import { encodePassword } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '../../schema/rateLimits.js';
import { admin, backstage, beginner, newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { codeOf, loginAs, proofOf, visit } from '../../testing/visits.js';
import { createHandover } from '../session/handover.js';
import {
  firstTaxAccountNumber,
  samplePassword,
  taxAccountNumber,
} from '../../seed/session/sampleAccounts.js';
import { databaseSessions } from '../session/databaseSessions.js';
import { users } from '../../schema/users.js';

const minute = 60_000;
const limit = 5;
const fresh = 'Kq7!rmw2tPx9';
let now = seedNow;
const clock = () => now;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(clock, { HUIQI_LOGIN_LIMIT: String(limit) });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  now = seedNow;
  await testApp.db.delete(rateLimits);
});

const change = (from: string, to: string, more = {}) => ({
  oldPassword: encodePassword(from),
  newPassword: encodePassword(to),
  ...more,
});
const isOpen = async (token: string) =>
  (await callsWith(testApp, token)('GET', '/user/notice/unread/count')).status === 200;

describe('changing a password', () => {
  test('ends every session at once, of every device, and remembers the phone', async () => {
    const tokens = [await tokenFor(testApp, '2'), await tokenFor(testApp, '2')];
    const handover = await createHandover(testApp.db, { userId: '2', source: 'bank' }, now);
    const cookie = { 'x-session-mode': 'cookie' };
    const { cookies } = await loginAs(testApp, newcomer, { headers: cookie });
    const headers = { cookie: `${cookies[0]?.name}=${cookies[0]?.value}` };
    const body = change(samplePassword, fresh);
    const response = await visit(testApp, '/user/password', { method: 'PUT', headers, body });
    expect(response.json().data).toEqual({ telPhone: newcomer });
    expect(response.cookies[0]).toMatchObject({ name: 'huiqi_session', value: '' });
    for (const token of tokens) expect(await isOpen(token)).toBe(false);
    const read = await visit(testApp, '/user/notice/unread/count', { method: 'GET', headers });
    expect(read.json().code).toBe('002004');
    const exchange = `/user/getUserInfoByToken?source=bank&token=${handover}`;
    expect((await visit(testApp, exchange, { method: 'GET' })).json().code).toBe('791214');
    expect((await loginAs(testApp, newcomer)).json().code).toBe('792105');
    expect((await loginAs(testApp, newcomer, { password: fresh })).statusCode).toBe(200);
  });

  test('checks the old one, with a limit that parallel guesses cannot pass', async () => {
    const call = await callsAs(testApp, operator);
    const guess = async (from: string) =>
      (await call('PUT', '/user/password', change(from, fresh))).code;
    const codes = await Promise.all(Array.from({ length: 20 }, () => guess('Wrong@2026')));
    expect(codes.filter((code) => code === '792105')).toHaveLength(limit);
    expect(await guess(samplePassword)).toBe('003001');
    now = new Date(seedNow.getTime() + 11 * minute);
    expect(await guess(samplePassword)).toBe('200');
  });

  test('checks a code if one is sent', async () => {
    const call = await callsAs(testApp, admin);
    const put = async (code: string) =>
      (await call('PUT', '/user/password', change(samplePassword, fresh, { code }))).code;
    await codeOf(testApp, clock, { purpose: 'password', phone: admin });
    expect(await put('0000')).toBe('792102');
    const other = await codeOf(testApp, clock, { purpose: 'password', phone: owner });
    expect(await put(other)).toBe('792102');
    expect(await put(await codeOf(testApp, clock, { purpose: 'password', phone: admin }))).toBe(
      '200',
    );
  });

  test.each(['Password1', samplePassword, owner])('refuses %s', async (weak) => {
    const call = await callsAs(testApp, owner);
    const response = await testApp.app.inject({
      method: 'PUT',
      url: '/api/huiqi/user/password',
      headers: { 'x-access-token': await tokenOfAccount(testApp, owner) },
      payload: change(samplePassword, weak),
    });
    expect(response.json()).toMatchObject({
      code: '100400',
      fieldErrors: [{ field: 'newPassword' }],
    });
    expect((await call('GET', '/user/notice/unread/count')).status).toBe(200);
  });

  test('of two at once succeeds once', async () => {
    const token = await tokenFor(testApp, '4');
    const put = async (to: string) =>
      (await callsWith(testApp, token)('PUT', '/user/password', change(samplePassword, to))).status;
    const results = await Promise.all([put(`${fresh}a`), put(`${fresh}b`)]);
    expect(results.filter((status) => status === 200)).toHaveLength(1);
  });

  test('keeps a concurrent login with the old password from starting a session', async () => {
    const backstageId = '8';
    const [row] = await testApp.db.select().from(users).where(eq(users.id, backstageId));
    const checked = { userId: backstageId, mode: 'token', epoch: row!.sessionEpoch } as const;
    const call = await callsAs(testApp, backstage);
    await call('PUT', '/user/password', change(samplePassword, fresh));
    expect(await isOpen(await databaseSessions.open(testApp.db, checked, now))).toBe(false);
    expect(await isOpen(await tokenFor(testApp, backstageId))).toBe(true);
  });
});

describe('the first password', () => {
  const body = { password: encodePassword(fresh) };

  test('is set once', async () => {
    const call = await callsAs(testApp, beginner);
    expect((await call('GET', '/user/info')).data.isFirstLogin).toBe(true);
    const initial = { password: encodePassword(samplePassword) };
    expect((await call('PUT', '/user/addPassword', initial)).code).toBe('100400');
    const elsewhere = await tokenOfAccount(testApp, beginner);
    expect((await call('PUT', '/user/addPassword', body)).status).toBe(200);
    expect((await call('GET', '/user/info')).data.isFirstLogin).toBe(false);
    // Somebody else may have known the initial password.
    expect(await isOpen(elsewhere)).toBe(false);
    expect((await call('PUT', '/user/addPassword', body)).code).toBe('100409');
    expect((await loginAs(testApp, beginner, { password: fresh })).statusCode).toBe(200);
  });

  test('of a taxpayer comes with a phone that must be free', async () => {
    const call = await callsAs(testApp, firstTaxAccountNumber);
    const bind = async (phone: string, code?: string) => {
      const sent = await codeOf(testApp, clock, { purpose: 'bind', phone });
      return (
        await call('PUT', '/user/addPhoneAndPassword', { ...body, phone, code: code ?? sent })
      ).code;
    };
    const initial = {
      password: encodePassword(samplePassword),
      phone: '13900000201',
      code: '0000',
    };
    expect((await call('PUT', '/user/addPhoneAndPassword', initial)).code).toBe('100400');
    expect(await bind('13900000201', '0000')).toBe('792102');
    expect(await bind(owner)).toBe('796113');
    expect(await bind('13900000201')).toBe('200');
    expect(await bind('13900000202')).toBe('100409');
    expect((await loginAs(testApp, '13900000201', { password: fresh })).statusCode).toBe(200);
  });

  test('is not for those who have one, nor the phone for phone users', async () => {
    const call = await callsAs(testApp, owner);
    expect((await call('PUT', '/user/addPassword', body)).code).toBe('100409');
    const code = await codeOf(testApp, clock, { purpose: 'bind', phone: '13900000203' });
    const more = { ...body, phone: '13900000203', code };
    expect((await call('PUT', '/user/addPhoneAndPassword', more)).code).toBe('100409');
  });
});

describe('a forgotten password', () => {
  const codeFor = (phone: string) => codeOf(testApp, clock, { purpose: 'reset', phone });
  const prove = (telPhone: string, code: string, more = {}) =>
    visit(testApp, '/user/pwdRetrieveByPhone', { body: { telPhone, code, ...more } });
  const retrieve = (telPhone: string, more: object, plain = fresh) =>
    visit(testApp, '/user/pwdRetrieve', {
      method: 'PUT',
      body: { telPhone, password: encodePassword(plain), ...more },
    });
  const proofFor = async (phone: string) =>
    String((await prove(phone, await codeFor(phone))).json().data.proof);

  test('is replaced in two steps, which ends every session and the lock of the account', async () => {
    const token = await tokenFor(testApp, '1');
    const solved = async (password: string) =>
      loginAs(testApp, owner, { password, body: { code: await proofOf(testApp, clock) } });
    for (let turn = 0; turn < limit; turn += 1) await solved('Wrong@2026');
    expect((await solved('Wrong@2026')).json().code).toBe('003001');
    const proof = await proofFor(owner);
    expect((await retrieve(owner, { proof })).statusCode).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect((await solved(fresh)).statusCode).toBe(200);
    const elsewhere = { password: fresh, from: '198.51.100.1' };
    expect((await loginAs(testApp, owner, elsewhere)).statusCode).toBe(200);
    expect((await retrieve(owner, { proof })).json().code).toBe('792102');
  });

  test('of a taxpayer ends the lock of the tax number as well', async () => {
    const phone = '13900000303';
    await testApp.db.update(users).set({ phone }).where(eq(users.taxNo, taxAccountNumber));
    const solved = async (password: string) =>
      visit(testApp, '/user/login/tax', {
        body: {
          type: 'FRONT',
          taxNo: taxAccountNumber,
          password: encodePassword(password),
          code: await proofOf(testApp, clock),
        },
      });
    for (let turn = 0; turn < limit; turn += 1) await solved('Wrong@2026');
    expect((await solved(samplePassword)).json().code).toBe('003001');
    expect((await retrieve(phone, { code: await codeFor(phone) })).statusCode).toBe(200);
    expect((await solved(fresh)).statusCode).toBe(200);
  });

  test('is replaced by phone and code at once too', async () => {
    const response = await retrieve(owner, { code: await codeFor(owner) }, `${fresh}2`);
    expect([response.statusCode, response.json().data]).toEqual([200, null]);
  });

  test('needs a proof of the same phone, not older than ten minutes', async () => {
    const proof = await proofFor(owner);
    expect((await retrieve(newcomer, { proof })).json().code).toBe('792102');
    const late = await proofFor(owner);
    now = new Date(seedNow.getTime() + 10 * minute);
    expect((await retrieve(owner, { proof: late })).json().code).toBe('792102');
    expect((await retrieve(owner, { proof: 'a'.repeat(43) })).json().code).toBe('792102');
    expect((await retrieve(owner, {})).json()).toMatchObject({ fieldErrors: [{ field: 'code' }] });
  });

  test('of an unknown phone is told to who holds the right code only', async () => {
    const unknown = '13900000301';
    await codeFor(owner);
    await codeFor(unknown);
    for (const step of [prove, (phone: string, code: string) => retrieve(phone, { code })]) {
      const [there, notThere] = [await step(owner, '0000'), await step(unknown, '0000')];
      expect(there.json().code).toBe('792102');
      expect([notThere.statusCode, notThere.body]).toEqual([there.statusCode, there.body]);
    }
    expect((await prove(unknown, await codeFor(unknown))).json().code).toBe('794104');
    expect((await retrieve(unknown, { code: await codeFor(unknown) })).json().code).toBe('794104');
  });

  test('refuses weak ones before the proof is used', async () => {
    const proof = await proofFor(owner);
    expect((await retrieve(owner, { proof }, 'Password1')).json().code).toBe('100400');
    expect((await retrieve(owner, { proof }, `${fresh}3`)).statusCode).toBe(200);
  });

  test('is limited by address', async () => {
    for (let turn = 0; turn < limit * 10; turn += 1)
      await retrieve('13900000302', { proof: 'a'.repeat(43) });
    expect((await retrieve('13900000302', { proof: 'a'.repeat(43) })).json().code).toBe('003001');
  });
});
