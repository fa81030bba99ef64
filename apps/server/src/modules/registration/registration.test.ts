import { encodePassword } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '../../schema/rateLimits.js';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { codeOf, loginAs, proofOf, visit } from '../../testing/visits.js';
import { users } from '../../schema/users.js';
import { attachFiles } from '../uploads/attachFiles.js';
import { uploadedFiles } from '../../schema/uploads.js';

const clock = () => seedNow;
const plain = 'Kq7!rmw2tPx9';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(clock, { HUIQI_LOGIN_LIMIT: '5' });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.db.delete(rateLimits));

const codeFor = (phone: string) => codeOf(testApp, clock, { purpose: 'register', phone });
const register = (telPhone: string, code: string, more = {}, headers = {}) => {
  const password = encodePassword(plain);
  return visit(testApp, '/user/register', {
    body: { type: 'FRONT', telPhone, code, password, ...more },
    headers,
  });
};
const found = (phone: string) => testApp.db.select().from(users).where(eq(users.phone, phone));

describe('a registration', () => {
  const phone = '13900000101';

  test('makes an ordinary user of the region and starts a session', async () => {
    const region = { 'x-scf-province': '500000', 'x-scf-city': '500233', 'x-scf-district': '0' };
    const response = await register(phone, await codeFor(phone), {}, region);
    const { userInfo } = response.json().data;
    expect(userInfo).toMatchObject({
      name: null,
      phone: '139****0101',
      roleType: 'NORMA',
      type: 'PHONE',
      isFirstLogin: false,
      cityId: '500233',
      permissions: { GRZX: true, GRZX01: true },
    });
    const headers = { 'x-access-token': String(response.headers['x-access-token']) };
    const read = await visit(testApp, '/user/info', { method: 'GET', headers });
    expect(read.json().data.id).toBe(userInfo.id);
    const unread = await visit(testApp, '/user/notice/unread/count', { method: 'GET', headers });
    expect(unread.json().data.count).toBe(0);
    expect((await loginAs(testApp, phone, { password: plain })).statusCode).toBe(200);
    const [row] = await found(phone);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('of a registered phone is refused, to who holds the right code only', async () => {
    expect((await register(owner, await codeFor(owner))).json().code).toBe('795101');
    await codeFor(owner);
    const [known, unknown] = [await register(owner, '0000'), await register('13900000102', '0000')];
    expect(known.json().code).toBe('792102');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  });

  test('takes a code once, of this purpose', async () => {
    const other = '13900000103';
    const login = await codeOf(testApp, clock, { purpose: 'login', phone: other });
    expect((await register(other, login)).json().code).toBe('792102');
    expect(await found(other)).toEqual([]);
  });

  test('in parallel makes one user', async () => {
    const other = '13900000104';
    const code = await codeFor(other);
    const all = await Promise.all(Array.from({ length: 20 }, () => register(other, code)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await found(other)).toHaveLength(1);
  });

  test('requires a captcha after two failed tries, which outlive their refusal', async () => {
    const other = '13900000105';
    for (let turn = 0; turn < 2; turn += 1) await register(other, '0000');
    const code = await codeFor(other);
    expect((await register(other, code)).json().code).toBe('792103');
    const more = { captchaProof: await proofOf(testApp, clock) };
    expect((await register(other, code, more)).statusCode).toBe(200);
  });

  test.each(['Password1', 'a123456', '13900000106', ''])(
    'refuses a password that is guessed first: %j',
    async (weak) => {
      const other = '13900000106';
      const response = await register(other, await codeFor(other), {
        password: encodePassword(weak),
      });
      expect(response.json()).toMatchObject({
        code: '100400',
        fieldErrors: [{ field: 'password' }],
      });
      expect(await found(other)).toEqual([]);
    },
  );

  test('cannot set what is not asked for', async () => {
    const other = '13900000107';
    const response = await register(other, await codeFor(other), { roleType: 'ADMIN' });
    expect(response.json().code).toBe('100400');
  });
});

describe('nickname and picture', () => {
  const key = (name: string) => `finance/202611/${'a'.repeat(22)}/${name}.png`;
  const file = (name: string, ownerId: string, purpose: 'LOGO' | 'ATTACHMENT') => ({
    key: key(name),
    objectName: name,
    ownerId,
    purpose,
    fileName: 'logo.png',
    type: 'PNG' as const,
    mediaType: 'image/png',
    size: 1,
    sha256: name,
    createdAt: seedNow,
    unusedSince: seedNow,
  });
  beforeAll(async () => {
    const rows = [
      file('own', '2', 'LOGO'),
      file('foreign', '1', 'LOGO'),
      file('paper', '2', 'ATTACHMENT'),
    ];
    await testApp.db.insert(uploadedFiles).values(rows);
    await attachFiles(
      testApp.db,
      { userId: '1', keys: [key('foreign')], kind: 'logo', refId: '1', purpose: 'LOGO' },
      seedNow,
    );
  });

  test('are kept; the picture stays, or goes with null', async () => {
    const call = await callsAs(testApp, newcomer);
    const set = (body: object) => call('PUT', '/user/nickname', body);
    const info = async () => (await call('GET', '/user/info')).data;
    expect(await set({ userName: '明月 No.2', logo: key('own') })).toMatchObject({ status: 200 });
    expect(await info()).toMatchObject({
      name: '明月 No.2',
      logo: `/api/huiqi/user/file?key=${key('own')}`,
    });
    await set({ userName: '明月' });
    expect((await info()).logo).toContain(key('own'));
    await set({ userName: '明月', logo: null });
    expect((await info()).logo).toBeNull();
  });

  test.each([
    ["another user's picture", key('foreign')],
    ['a file that is no picture', key('paper')],
    ['a missing one', key('missing')],
    ['an address elsewhere', 'https://evil.example/a.png'],
    ['a script', 'javascript:alert(1)'],
  ])('%s is refused like a missing one, and nothing is kept', async (_name, logo) => {
    const call = await callsAs(testApp, newcomer);
    const before = (await call('GET', '/user/info')).data;
    const response = await call('PUT', '/user/nickname', { userName: '别的名字', logo });
    expect([response.status, response.code]).toEqual([400, '100400']);
    expect((await call('GET', '/user/info')).data).toEqual(before);
  });

  test.each(['<b>x</b>', 'a\u202eb', 'a\u200bb', 'a  b', '名'.repeat(21)])(
    'the nickname %j is refused',
    async (userName) => {
      const call = await callsAs(testApp, newcomer);
      expect((await call('PUT', '/user/nickname', { userName })).code).toBe('100400');
    },
  );
});
