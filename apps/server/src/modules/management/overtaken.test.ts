import type { Change, ManagedContent, ManagedDetail } from '@huiqi/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { admin, operator, serviceStaff } from '../../callKit/accounts.js';
import { seedNow } from '../../callKit/seedNow.js';
import { serviceProducts } from '../../schema/services.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { sampleProduct } from '../organisations/calls.js';
import { publishScheduled } from './publishScheduled.js';
import { rebase } from './rebase.js';

let testApp: TestApp;
let author: Calls;
let approver: Calls;
let staff: Calls;
/** A service that is offered by the organisation whose staff change it too. */
let id: string;

beforeAll(async () => {
  testApp = await openTestApp();
  author = await callsAs(testApp, operator);
  approver = await callsAs(testApp, admin);
  staff = await callsAs(testApp, serviceStaff);
});
afterAll(() => testApp.close());

const path = '/manage/changes';
const org = '/firms/front/org/product';
const day = new Date(seedNow.getTime() + 86_400_000);

/** What the organisation submits itself, and the desk of services passes. */
async function publishElsewhere(more: object): Promise<void> {
  const known = id && (await staff('GET', `${org}/detail/${id}`)).data;
  const content = { ...sampleProduct, ...more };
  const body = known ? { ...content, id, version: known.version } : content;
  const saved = await staff('POST', `${org}/save`, body);
  expect(saved.status).toBe(200);
  id = saved.data.id;
  const waiting = await author('GET', '/firms/admin/review/page?auditStatus=PENDING&size=50');
  const name = saved.data.pending?.name ?? saved.data.productName;
  const review = waiting.data.content.find((row: { name: string }) => row.name === name);
  const passing = { decision: 'PASS', version: review.version };
  expect((await author('PUT', `/firms/admin/review/${review.id}/decide`, passing)).status).toBe(
    200,
  );
}

const begin = async (): Promise<Change> =>
  (await author('POST', path, { kind: 'SERVICE', itemId: id, version: null, copy: false })).data;
const seen = async ({ id: changeId }: Change): Promise<Change> =>
  (await author('GET', `${path}/${changeId}`)).data;
async function save(change: Change, more: object, digest?: string): Promise<Change> {
  const { edition, content } = change;
  const body = { edition, content: { ...content, ...more }, note: '', publishOn: null };
  const { status, data } = await author('PUT', `${path}/${change.id}`, {
    ...body,
    ...(digest !== undefined && { publishedDigest: digest }),
  });
  expect(status).toBe(200);
  return data;
}
const planned = (change: Change, more: object) =>
  author('PUT', `${path}/${change.id}`, {
    edition: change.edition,
    content: { ...change.content, ...more },
    note: '',
    publishOn: day.toISOString(),
  });
const submit = ({ id: changeId, edition }: Change) =>
  author('POST', `${path}/${changeId}/submission`, { edition });
const approve = ({ id: changeId, edition }: Change) =>
  approver('POST', `${path}/${changeId}/decision`, { edition, approved: true, opinion: '' });
const shown = async () =>
  ((await author('GET', `/manage/items/SERVICE/${id}`)).data as ManagedDetail).content;
const services = () => ({ db: testApp.db, messages: { store: async () => undefined } });

beforeEach(async () => {
  id = '';
  await publishElsewhere({ name: expect.getState().currentTestName?.slice(0, 60) });
});

const theirPhone = { contactPhone: '023-74511111' };
const ourPhone = { contactPhone: '023-74522222' };
const ourSteps = { process: '受理\n办结' };

test('at its time, a change leaves what others published of other fields', async () => {
  const saved: Change = (await planned(await begin(), ourSteps)).data;
  await submit(saved);
  expect((await approve(saved)).data.state).toBe('SCHEDULED');
  await publishElsewhere({ name: '另一名称', ...theirPhone });
  await publishScheduled(services(), saved.id, day);
  expect(await shown()).toMatchObject({ name: '另一名称', ...theirPhone, ...ourSteps });
});

test('at its time, a change of what others published differently returns to its author, and says of what', async () => {
  const saved: Change = (await planned(await begin(), ourPhone)).data;
  await submit(saved);
  await approve(saved);
  await publishElsewhere(theirPhone);
  await publishScheduled(services(), saved.id, day);
  expect(await shown()).toMatchObject(theirPhone);
  const returned = await seen(saved);
  expect(returned).toMatchObject({
    state: 'RETURNED',
    overtaken: ['contactPhone'],
    content: ourPhone,
  });
  expect(returned.decision?.opinion).toBe(
    '未能按时发布：联系电话：修改期间已在别处改为其他内容，请核对后保留或改用',
  );
  // Seen and kept: now it is published.
  const kept = await save(returned, {}, returned.publishedDigest);
  expect([kept.overtaken, kept.problems]).toEqual([undefined, []]);
  await submit(kept);
  expect((await approve(kept)).data.state).toBe('PUBLISHED');
  expect(await shown()).toMatchObject(ourPhone);
});

test('a draft shows what others published of other fields, and takes it along', async () => {
  const change = await begin();
  await publishElsewhere(theirPhone);
  // From a page that has loaded before.
  const saved = await save(change, ourSteps, change.publishedDigest);
  expect(saved).toMatchObject({ content: { ...theirPhone, ...ourSteps }, problems: [] });
  // Its author may well go back to what was there.
  const before = { contactPhone: sampleProduct.contactPhone };
  const back = await save(saved, before, saved.publishedDigest);
  expect(back).toMatchObject({ content: before, problems: [] });
  await submit(back);
  await publishElsewhere({ ...theirPhone, name: '后来的名称' });
  expect((await approve(back)).data.state).toBe('PUBLISHED');
  expect(await shown()).toMatchObject({ name: '后来的名称', ...before, ...ourSteps });
});

test.each(['never seen', 'seen before'] as const)(
  'who saves over what was %s has to compare it before it is submitted',
  async (when) => {
    const change = await begin();
    await publishElsewhere(theirPhone);
    const digest = when === 'seen before' ? change.publishedDigest : undefined;
    const saved = await save(change, ourPhone, digest);
    expect(saved).toMatchObject({ content: ourPhone, overtaken: ['contactPhone'] });
    expect(saved.problems.map(({ field }) => field)).toEqual(['contactPhone']);
    expect((await submit(saved)).code).toBe('100409');
    const taken = await save(saved, theirPhone);
    expect([taken.overtaken, taken.problems]).toEqual([undefined, []]);
  },
);

test('nobody approves what was overtaken since it was submitted', async () => {
  const saved = await save(await begin(), ourPhone);
  await submit(saved);
  await publishElsewhere(theirPhone);
  expect((await approve(saved)).code).toBe('100409');
  expect(await shown()).toMatchObject(theirPhone);
});

/** How many wait for a lock. */
const countBlocked = async () => {
  const { rows } = await testApp.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
};

test('what is published elsewhere in the moment of a publication stays', async () => {
  const saved = await save(await begin(), ourSteps);
  await submit(saved);
  const isService = eq(serviceProducts.id, id);
  let approval: ReturnType<typeof approve> | undefined;
  await testApp.db.transaction(async (tx) => {
    await tx.update(serviceProducts).set(theirPhone).where(isService);
    approval = approve(saved);
    // On one connection it waits for that.
    if (inject('template').kind === 'postgresql')
      await expect.poll(countBlocked, { timeout: 15_000 }).toBeGreaterThan(0);
  });
  expect((await approval)?.data.state).toBe('PUBLISHED');
  expect(await shown()).toMatchObject({ ...theirPhone, ...ourSteps });
});

test('fields are compared one by one, and what is empty in another way is the same', () => {
  const of = (more: object) => ({ kind: 'BANK', name: '甲', ...more }) as ManagedContent;
  const base = of({ phone: null, position: 1 });
  expect(
    rebase({ base, content: of({ phone: '1', position: 1 }) }, of({ phone: '', position: 2 })),
  ).toEqual({
    content: of({ phone: '1', position: 2 }),
    overtaken: [],
    base: of({ phone: '', position: 2 }),
  });
  expect(
    rebase({ base, content: of({ phone: '1', position: 2 }) }, of({ phone: '2', position: 2 })),
  ).toEqual({
    content: of({ phone: '1', position: 2 }),
    overtaken: ['phone'],
    base: of({ phone: null, position: 2 }),
  });
});
