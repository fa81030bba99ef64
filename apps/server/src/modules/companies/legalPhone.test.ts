import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rateLimits } from '../../schema/rateLimits.js';
import { databaseSessions } from '../session/databaseSessions.js';
import { knownRepresentative } from '../../seed/companies/makeCompanies.js';
import { registerScenarios } from '../../seed/companies/registerScenarios.js';

const [food = '', trade = ''] = registerScenarios.map(({ creditCode }) => creditCode);
const { legalPhone } = knownRepresentative;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('the phone of a legal representative', () => {
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const token = await tokenFor(testApp, '2');
    const response = await testApp.app.inject({
      url: `/api/huiqi/user/verifyCorporatePhone?${query}`,
      headers: { 'x-request-id': 'web-test-000001', 'x-access-token': token, ...headers },
    });
    return { ...response.json(), status: response.statusCode };
  };
  const right = `nsrsbh=${food}&phone=${legalPhone}&productId=100001`;

  test('is checked for any company, and the number is not told', async () => {
    expect((await ask(right, { source: 'XN100' })).data).toEqual({ match: true, message: null });
    const wrong = await ask(`nsrsbh=${food}&phone=13900000001`);
    expect(wrong.data).toEqual({ match: false, message: '手机号与法定代表人登记的手机号不一致' });
  });

  test('refuses another source and the token of somebody else', async () => {
    expect((await ask(right, { source: 'XN999' })).code).toBe('100400');
    const stolen = await tokenFor(testApp, '1');
    const refused = await ask(right, { token: stolen });
    expect([refused.status, refused.code]).toEqual([401, '791214']);
  });

  describe('has limits', () => {
    let now = seedNow;
    let strict: TestApp;
    beforeAll(async () => {
      strict = await openTestApp(() => now, { HUIQI_REGISTRY_LIMIT: '10' });
    });
    afterAll(() => strict.close());
    beforeEach(async () => {
      now = seedNow;
      await strict.db.delete(rateLimits);
    });
    const guess = (calls: Calls, phone = '13900000001', nsrsbh = food) =>
      calls('GET', `/user/verifyCorporatePhone?nsrsbh=${nsrsbh}&phone=${phone}`);
    const later = (seconds: number) => {
      now = new Date(seedNow.getTime() + seconds * 1000);
    };
    const times = async (count: number, call: () => Promise<{ code: string }>) =>
      (await Promise.all(Array.from({ length: count }, call))).filter(
        ({ code }) => code === '003001',
      ).length;
    const userIds = ['1', '2', '3', '4', '5', '6'];
    const everybody = () =>
      Promise.all(userIds.map(async (id) => callsWith(strict, await tokenFor(strict, id))));

    test('ten checks in ten minutes, and ten wrong phones of a company in a day', async () => {
      const calls = await callsAs(strict, newcomer);
      expect(await times(14, () => guess(calls))).toBe(4);
      const company = { nsrsbh: food, qymc: '垫江县示范食品有限公司' };
      expect((await calls('POST', '/user/addRelatedCompany', company)).code).toBe('003001');
      later(601);
      expect((await guess(calls, legalPhone)).code).toBe('003001');
      expect((await guess(calls, legalPhone, trade)).data.match).toBe(true);
      later(86_401);
      const session = await databaseSessions.open(strict.db, { userId: '2', mode: 'token' }, now);
      expect((await guess(callsWith(strict, session), legalPhone)).data.match).toBe(true);
    });

    test('right phones are not counted for the day', async () => {
      const calls = await callsAs(strict, newcomer);
      for (const turn of [0, 1]) {
        later(turn * 601);
        expect(await times(10, () => guess(calls, legalPhone))).toBe(0);
      }
    });

    test('fifty wrong phones of a company in a day, whoever guesses', async () => {
      const [owner, ...strangers] = await everybody();
      if (!owner) throw new Error('No users');
      for (const stranger of strangers.slice(0, 4))
        expect(await times(10, () => guess(stranger))).toBe(0);
      // Four of them do not lock out the owner.
      later(601);
      expect((await guess(owner, legalPhone)).data.match).toBe(true);
      const [last] = strangers.slice(4);
      if (!last) throw new Error('Too few users');
      expect(await times(10, () => guess(last))).toBe(0);
      later(1202);
      expect((await guess(owner, '13900000002')).code).toBe('003001');
      expect((await guess(owner, legalPhone, trade)).status).toBe(200);
    });

    test('fifty checks of a company in ten minutes, whoever asks', async () => {
      const [last, ...others] = await everybody();
      if (!last) throw new Error('No users');
      for (const calls of others) expect(await times(10, () => guess(calls, legalPhone))).toBe(0);
      const body = { nsrsbh: food.toLowerCase(), qymc: '垫江县示范食品有限公司' };
      expect((await last('POST', '/user/addRelatedCompany', body)).code).toBe('003001');
      const other = { nsrsbh: trade, qymc: '垫江县示范商贸有限公司' };
      expect((await last('POST', '/user/addRelatedCompany', other)).status).toBe(200);
      later(601);
      expect((await last('POST', '/user/addRelatedCompany', body)).status).toBe(200);
    });
  });
});
