import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { admin, operator, owner } from '../../callKit/accounts.js';
import { addFailedJob } from '../../callKit/addFailedJob.js';
import { seedNow } from '../../callKit/seedNow.js';
import { outgoingMessages } from '../../schema/outgoingMessages.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let asAdmin: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  asAdmin = await callsAs(testApp, admin);
});
afterEach(() => testApp.db.execute(sql`delete from pgboss.job`));
afterAll(() => testApp.close());

const list = async (query = '') => (await asAdmin('GET', `/user/admin/jobs?${query}`)).data;
const change = (id: string, what: 'retry' | 'cancel') =>
  asAdmin('POST', `/user/admin/jobs/${id}/${what}`);

async function eventsAbout(id: string): Promise<string[]> {
  const { data } = await asAdmin('GET', '/user/admin/securityEvents?size=100&event=JOB_CHANGED');
  const details = data.content.map(({ detail }: { detail: string }) => detail);
  return details.filter((detail: string) => detail.includes(id));
}

test('jobs are listed in pages, newest first, by kind and state, with what failed', async () => {
  const ids: string[] = [];
  for (const day of ['01', '02', '03'])
    ids.push(await addFailedJob(testApp.db, { createdAt: new Date(`2026-11-${day}T08:00:00Z`) }));
  const first = await list('size=2');
  expect(first.page).toEqual({ index: 1, size: 2, total: 3 });
  expect(first.content.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
  expect((await list('size=2&index=2')).content).toMatchObject([
    {
      id: ids[0],
      name: 'publication',
      state: 'FAILED',
      attempts: 10,
      maxAttempts: 10,
      startedTs: '2026-11-01T08:00:00.000Z',
      lastError: 'It failed',
    },
  ]);
  expect((await list('state=FAILED&name=publication')).page.total).toBe(3);
  expect((await list('state=WAITING')).page.total).toBe(0);
  expect((await list('name=expiry')).page.total).toBe(0);
});

test('a failed job runs again once, however often that is asked for, and the trail says who asked', async () => {
  const id = await addFailedJob(testApp.db);
  const [one, other] = await Promise.all([change(id, 'retry'), change(id, 'retry')]);
  expect([one.status, other.status]).toEqual([200, 200]);
  await vi.waitFor(async () => {
    await testApp.app.jobs.settled();
    expect((await change(id, 'retry')).data).toMatchObject({ state: 'DONE' });
  });
  expect((await list()).content).toMatchObject([{ id, state: 'DONE', attempts: 1 }]);
  expect(await eventsAbout(id)).toEqual([`publication ${id} RETRIED`]);
});

test('a failed job is cancelled, and may run again after that', async () => {
  const id = await addFailedJob(testApp.db);
  expect((await change(id, 'cancel')).data).toMatchObject({ state: 'CANCELLED' });
  expect((await change(id, 'cancel')).status).toBe(200);
  expect((await list('state=FAILED')).page.total).toBe(0);
  expect((await change(id, 'retry')).data).toMatchObject({ state: 'RETRYING', attempts: 0 });
  await testApp.app.jobs.settled();
  expect((await change(id, 'cancel')).status).toBe(409);
  expect(await eventsAbout(id)).toEqual([
    `publication ${id} RETRIED`,
    `publication ${id} CANCELLED`,
  ]);
});

test('a message that was given up is not called delivered by another run', async () => {
  const { rows } = await testApp.db.execute<{ id: string }>(sql`insert into pgboss.job
    (name, data, state, completed_on) values ('messages', '{"messageId":"gone"}', 'cancelled', now()) returning id`);
  const id = rows[0]?.id ?? '';
  expect((await change(id, 'retry')).code).toBe('100409');
  const message = {
    id: 'gone',
    channel: 'sms',
    template: 'loginCode',
    recipient: '',
    text: '',
  } as const;
  await testApp.db.insert(outgoingMessages).values({ ...message, createdAt: seedNow });
  expect((await change(id, 'retry')).data).toMatchObject({ state: 'RETRYING' });
  await testApp.app.jobs.settled();
});

test('security events are found by address and day', async () => {
  const events = (query: string) => asAdmin('GET', `/user/admin/securityEvents?${query}`);
  const all = (await events('address=127.0.0.1')).data;
  expect(all.page.total).toBeGreaterThan(0);
  const day = all.content[0].createdTs.slice(0, 10);
  expect((await events('address=203.0.113.99')).data.page.total).toBe(0);
  expect((await events(`dateStart=${day}`)).data.page.total).toBeGreaterThan(0);
  expect((await events('dateEnd=2020-01-01')).data.page.total).toBe(0);
});

test.each([operator, owner])('%s may neither read nor change jobs', async (account) => {
  const call = await callsAs(testApp, account);
  const id = await addFailedJob(testApp.db);
  expect((await call('GET', '/user/admin/jobs')).status).toBe(403);
  expect((await call('POST', `/user/admin/jobs/${id}/retry`)).status).toBe(403);
  expect((await call('POST', `/user/admin/jobs/${id}/cancel`)).status).toBe(403);
});
