import type { Change, ManagedContent } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { admin, operator } from '../../callKit/accounts.js';
import { seedNow } from '../../callKit/seedNow.js';
import { approvals } from '../../schema/approvals.js';
import { users } from '../../schema/users.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { accountOf } from '../../seed/session/sampleAccounts.js';
import { importForm } from './calls.js';
import { publishScheduled } from './publishScheduled.js';

let testApp: TestApp;
let author: Calls;
let approver: Calls;
let wide: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  author = await callsAs(testApp, operator);
  approver = await callsAs(testApp, admin);
  const person = { name: '全省管理员', role: 'ADMIN', type: 'PHONE', passwordHash: '' } as const;
  await testApp.db.insert(users).values({ id: 'wide', phone: '13911110019', ...person });
  wide = callsWith(testApp, await tokenFor(testApp, 'wide'));
});
beforeEach(() => testApp.db.delete(approvals));
afterAll(() => testApp.close());

const path = '/manage/changes';
const province = '500000';
const county = '500231';
const elsewhere = '500233';
type Subject = ManagedContent['kind'];

/** What two people decided before. */
const alone = (subject: Subject, ...aloneIn: string[]) =>
  testApp.db
    .insert(approvals)
    .values({ subject, aloneIn })
    .onConflictDoUpdate({ target: approvals.subject, set: { aloneIn } });

const news = (regionCode: string | null, title = '惠企政策宣讲会') => ({
  kind: 'NEWS' as const,
  title,
  source: '垫江县经信委',
  content: '欢迎参加。',
  pictureUrl: '',
  pictureAlt: null,
  regionCode,
});
const begin = async (kind: Subject, itemId: string | null = null): Promise<Change> =>
  (await author('POST', path, { kind, itemId, version: null, copy: false })).data;
const save = async ({ id, edition }: Change, content: object, publishOn: string | null = null) =>
  (await author('PUT', `${path}/${id}`, { edition, content, note: '', publishOn })).data as Change;
const act = (what: string, { id, edition }: Change, by = author) =>
  by('POST', `${path}/${id}/${what}`, { edition });
const approve = ({ id, edition }: Change) =>
  approver('POST', `${path}/${id}/decision`, { edition, approved: true, opinion: '' });
const saved = async (content: { kind: Subject }, itemId: string | null = null) =>
  save(await begin(content.kind, itemId), content);
const versionsOf = async (kind: Subject, id: string) =>
  (await author('GET', `/manage/items/${kind}/${id}`)).data.versions;

test('one person publishes where the setting says so, at once, and the trail says that nobody approved it', async () => {
  await alone('NEWS', county);
  const change = await saved(news(county));
  expect(change.alone).toBe(true);
  const { status, data } = await act('publication', change);
  expect([status, data.state, data.decision]).toEqual([200, 'PUBLISHED', null]);
  expect(data.alone).toBeUndefined();
  const visitor = callsWith(testApp, null);
  expect((await visitor('GET', `/order/index/news/${change.itemId}`)).data.title).toBe(
    change.title,
  );
  const [version] = await versionsOf('NEWS', change.itemId);
  expect(version).toMatchObject({ approvedBy: null, author: change.author });
  const events = await approver('GET', '/user/admin/securityEvents?size=10&event=CONTENT_CHANGED');
  expect(events.data.content[0].detail).toBe(`NEWS PUBLISHED_ALONE ${change.itemId}`);
  // Twice is once.
  expect((await act('publication', change)).code).toBe('100409');
});

test.each([
  [[], county, false],
  [[county], county, true],
  [[province], county, true],
  [['0'], county, true],
  [[elsewhere], county, false],
  [[county], null, false],
  [[province], null, false],
  [['0'], null, true],
] as const)(
  'where %j are free, news of %s are published alone: %s',
  async (free, place, isFree) => {
    await alone('NEWS', ...free);
    const change = await saved(news(place));
    expect(change.alone === true).toBe(isFree);
    const { status, code } = await act('publication', change);
    expect([status, code]).toEqual(isFree ? [200, '200'] : [409, '100409']);
    const { data } = await author('GET', `/manage/items/NEWS/${change.itemId}`);
    expect(data?.alone === true).toBe(isFree);
  },
);

test('what leads to another place, or leads away from one, needs a second person if either does', async () => {
  await alone('NEWS', county);
  const first = await saved(news(elsewhere));
  await act('submission', first);
  expect((await approve(first)).status).toBe(200);
  const moved = await saved(news(county), first.itemId);
  expect((await act('publication', moved)).code).toBe('100409');
});

test('roles, accounts and the setting itself always need two, whatever is stored', async () => {
  for (const kind of ['STAFF', 'ROLE', 'APPROVAL'] as const) await alone(kind, '0');
  for (const [kind, id] of [
    ['STAFF', '5'],
    ['ROLE', 'BACKSTAGE'],
  ] as const)
    expect((await act('publication', await begin(kind, id))).code).toBe('100409');
  const opened = await approver('POST', path, {
    kind: 'APPROVAL',
    itemId: 'NEWS',
    version: null,
    copy: false,
  });
  expect((await act('publication', opened.data, approver)).code).toBe('100409');
  await act('discarding', opened.data, approver);
  for (const id of ['STAFF', 'ROLE', 'APPROVAL'])
    expect((await approver('GET', `/manage/items/APPROVAL/${id}`)).code).toBe('100404');
});

test('only administrators change the setting, of a kind that there is, for areas that there are', async () => {
  const body = { kind: 'APPROVAL', itemId: 'NEWS', version: null, copy: false };
  expect((await author('POST', path, body)).code).toBe('100403');
  expect((await approver('POST', path, { ...body, itemId: null })).code).toBe('100403');
  const { id, edition } = (await approver('POST', path, body)).data as Change;
  const put = (by: Calls, content: object, seen = edition) =>
    by('PUT', `${path}/${id}`, { edition: seen, content, note: '', publishOn: null });
  const of = (...aloneIn: string[]) => ({ kind: 'APPROVAL', subject: 'NEWS', aloneIn });
  expect((await put(approver, { ...of(), subject: 'POLICY' })).code).toBe('100400');
  // The administrator of a county decides for it alone.
  for (const area of ['0', province, elsewhere])
    expect((await put(approver, of(area))).code).toBe('100400');
  const own = await put(approver, of(county, county));
  expect([own.status, own.data.content.aloneIn]).toEqual([200, [county]]);
  const wrong = await put(wide, of('999999', '0'), edition + 1);
  expect(wrong.data.problems).toEqual([{ field: 'aloneIn', message: '没有地区 999999' }]);
  const right = await put(wide, of('0'), edition + 2);
  expect(right.data.problems).toEqual([]);
  // The setting takes effect once a second administrator has approved it.
  await act('submission', right.data, wide);
  expect((await saved(news(null))).alone).toBeUndefined();
  await testApp.db
    .update(users)
    .set({ scfCity: '0' })
    .where(eq(users.id, accountOf(admin).id));
  const decision = { edition: right.data.edition, approved: true, opinion: '' };
  const decided = await approver('POST', `${path}/${id}/decision`, decision);
  expect([decided.status, decided.data.state]).toEqual([200, 'PUBLISHED']);
  expect((await saved(news(null))).alone).toBe(true);
});

test('problems block, and a colleague who returned it is heard', async () => {
  await alone('NEWS', '0');
  const incomplete = await saved(news(county, ''));
  expect(incomplete.problems.map(({ field }) => field)).toEqual(['title']);
  expect((await act('publication', incomplete)).code).toBe('100400');
  const change = await saved(news(county));
  await act('submission', change);
  const { id, edition } = change;
  await approver('POST', `${path}/${id}/decision`, { edition, approved: false, opinion: '再核对' });
  expect((await act('publication', change)).code).toBe('100409');
  // Neither submitting it again nor saving it after that forgets the return.
  const submitted = await act('submission', change);
  expect(submitted.data.alone).toBeUndefined();
  expect((await act('publication', change)).code).toBe('100409');
  const again = await save(change, news(county, '宣讲会改期'));
  expect(again).toMatchObject({
    state: 'RETURNED',
    decision: { approved: false, opinion: '再核对' },
  });
  expect(again.alone).toBeUndefined();
  await act('submission', again);
  expect((await act('publication', again)).code).toBe('100409');
  expect((await approve(again)).data.state).toBe('PUBLISHED');
});

test('a return outlasts the withdrawal of what is published', async () => {
  await alone('NEWS', '0');
  const { itemId } = (await act('publication', await saved(news(county)))).data;
  const change = await saved(news(county, '宣讲会改期'), itemId);
  await act('submission', change);
  const { id, edition } = change;
  await approver('POST', `${path}/${id}/decision`, { edition, approved: false, opinion: '再核对' });
  await act('submission', change);
  const withdrawn = await author('POST', `/manage/items/NEWS/${itemId}/withdrawal`, {
    reason: '日期有误',
  });
  expect(withdrawn.data.change).toMatchObject({
    state: 'RETURNED',
    edition: edition + 1,
    decision: { opinion: '再核对' },
  });
});

test('two who publish at once make one version, and one who saved in between is not overrun', async () => {
  await alone('NEWS', '0');
  const change = await saved(news(county));
  const results = await Promise.all(
    [author, approver, author, approver].map((by) => act('publication', change, by)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await versionsOf('NEWS', change.itemId)).toHaveLength(1);
  const next = await begin('NEWS', change.itemId);
  await save(next, news(county, '改期'));
  expect((await act('publication', next, approver)).code).toBe('100409');
});

test('a setting that comes back before the day holds: the change returns to its author', async () => {
  await alone('NEWS', '0');
  const day = new Date(seedNow.getTime() + 86_400_000);
  const change = await save(await begin('NEWS'), news(county), day.toISOString());
  const { data } = await act('publication', change);
  expect([data.state, data.decision]).toEqual(['SCHEDULED', null]);
  await testApp.db.delete(approvals);
  const services = { db: testApp.db, messages: { store: async () => undefined } };
  await publishScheduled(services, change.id, day);
  const later = (await author('GET', `${path}/${change.id}`)).data as Change;
  expect(later).toMatchObject({
    state: 'RETURNED',
    decision: {
      approved: false,
      opinion: '未能按时发布：现在需要由另一位同事审核',
      by: { name: '' },
    },
  });
});

test('an import and its undo follow the same rule', async () => {
  await alone('NEWS', county);
  const items = [news(county, '导入甲'), news(null, '导入乙')].map((content, at) => ({
    id: `imported-${at}`,
    content,
  }));
  const file = importForm({ kind: 'NEWS', items });
  const { data } = await author('POST', '/manage/imports/NEWS?dryRun=false', file);
  const rows = (await author('GET', `${path}?importId=${data.importId}&size=10`)).data
    .content as Change[];
  const batch = (action: string, changes: readonly Change[], batchId: string) =>
    author('POST', `${path}/batch`, {
      batchId,
      ids: changes.map(({ id }) => id),
      versions: changes.map(({ edition }) => edition),
      action,
      reason: '撤回导入',
    });
  const told = await batch('PUBLISH', rows, '7b0c8a524d0e4c559a532f3e5d1f0a21');
  const codeOf = (title: string) => {
    const at = rows.findIndex((row) => row.title === title);
    return told.data.results.find(({ id }: { id: string }) => id === rows[at]?.id)?.code;
  };
  expect([codeOf('导入甲'), codeOf('导入乙')]).toEqual(['200', '100409']);
  const published = rows.filter(({ title }) => title === '导入甲');
  await batch('UNDO', published, '7b0c8a524d0e4c559a532f3e5d1f0a22');
  const { item } = (await author('GET', `/manage/items/NEWS/${published[0]?.itemId}`)).data;
  expect(item.state).toBe('WITHDRAWN');
});
