import { encodePassword } from '@huiqi/sdk/domain';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '../../schema/rateLimits.js';
import { deleteOldLimits } from '../../security/rateLimit.js';
import { admin, backstage, newcomer, operator, owner } from '../../callKit/accounts.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { codeOf, loginAs, proofOf, visit } from '../../testing/visits.js';
import { samplePassword, taxAccountNumber } from '../../seed/session/sampleAccounts.js';
import { users } from '../../schema/users.js';

const limit = 5;
const password = 'Wrong@2026';
let now = seedNow;
const clock = () => now;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(clock, { HUIQI_LOGIN_LIMIT: String(limit) });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.db.delete(rateLimits));
afterEach(() => {
  now = seedNow;
});

type Options = Parameters<typeof loginAs>[2];
const codeOfLogin = async (phone: string, options?: Options) =>
  (await loginAs(testApp, phone, options)).json().code;
/** An attempt with a solved captcha. */
const solved = async (phone: string, options: Options = {}) =>
  loginAs(testApp, phone, { ...options, body: { code: await proofOf(testApp, clock) } });
const failures = async (count: number, phone: string, options: Options = {}) => {
  for (let turn = 0; turn < count; turn += 1) await solved(phone, { password, ...options });
};
/** Attempts at this many unknown accounts. */
const failuresOfMany = async (count: number, from: string) => {
  for (let turn = 0; turn < count; turn += 1)
    await loginAs(testApp, `1380000${1000 + turn}`, { password, from });
};
const taxLogin = (taxNo: string, plain: string) =>
  visit(testApp, '/user/login/tax', {
    body: { type: 'FRONT', taxNo, password: encodePassword(plain) },
  });

describe('refusals', () => {
  test('an unknown account, a disabled one and a wrong password get the same response', async () => {
    const wrong = await loginAs(testApp, newcomer, { password });
    const unknown = await loginAs(testApp, '13899999999', { password });
    await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, '6'));
    await testApp.db.delete(rateLimits);
    const disabled = await loginAs(testApp, operator);
    await testApp.db.update(users).set({ disabled: false }).where(eq(users.id, '6'));
    expect(wrong.json()).toMatchObject({ code: '792105', message: '用户或密码输入错误' });
    for (const other of [unknown, disabled]) {
      expect([other.statusCode, other.body]).toEqual([wrong.statusCode, wrong.body]);
      expect(Object.keys(other.headers)).toEqual(Object.keys(wrong.headers));
      expect(other.headers['content-length']).toBe(wrong.headers['content-length']);
    }
  });

  test('so do tax numbers', async () => {
    const wrong = await taxLogin(taxAccountNumber, password);
    const unknown = await taxLogin('91500231MA5U0000X1', password);
    expect(wrong.json().code).toBe('791104');
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    await taxLogin(taxAccountNumber, password);
    expect((await taxLogin(taxAccountNumber, samplePassword)).json().code).toBe('792103');
  });

  test('cost the same work: the median of an unknown account is that of a known one', async () => {
    const spent = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < 15; turn += 1)
      for (const [name, phone] of [
        ['known', newcomer],
        ['unknown', '13899999999'],
      ] as const) {
        await testApp.db.delete(rateLimits);
        const start = performance.now();
        await loginAs(testApp, phone, { password });
        spent[name].push(performance.now() - start);
      }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[7]!;
    const [known, unknown] = [median(spent.known), median(spent.unknown)];
    // Without hashing for unknown accounts the ratio is above five.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  });
});

describe('a captcha', () => {
  test('is required after two failed tries of an account, from anywhere', async () => {
    await failures(2, backstage, { from: '198.51.100.1' });
    expect(await codeOfLogin(backstage, { from: '198.51.100.2' })).toBe('792103');
    expect((await solved(backstage, { from: '198.51.100.2' })).statusCode).toBe(200);
  });

  test('is required of everybody at an address only after many failed tries there', async () => {
    const from = '198.51.100.3';
    await failures(2, '13899999991', { from });
    expect(await codeOfLogin(owner, { from })).toBe('200');
    await failuresOfMany(17, from);
    expect(await codeOfLogin(owner, { from })).toBe('200');
    await failuresOfMany(1, from);
    expect(await codeOfLogin(owner, { from })).toBe('792103');
    expect(await codeOfLogin(owner, { from: '198.51.100.4' })).toBe('200');
  });

  test('is used up by a failed login; a wrong one is no try of the account', async () => {
    await failures(2, backstage);
    const body = { code: await proofOf(testApp, clock) };
    expect(await codeOfLogin(backstage, { password, body })).toBe('792105');
    expect(await codeOfLogin(backstage, { body })).toBe('792103');
    for (let turn = 0; turn < limit; turn += 1)
      expect(await codeOfLogin(backstage, { body: { code: 'a'.repeat(24) } })).toBe('792103');
    expect((await solved(backstage)).statusCode).toBe(200);
  });

  test('is not required of who logs in at once', async () => {
    for (let turn = 0; turn < limit * 2; turn += 1) expect(await codeOfLogin(owner)).toBe('200');
  });
});

describe('the limit of an account', () => {
  test('refuses with the time to wait, also the right password, until the window is over', async () => {
    await failures(limit, backstage);
    const refused = await solved(backstage);
    expect(refused.json().code).toBe('003001');
    expect(Number(refused.headers['retry-after'])).toBe(600);
    now = new Date(seedNow.getTime() + 600_000);
    expect(await codeOfLogin(backstage)).toBe('200');
  });

  test('holds for 50 parallel guesses', async () => {
    const body = { code: await proofOf(testApp, clock) };
    const guesses = Array.from({ length: 50 }, () => codeOfLogin(admin, { password, body }));
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === '792105').length).toBeLessThanOrEqual(limit);
    expect(await codeOfLogin(admin, { from: '198.51.100.5' })).not.toBe('200');
  });

  test('is one of each address: a stranger who uses it up does not lock the owner out', async () => {
    const stranger = { from: '198.51.100.20' };
    await failures(limit, backstage, stranger);
    expect((await solved(backstage, stranger)).json().code).toBe('003001');
    expect((await solved(backstage, { from: '198.51.100.21' })).statusCode).toBe(200);
    // Refused attempts do not add to the limit over all addresses.
    await failures(limit, backstage, stranger);
    const [all] = await testApp.db.select().from(rateLimits).where(like(rateLimits.key, 'login:%'));
    expect(all?.count).toBe(limit);
  });

  test('bounds what many addresses guess together, alike for an unknown account', async () => {
    for (const phone of [backstage, '13899999999']) {
      await testApp.db.delete(rateLimits);
      await failures(1, phone, { from: '198.51.100.22' });
      const [all] = await testApp.db
        .select()
        .from(rateLimits)
        .where(like(rateLimits.key, 'login:%'));
      expect(all?.count).toBe(1);
      const count = limit * 20;
      await testApp.db
        .update(rateLimits)
        .set({ count })
        .where(eq(rateLimits.key, all?.key ?? ''));
      const refused = await solved(phone, { from: '198.51.100.23' });
      expect([phone, refused.json().code]).toEqual([phone, '003001']);
      expect(Number(refused.headers['retry-after'])).toBe(600);
    }
  });

  test('does not count successful logins as guesses', async () => {
    await failures(limit - 1, operator);
    for (let time = 0; time < limit; time += 1)
      expect((await solved(operator)).statusCode).toBe(200);
    await failures(1, operator);
    expect((await solved(operator)).json().code).toBe('003001');
  });
});

describe('the limit of an address', () => {
  test('100 wrong logins of invented accounts lock out nobody else', async () => {
    for (let turn = 0; turn < 100; turn += 1)
      await solved(`1390000${1000 + turn}`, { password, from: '198.51.100.6' });
    expect((await solved(owner, { from: '198.51.100.6' })).json().code).toBe('003001');
    expect(await codeOfLogin(owner, { from: '198.51.100.7' })).toBe('200');
  });

  test('an address that is refused cannot lock an account', async () => {
    const from = '198.51.100.8';
    for (let turn = 0; turn < limit * 10; turn += 1)
      await solved(`1390001${1000 + turn}`, { password, from });
    await failures(limit * 3, owner, { from });
    const known = await testApp.db.select().from(rateLimits).where(like(rateLimits.key, 'login:%'));
    expect(known).toHaveLength(limit * 10);
    expect(await codeOfLogin(owner, { from: '198.51.100.9' })).toBe('200');
  });

  test('nor can tries without the captcha that is required', async () => {
    await failures(2, owner, { from: '198.51.100.10' });
    for (let turn = 0; turn < limit * 2; turn += 1)
      expect(await codeOfLogin(owner, { password, from: '198.51.100.11' })).toBe('792103');
    expect((await solved(owner, { from: '198.51.100.12' })).statusCode).toBe(200);
  });

  test('is of a network of IPv6 addresses', async () => {
    await failuresOfMany(10, '2001:db8::1');
    await failuresOfMany(10, '2001:db8::2');
    expect(await codeOfLogin(owner, { from: '2001:db8::3' })).toBe('792103');
    expect(await codeOfLogin(owner, { from: '2001:db8:0:1::3' })).toBe('200');
  });

  test('its counters are deleted when their window is over', async () => {
    await failures(1, '13899999995');
    await deleteOldLimits(testApp.db, now);
    expect(await testApp.db.$count(rateLimits)).toBeGreaterThan(0);
    await deleteOldLimits(testApp.db, new Date(seedNow.getTime() + 3_600_001));
    expect(await testApp.db.$count(rateLimits)).toBe(0);
  });
});

describe('a login with a code', () => {
  const login = (phone: string, code: string, more = {}) =>
    visit(testApp, '/user/login/phone', {
      body: { type: 'FRONT', telPhone: phone, code, ...more },
    });
  const codeFor = (phone: string) => codeOf(testApp, clock, { purpose: 'login', phone });

  test('starts a session, once', async () => {
    const code = await codeFor(owner);
    const response = await login(owner, code);
    expect(response.json().data.userInfo).toMatchObject({ id: '1', phone: '138****0001' });
    expect(response.headers['x-access-token']).toMatch(/^[\w-]{43}$/);
    expect((await login(owner, code)).json().code).toBe('792102');
  });

  test('refuses a wrong code of a known and an unknown phone alike', async () => {
    await codeFor(owner);
    const [known, unknown] = [await login(owner, '0000'), await login('13899999999', '0000')];
    expect([known.statusCode, known.json().code]).toEqual([400, '792102']);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  });

  test('tells only who holds the code that there is no account', async () => {
    const code = await codeFor('13899999999');
    expect((await login('13899999999', code)).json().code).toBe('794104');
  });

  test('checks a captcha if one is sent', async () => {
    const more = { captchaProof: 'a'.repeat(24) };
    expect((await login(owner, await codeFor(owner), more)).json().code).toBe('792103');
  });
});
