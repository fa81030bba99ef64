import { formatDate } from '@huiqi/sdk/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { databaseSessions } from '../session/databaseSessions.js';
import { ticketDiscounts, tickets } from '../../schema/tickets.js';

let testApp: TestApp;
let applicant: Calls;
let now = seedNow;
const detail = async (id: string) => (await applicant('GET', `/ticket/userCenter/${id}`)).data;

beforeAll(async () => {
  testApp = await openTestApp(() => now);
  applicant = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());

test('a ticket is used once, however many use it at the same moment', async () => {
  const statistic = async () => (await applicant('GET', '/ticket/userCenter/statistic')).data;
  const { data } = await applicant('GET', '/ticket/userCenter/page?status=UNUSED');
  const [{ id, applicationId }] = data.content;
  const before = await statistic();
  const results = await Promise.all(
    Array.from({ length: 20 }, () => applicant('POST', `/ticket/userCenter/${id}/use`)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  const again = await applicant('POST', `/ticket/userCenter/${id}/use`);
  expect([again.status, again.code]).toEqual([409, '100409']);
  expect(await statistic()).toEqual({
    ...before,
    UNUSED: before.UNUSED - 1,
    USED: before.USED + 1,
  });
  const { records, ticket } = await detail(applicationId);
  expect(records.filter(({ event }: { event: string }) => event === 'USE')).toHaveLength(1);
  expect(ticket).toMatchObject({ status: 'USED', usedOn: expect.stringMatching(/^\d{4}-/) });
  const stranger = await callsAs(testApp, newcomer);
  expect((await stranger('POST', `/ticket/userCenter/${id}/use`)).status).toBe(404);
});

test('a ticket expires at midnight in China', async () => {
  const today = formatDate(seedNow);
  const lastMoment = new Date(`${today}T15:59:59.999Z`);
  const as = { userId: '1', mode: 'token' } as const;
  const late = callsWith(testApp, await databaseSessions.open(testApp.db, as, lastMoment));
  const counts = async () => (await late('GET', '/ticket/userCenter/statistic')).data;
  const { data } = await applicant('GET', '/ticket/userCenter/page?status=UNUSED');
  const [{ id }] = data.content;
  await testApp.db.update(tickets).set({ expiresOn: today }).where(eq(tickets.id, id));
  try {
    now = lastMoment;
    const before = await counts();
    expect(before.UNUSED).toBeGreaterThan(0);
    now = new Date(`${today}T16:00:00.000Z`);
    const { UNUSED, EXPIRED, USED } = before;
    expect(await counts()).toEqual({ UNUSED: UNUSED - 1, EXPIRED: EXPIRED + 1, USED });
    expect((await late('POST', `/ticket/userCenter/${id}/use`)).status).toBe(409);
    now = lastMoment;
    expect((await late('POST', `/ticket/userCenter/${id}/use`)).data).toMatchObject({
      status: 'USED',
      usedOn: today,
    });
  } finally {
    now = seedNow;
  }
});

test('each state lists what the statistic counts', async () => {
  const { data } = await applicant('GET', '/ticket/userCenter/statistic');
  for (const [status, count] of Object.entries(data)) {
    const page = await applicant('GET', `/ticket/userCenter/page?status=${status}`);
    expect(page.data.page.total, status).toBe(count);
    expect(page.data.content.every((one: { status: string }) => one.status === status)).toBe(true);
    expect(count, status).toBeGreaterThan(0);
  }
});

test('the public list is paged, searched and open to everybody', async () => {
  const visitor = (path: string) => testApp.app.inject({ url: `/api/huiqi${path}` });
  const all = (await visitor('/ticket/public/public/1/page')).json().data;
  expect(all.content).toHaveLength(10);
  expect(all.page.total).toBeGreaterThan(100);
  const found = (
    await visitor(`/ticket/public/public/1/page?companyName=${encodeURIComponent(' 食品 ')}`)
  ).json().data;
  expect(found.page.total).toBeGreaterThan(0);
  expect(found.page.total).toBeLessThan(all.page.total);
  expect(
    found.content.every((one: { companyName: string }) => one.companyName.includes('食品')),
  ).toBe(true);
  const nothing = (await visitor('/ticket/public/public/1/page?companyName=%25')).json().data;
  expect(nothing.page.total).toBe(0);
});

test('the trail of applications is only ever added to', async () => {
  await expect(
    testApp.db.execute(sql`update ticket_events set remark = 'x'`),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining('only ever added') },
  });
});

test('batches say by the day whether they are open', async () => {
  const { data } = await applicant('GET', '/ticket/public/batch/list');
  const states = data.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['OPEN', 'CLOSED', 'CLOSED', 'CLOSED']);
  expect(await testApp.db.$count(ticketDiscounts)).toBeGreaterThan(10);
});
