import type { Change, ManagedContent, ManagedDetail } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../schema/products.js';
import { admin, bankOfficer, operator } from '../../callKit/accounts.js';
import { callsAs, callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { testBank } from './calls.js';
import { publishScheduled } from './publishScheduled.js';

let testApp: TestApp;
let author: Calls;
let approver: Calls;
let officer: Calls;
let visitor: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  author = await callsAs(testApp, operator);
  approver = await callsAs(testApp, admin);
  officer = await callsAs(testApp, bankOfficer);
  visitor = callsWith(testApp, null);
});
afterAll(() => testApp.close());

const services = () => ({ db: testApp.db, messages: { store: async () => undefined } });

const path = '/manage/changes';
type Kind = ManagedContent['kind'];

async function open(by: Calls, kind: Kind, itemId: string | null, more: object = {}) {
  const body = { kind, itemId, version: null, copy: false, ...more };
  return (await by('POST', path, body)).data as Change;
}
const save = (by: Calls, { id, edition, note }: Change, content: object, publishOn?: Date) =>
  by('PUT', `${path}/${id}`, { edition, content, note, publishOn: publishOn ?? null });
const submit = (by: Calls, { id, edition }: Change) =>
  by('POST', `${path}/${id}/submission`, { edition });
const decide = (by: Calls, { id, edition }: Change, approved = true, opinion = '') =>
  by('POST', `${path}/${id}/decision`, { edition, approved, opinion });
const itemOf = async (kind: Kind, id: string) =>
  (await approver('GET', `/manage/items/${kind}/${id}`)).data as ManagedDetail;

/** Saves, submits and approves a content of a change. */
async function publish(change: Change, content: object): Promise<Change> {
  const saved: Change = (await save(author, change, content)).data;
  expect(saved.problems).toEqual([]);
  expect((await submit(author, saved)).status).toBe(200);
  const { status, data } = await decide(approver, saved);
  expect([status, data.state]).toEqual([200, 'PUBLISHED']);
  return data;
}

const bankNames = async () =>
  (await visitor('GET', '/product/bank/bankSelect')).data.map(({ name }: { name: string }) => name);
const shown = async (id: string) => visitor('GET', `/product/index/${id}`);

test('a new bank is written, approved by a second person, and listed at once', async () => {
  const change = await open(author, 'BANK', null);
  expect(change).toMatchObject({ basis: 0, state: 'DRAFT', edition: 1, published: null });
  expect(change.problems.map(({ field }) => field)).toEqual(['name', 'logoUrl']);
  expect((await submit(author, change)).status).toBe(400);
  const elsewhere = { ...testBank, logoUrl: '//elsewhere.example/logo.png' };
  expect((await save(author, change, elsewhere)).code).toBe('100400');
  const saved: Change = (await save(author, change, testBank)).data;
  expect(saved).toMatchObject({ edition: 2, title: testBank.name, problems: [] });
  expect((await decide(approver, saved)).code).toBe('100409');
  await submit(author, saved);
  const refused = await decide(author, saved);
  expect(refused.code).toBe('100403');
  expect(await bankNames()).not.toContain(testBank.name);
  expect((await decide(approver, saved, false)).code).toBe('100400');
  const approved = await decide(approver, saved);
  expect(approved.data).toMatchObject({ state: 'PUBLISHED', published: testBank });
  expect(await bankNames()).toContain(testBank.name);
  const { item, content, versions } = await itemOf('BANK', change.itemId);
  expect(item).toMatchObject({ state: 'PUBLISHED', version: 1, change: null });
  expect(content).toEqual(testBank);
  expect(versions).toMatchObject([{ number: 1, changeId: change.id }]);
});

test('of ten editors at once, nine learn of the first and nothing is lost', async () => {
  const mine = await open(author, 'PRODUCT', '100001');
  const same = await open(approver, 'PRODUCT', '100001');
  expect(same.id).toBe(mine.id);
  const { content } = mine;
  const changes = Array.from({ length: 10 }, (_, turn) => ({ ...content, name: `第${turn}人` }));
  const saves = await Promise.all(changes.map((one) => save(author, mine, one)));
  const codes = saves.map(({ code }) => code).toSorted();
  expect(codes).toEqual([...Array.from({ length: 9 }, () => '100409'), '200']);
  const first = changes[saves.findIndex(({ code }) => code === '200')];
  const now = await approver('GET', `${path}/${mine.id}`);
  expect(now.data).toMatchObject({ edition: 2, content: first });
  // Approved as it was seen, or not at all.
  await submit(author, now.data);
  expect((await decide(approver, mine)).code).toBe('100409');
  await approver('POST', `${path}/${mine.id}/discarding`, { edition: 2 });
  expect((await save(author, now.data, content)).code).toBe('100409');
});

test('what was returned goes back to its author with the reason, and is approved later', async () => {
  const change = await open(author, 'PRODUCT', '100002');
  const saved: Change = (await save(author, change, { ...change.content, profile: '随借随还' }))
    .data;
  await submit(author, saved);
  const returned = await decide(approver, saved, false, '请注明利率');
  expect(returned.data).toMatchObject({
    state: 'RETURNED',
    decision: { approved: false, opinion: '请注明利率', by: { id: '7' } },
  });
  const again: Change = (
    await save(author, returned.data, { ...change.content, profile: '年利率' })
  ).data;
  await submit(author, again);
  expect((await decide(approver, again)).data.state).toBe('PUBLISHED');
  expect((await shown('100002')).data.profile).toBe('年利率');
});

test('versions can be restored, also what was there before versions were kept', async () => {
  const before = (await itemOf('PRODUCT', '100003')).content;
  const first = await open(author, 'PRODUCT', '100003');
  await publish(first, { ...first.content, name: '改名贷', maxInterestRate: '9.50' });
  const { versions, item } = await itemOf('PRODUCT', '100003');
  expect(item).toMatchObject({ version: 2, title: '改名贷' });
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  expect((await shown('100003')).data).toMatchObject({ name: '改名贷', maxInterestRate: '9.5' });
  const back = await open(author, 'PRODUCT', '100003', { version: 1 });
  expect(back).toMatchObject({ basis: 2, content: before });
  await publish(back, back.content);
  expect((await itemOf('PRODUCT', '100003')).content).toEqual(before);
  const body = { kind: 'PRODUCT', itemId: '100003', version: 99, copy: false };
  expect((await author('POST', path, body)).code).toBe('100404');
});

test('what the database says without us is kept as a version before it is replaced', async () => {
  const change = await open(author, 'PRODUCT', '100004');
  await publish(change, { ...change.content, profile: '第一次' });
  await testApp.db.update(products).set({ profile: '导入' }).where(eq(products.id, '100004'));
  await publish(await open(author, 'PRODUCT', '100004'), { ...change.content, profile: '第二次' });
  const { versions } = await itemOf('PRODUCT', '100004');
  expect(versions.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  const imported = await open(author, 'PRODUCT', '100004', { version: 3 });
  expect(imported.content).toMatchObject({ profile: '导入' });
});

test('a withdrawal takes effect at once, keeps its reason, and voids an approval', async () => {
  const change = await open(author, 'PRODUCT', '100005');
  const later = new Date(seedNow.getTime() + 3_600_000);
  const saved: Change = (await save(author, change, change.content, later)).data;
  await submit(author, saved);
  expect((await decide(approver, saved)).data.state).toBe('SCHEDULED');
  const withdrawn = await author('POST', '/manage/items/PRODUCT/100005/withdrawal', {
    reason: '银行通知停办',
  });
  expect(withdrawn.data).toMatchObject({ state: 'WITHDRAWN', version: 1 });
  expect(withdrawn.data.change).toMatchObject({ state: 'DRAFT', edition: 3, decision: null });
  expect((await shown('100005')).status).toBe(404);
  const { versions } = await itemOf('PRODUCT', '100005');
  expect(versions).toMatchObject([{ number: 1, note: '银行通知停办', approvedBy: null }]);
  await publishScheduled(services(), change.id, later);
  expect((await shown('100005')).status).toBe(404);
  const again = await author('POST', '/manage/items/PRODUCT/100005/withdrawal', { reason: '再次' });
  expect(again.data.version).toBe(1);
  await publish(await open(author, 'PRODUCT', '100005'), change.content);
  expect((await shown('100005')).status).toBe(200);
});

test('a bank with products on offer stays', async () => {
  const { content } = await itemOf('PRODUCT', '100001');
  const bankId = content?.kind === 'PRODUCT' ? content.bankId : '';
  const refused = await author('POST', `/manage/items/BANK/${bankId}/withdrawal`, {
    reason: '合作到期',
  });
  expect(refused.code).toBe('100409');
});

test('scheduled for a time, it is published then and once, however many servers try', async () => {
  const change = await open(author, 'PRODUCT', '100006');
  const later = new Date(seedNow.getTime() + 60_000);
  const content = { ...change.content, name: '定时贷' };
  const saved: Change = (await save(author, change, content, later)).data;
  await submit(author, saved);
  expect((await decide(approver, saved)).data.state).toBe('SCHEDULED');
  await publishScheduled(services(), change.id, seedNow);
  expect((await shown('100006')).data.name).not.toBe('定时贷');
  const tries = [1, 2, 3].map(() => publishScheduled(services(), change.id, later));
  await Promise.all(tries);
  expect((await shown('100006')).data.name).toBe('定时贷');
  expect((await itemOf('PRODUCT', '100006')).versions).toHaveLength(2);
});

test('what cannot be published in time returns to its author', async () => {
  const bank = await open(author, 'BANK', null);
  await publish(bank, { ...testBank, name: '短期银行' });
  const later = new Date(seedNow.getTime() + 60_000);
  const change = await open(author, 'PRODUCT', '100007', { copy: true });
  const content = { ...change.content, bankId: bank.itemId };
  const saved: Change = (await save(author, change, content, later)).data;
  await submit(author, saved);
  await decide(approver, saved);
  await author('POST', `/manage/items/BANK/${bank.itemId}/withdrawal`, { reason: '合作到期' });
  expect(await bankNames()).not.toContain('短期银行');
  await publishScheduled(services(), change.id, later);
  const { data } = await approver('GET', `${path}/${change.id}`);
  expect(data).toMatchObject({ state: 'RETURNED', decision: { approved: false } });
  expect(data.decision.opinion).toContain('没有这家银行');
  // Not the one who approved it.
  expect(data.decision.by.name).toBe('');
});

test("a bank's staff keep its products only", async () => {
  const { data } = await officer('GET', '/manage/items?kind=PRODUCT&size=100');
  const owners = new Set(data.content.map(({ owner }: { owner: string }) => owner));
  expect([...owners]).toEqual(['中国建设银行']);
  expect((await officer('GET', '/manage/items?kind=BANK')).data.page.total).toBe(0);
  expect(
    (await officer('POST', path, { kind: 'BANK', itemId: null, version: null, copy: false })).code,
  ).toBe('100403');
  const own = await open(officer, 'PRODUCT', null);
  const foreign = await itemOf('PRODUCT', '100002');
  const moved = await save(officer, own, { ...foreign.content, bankId: '9999' });
  expect(moved.code).toBe('100400');
  expect((await author('GET', '/manage/items?kind=PRODUCT&state=NEW')).data.content).toContainEqual(
    expect.objectContaining({ id: own.itemId, state: 'NEW', title: '（未命名）' }),
  );
});

test('decisions and withdrawals are on the audit trail', async () => {
  const { data } = await approver(
    'GET',
    '/user/admin/securityEvents?size=100&event=CONTENT_CHANGED',
  );
  const details = data.content.map(({ detail }: { detail: string }) => detail);
  expect(details).toContain('PRODUCT WITHDRAWN 100005');
  expect(details).toContain('PRODUCT SCHEDULED 100006');
  expect(details).toContain('PRODUCT RETURNED 100002');
});
