import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { createNotice, type NewNotice } from './createNotice.js';
import { notices } from '../../schema/notices.js';

const userId = '2';
let testApp: TestApp;
let user: Calls;
let other: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  user = await callsAs(testApp, newcomer);
  other = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());
beforeEach(() => testApp.db.delete(notices));

const send = (at: string | Date, rest: Partial<NewNotice> = {}) =>
  createNotice(
    testApp.db,
    { userId, noticeType: 'OTHER', title: '标题', content: '内容', subject: null, ...rest },
    new Date(at),
  );
const page = async (query = '', calls = user) =>
  (await calls('GET', `/user/notice/page${query}`)).data;
const idsOf = async (query = '', calls = user): Promise<string[]> =>
  (await page(query, calls)).content.map(({ id }: { id: string }) => id);
const unread = async (calls = user) => (await calls('GET', '/user/notice/unread/count')).data;
const mark = (body: object, calls = user) => calls('PUT', '/user/notice/update', body);
const remove = (body: object, calls = user) => calls('POST', '/user/notice/delete', body);

test('pages have 10 notices, the newest first, and tell what a notice is about', async () => {
  const ids: string[] = [];
  for (let hour = 10; hour < 21; hour += 1) ids.unshift(await send(`2026-06-01T${hour}:00:00Z`));
  expect(await idsOf()).toEqual(ids.slice(0, 10));
  expect(await idsOf('?index=2')).toEqual(ids.slice(10));
  expect((await page()).page).toEqual({ index: 1, size: 10, total: 11 });

  const id = await send(seedNow, { subject: { kind: 'ORDER', id: '7' } });
  expect((await user('GET', `/user/notice/${id}`)).data).toEqual({
    id,
    title: '标题',
    content: '内容',
    createdTs: seedNow.toISOString(),
    newsType: 'SYSTEM',
    noticeType: 'OTHER',
    noticeStatus: 'UNREAD',
    subject: { kind: 'ORDER', id: '7' },
  });
});

test('dates are days of Shanghai, both ends included', async () => {
  const before = await send('2026-06-09T15:59:59.999Z');
  const first = await send('2026-06-09T16:00:00.000Z');
  const last = await send('2026-06-10T15:59:59.999Z');
  const after = await send('2026-06-10T16:00:00.000Z');
  expect(await idsOf('?dateStart=2026-06-10&dateEnd=2026-06-10')).toEqual([last, first]);
  expect(await idsOf('?dateStart=2026-06-10')).toEqual([after, last, first]);
  expect(await idsOf('?dateEnd=2026-06-09')).toEqual([before]);
  const wrong = await user('GET', '/user/notice/page?dateStart=2026-02-30');
  expect([wrong.status, wrong.code]).toEqual([400, '100400']);
});

test('counts unread notices by category; filters by category and status agree with it', async () => {
  const read = await send('2026-06-01T00:00:00Z', { noticeType: 'TRANSACTION' });
  await send('2026-06-02T00:00:00Z', { noticeType: 'TRANSACTION' });
  await send('2026-06-04T00:00:00Z', { noticeType: 'ANNOUNCEMENT', userId: null });
  const newest = '2026-06-05T00:00:00.000Z';
  await send(newest);
  await mark({ idList: [read] });
  expect(await unread()).toEqual({
    count: 3,
    byType: { ANNOUNCEMENT: 1, TRANSACTION: 1, LOAN_INFO: 0, OTHER: 1 },
    newestTs: newest,
  });
  expect(await idsOf('?noticeType=TRANSACTION&noticeStatus=READ')).toEqual([read]);
  expect(await idsOf('?noticeStatus=UNREAD')).toHaveLength(3);
  expect((await user('GET', '/user/tidings/unread/num')).data).toEqual({ count: 3 });
});

test('users who ask at the same moment each get their own count', async () => {
  await send('2026-06-01T00:00:00Z', { noticeType: 'ANNOUNCEMENT', userId: null });
  const newest = '2026-06-05T00:00:00.000Z';
  await send(newest);
  const asked = [unread(), unread(other), unread(), unread(other)];
  const both = [expect.objectContaining({ count: 2, newestTs: newest }), await unread(other)];
  expect(both[1]).toMatchObject({ count: 1, byType: { ANNOUNCEMENT: 1, OTHER: 0 } });
  expect(await Promise.all(asked)).toEqual([...both, ...both]);
});

test('ids of somebody else change nothing and look like missing ones', async () => {
  const foreign = await send(seedNow, { userId: '1' });
  const own = await send(seedNow);
  const missing = '00000000-0000-4000-8000-00000000beef';
  for (const change of [mark, remove]) {
    const about = await change({ idList: [foreign] });
    expect(about).toEqual(await change({ idList: [missing] }));
    expect(about.code).toBe('200');
  }
  const [read, notThere] = [
    await user('GET', `/user/notice/${foreign}`),
    await user('GET', `/user/notice/${missing}`),
  ];
  expect(read).toEqual(notThere);
  expect([read.status, read.code]).toEqual([404, '100404']);
  expect(await idsOf('', other)).toEqual([foreign]);
  expect((await unread(other)).count).toBe(1);
  expect(await idsOf()).toEqual([own]);
});

test('an announcement is read and deleted by each user for themselves', async () => {
  const id = await send(seedNow, { userId: null, noticeType: 'ANNOUNCEMENT' });
  await mark({ idList: [id] });
  await mark({ idList: [id] });
  expect((await unread()).count).toBe(0);
  expect((await page()).content[0].noticeStatus).toBe('READ');
  expect((await unread(other)).count).toBe(1);
  await remove({ idList: [id] });
  expect(await idsOf()).toEqual([]);
  expect((await user('GET', `/user/notice/${id}`)).status).toBe(404);
  expect(await idsOf('', other)).toEqual([id]);
});

test('deleting takes the chosen ones of the category only, and at least one id', async () => {
  const [one, two, three] = [await send(seedNow), await send(seedNow), await send(seedNow)];
  await remove({ idList: [one, two], noticeType: 'TRANSACTION' });
  expect(await idsOf()).toHaveLength(3);
  await remove({ idList: [one, two], noticeType: 'OTHER' });
  expect(await idsOf()).toEqual([three]);
  expect((await remove({ idList: [] })).code).toBe('100400');
});

test('mark-all ends at the moment it was shown: what arrives meanwhile stays unread', async () => {
  await send('2026-06-01T00:00:00Z');
  await send('2026-06-02T00:00:00Z', { userId: null, noticeType: 'ANNOUNCEMENT' });
  const { newestTs } = await unread();
  const later = await send('2026-06-02T00:00:00.001Z');
  await mark({ idList: [], noticeType: 'ANNOUNCEMENT', readUntil: newestTs });
  expect((await unread()).byType).toMatchObject({ ANNOUNCEMENT: 0, OTHER: 2 });
  await mark({ idList: [], readUntil: newestTs });
  expect(await idsOf('?noticeStatus=UNREAD')).toEqual([later]);
});

test('an empty choice without a moment marks nothing; nonsense moments are refused', async () => {
  await send(seedNow);
  expect((await mark({ idList: [] })).code).toBe('200');
  expect((await unread()).count).toBe(1);
  for (const readUntil of ['0000-01-01T00:00:00Z', '2026-06-30T23:59:60Z', '2026-06-30'])
    expect((await mark({ idList: [], readUntil })).code, readUntil).toBe('100400');
});

test('parallel marks, deletes and new notices neither fail nor lose a notice', async () => {
  const ids: string[] = [];
  for (let turn = 0; turn < 20; turn += 1)
    ids.push(await send(`2026-06-01T00:00:${10 + turn}Z`, turn % 2 ? {} : { userId: null }));
  const { newestTs } = await unread();
  const reversed = ids.toReversed();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_unused, turn) => [
      mark({ idList: turn % 2 ? ids : reversed }),
      mark({ idList: [], readUntil: newestTs }),
      remove({ idList: turn % 2 ? ids.slice(0, 4) : reversed.slice(-4) }),
      send(`2026-06-02T00:00:0${turn}Z`).then(() => ({ code: '200' })),
    ]).flat(),
  );
  expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(['200']));
  expect((await unread()).count).toBe(8);
  expect((await page()).page.total).toBe(16 + 8);
});

test('the earlier variants show and change the same notices', async () => {
  const old = await send('2026-06-01T00:00:00Z');
  const id = await send('2026-06-02T00:00:00Z', { userId: null, noticeType: 'ANNOUNCEMENT' });
  const tiding = {
    id,
    title: '标题',
    content: '内容',
    createdTs: '2026-06-02T00:00:00.000Z',
    noticeStatus: 'UNREAD',
  };
  expect((await user('GET', '/user/tidings/front/page?size=1')).data).toEqual({
    content: [tiding],
    page: { index: 1, size: 1, total: 2 },
  });
  await user('PUT', '/user/tidings/front/readable', { idList: [old] });
  expect((await user('GET', '/user/tidings/unread')).data).toEqual([tiding]);
  await user('DELETE', '/user/tidings/front/delete', { idList: [id, old] });
  expect(await idsOf()).toEqual([]);
});

test('ten thousand notices of one user are counted and listed by index', async () => {
  const rows = Array.from({ length: 10_000 }, (_unused, turn) => ({
    id: `many-${turn}`,
    userId,
    content: '内容',
    newsType: 'SYSTEM' as const,
    noticeType: 'TRANSACTION' as const,
    status: turn < 20 ? ('UNREAD' as const) : ('READ' as const),
    createdAt: new Date(seedNow.getTime() - turn * 60_000),
  }));
  for (let from = 0; from < rows.length; from += 2_000)
    await testApp.db.insert(notices).values(rows.slice(from, from + 2_000));
  await testApp.db.execute('analyze notices');
  expect((await unread()).count).toBe(20);
  const { rows: plan } = await testApp.db.execute<{ 'QUERY PLAN': string }>(
    `explain select notice_type, count(*) from notices where user_id = '2' and status = 'UNREAD' group by 1`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('notices_unread');
  const started = performance.now();
  expect((await page('?index=1000')).content).toHaveLength(10);
  expect((await page('?noticeStatus=UNREAD')).page.total).toBe(20);
  // Generous for a busy machine; reading every row took seconds.
  expect(performance.now() - started).toBeLessThan(3_000);
  await testApp.db.delete(notices).where(and(eq(notices.userId, userId)));
});
