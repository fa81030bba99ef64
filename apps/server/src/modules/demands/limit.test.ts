import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { RelatedCompany } from '@huiqi/sdk';
import { constants, messages } from '@huiqi/sdk/domain';
import { callsWith, requestId, type Calls, type Response } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { databaseSessions } from '../session/databaseSessions.js';
import { anonymousDemand, sampleDemand } from './calls.js';
import { demandDays, demands } from '../../schema/demands.js';

const add = '/demand/front/add';
const limit = constants.dailyDemandLimit;
let testApp: TestApp;
let mine: Calls;
let companies: RelatedCompany[];
const noon = new Date('2026-06-15T04:00:00.000Z');
let now = noon;

/** Sessions last some hours, so another day needs a new one. */
async function signIn(at: Date) {
  now = at;
  const token = await databaseSessions.open(testApp.db, { userId: '1', mode: 'token' }, now);
  mine = callsWith(testApp, token);
}

beforeAll(async () => {
  testApp = await openTestApp(() => now);
  await signIn(noon);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  companies = data.content;
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.db.delete(demandDays);
  await signIn(noon);
});

const companyAt = (place: number) => {
  const company = companies[place];
  if (!company) throw new Error('The first user has too few companies');
  return company;
};
const today = async (place = 0) =>
  (await mine('GET', `/demand/front/todaydemand/${companyAt(place).id}`)).data.count;
const storedOf = async (place: number) => {
  const [row] = await testApp.db
    .select({ stored: count() })
    .from(demands)
    .where(eq(demands.companyId, companyAt(place).id));
  return row?.stored ?? 0;
};
const submit = (key: string, place = 0) =>
  mine('POST', add, sampleDemand(companyAt(place)), `demand-${key}`);
const countOf = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length;

test('of fifty submits at once exactly five are stored', async () => {
  const before = await storedOf(0);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_unused, turn) => submit(`race-${turn}`)),
  );
  expect(countOf(responses, 200)).toBe(limit);
  expect(countOf(responses, 409)).toBe(50 - limit);
  expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['200', '100409']));
  expect(await storedOf(0)).toBe(before + limit);
  expect(await today()).toBe(limit);
});

test('a refusal has its words, and costs another company nothing', async () => {
  for (let turn = 0; turn < limit; turn += 1) await submit(`fill-${turn}`);
  const refused = await mine('POST', add, sampleDemand(companyAt(0)), 'demand-one-more');
  expect([refused.status, refused.code]).toEqual([409, '100409']);
  expect(messages.demandLimitReached).toBe('该企业今日发布需求已达上限，请明日再试');
  expect((await submit('other', 1)).status).toBe(200);
  expect([await today(0), await today(1)]).toEqual([limit, 1]);
});

test('the same submit sent twice counts once, a refused form does not count', async () => {
  const first = await submit('twice');
  expect(await submit('twice')).toEqual(first);
  const short = { ...sampleDemand(companyAt(0)), title: ' 水 ' };
  expect((await mine('POST', add, short, 'demand-short')).status).toBe(400);
  expect(await today()).toBe(1);
});

test('the day is that of China: at its midnight five more may be submitted', async () => {
  // 23:59:59 on June 15 in Asia/Shanghai; in UTC the day changes eight hours later.
  await signIn(new Date('2026-06-15T15:59:59.000Z'));
  for (let turn = 0; turn < limit; turn += 1)
    expect((await submit(`late-${turn}`)).status).toBe(200);
  expect((await submit('late-refused')).status).toBe(409);
  now = new Date('2026-06-15T16:00:00.000Z');
  expect(await today()).toBe(0);
  expect((await submit('early')).status).toBe(200);
  // A new day in UTC is not a new day in China.
  await signIn(new Date('2026-06-16T00:00:00.000Z'));
  expect(await today()).toBe(1);
});

test('of twenty anonymous ones of a user at once exactly five are stored, and none for a company', async () => {
  const anonymous = (key: string) => mine('POST', add, anonymousDemand, `demand-anonymous-${key}`);
  const ofUser = and(eq(demands.userId, '1'), isNull(demands.companyId));
  const before = await testApp.db.$count(demands, ofUser);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_unused, turn) => anonymous(String(turn))),
  );
  expect([countOf(responses, 200), countOf(responses, 409)]).toEqual([limit, 20 - limit]);
  expect(await testApp.db.$count(demands, ofUser)).toBe(before + limit);
  expect(await today()).toBe(0);
  expect((await submit('beside-anonymous')).status).toBe(200);
  // At midnight in China.
  await signIn(new Date('2026-06-15T15:59:59.999Z'));
  expect((await anonymous('late')).status).toBe(409);
  now = new Date('2026-06-15T16:00:00.000Z');
  expect((await anonymous('early')).status).toBe(200);
});

test.each([
  ['address', ['203.0.113.7', '203.0.113.7', '203.0.113.7']],
  ['network of IPv6', ['2001:db8::1', '2001:db8::2', '2001:db8::3']],
])('anonymous ones of visitors are limited by %s', async (_what, addresses) => {
  const limited = await openTestApp(undefined, { HUIQI_WRITE_LIMIT: '2' });
  const codes: string[] = [];
  for (const remoteAddress of addresses) {
    const headers = { 'x-request-id': requestId };
    const sent = { url: `/api/huiqi${add}`, headers, payload: anonymousDemand, remoteAddress };
    const response = await limited.app.inject({ method: 'POST', ...sent });
    codes.push(response.json<{ code: string }>().code);
  }
  await limited.close();
  expect(codes).toEqual(['200', '200', '003001']);
});
