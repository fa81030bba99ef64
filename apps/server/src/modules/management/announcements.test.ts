import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { seedNow } from '../../callKit/seedNow.js';
import { notices } from '../../schema/notices.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { changesPath, openManagement, wrongFields } from '../../testing/openManagement.js';
import type { Management } from '../../testing/openManagement.js';

let management: Management;
let user: Calls;
let neighbour: Calls;
beforeAll(async () => {
  management = await openManagement();
  user = await callsAs(management.testApp, owner);
  neighbour = await callsAs(management.testApp, newcomer);
});
afterAll(() => management.testApp.close());

/** For the county of the sample. */
const content = {
  kind: 'ANNOUNCEMENT',
  title: '国庆假期服务安排',
  content: '<p>10月1日至7日暂停<strong>人工服务</strong>。</p><p>10月8日恢复。</p>',
  regionCodes: ['500231'],
  endsOn: null,
};
const open = (id: string | null) => management.open('ANNOUNCEMENT', id);
const unread = async (calls = user) =>
  (await calls('GET', '/user/notice/unread/count')).data.byType.ANNOUNCEMENT as number;
const shown = async (calls = user) =>
  (await calls('GET', '/user/notice/page?noticeType=ANNOUNCEMENT&size=50')).data.content as {
    id: string;
    title: string;
    noticeStatus: string;
  }[];
const isShown = async (id: string, calls = user) =>
  (await shown(calls)).some((one) => one.id === id);
/** Whether the front page of a county announces it. */
async function isOnFront(id: string, city = '500231'): Promise<boolean> {
  const region = { 'x-scf-province': '500000', 'x-scf-city': city };
  const path = '/user/announcement/current';
  const { data } = await management.visitor('GET', path, undefined, undefined, region);
  return data.some((one: { id: string }) => one.id === id);
}

/** What an administrator announces and the operator of the county approves. */
async function announce(own: object): Promise<string> {
  const { author, approver } = management;
  const begun = { kind: 'ANNOUNCEMENT', itemId: null, version: null, copy: false };
  const { id, edition, itemId } = (await approver('POST', changesPath, begun)).data;
  const body = { edition, content: { ...content, ...own }, note: '', publishOn: null };
  const saved = (await approver('PUT', `${changesPath}/${id}`, body)).data;
  expect(wrongFields(saved)).toEqual([]);
  await approver('POST', `${changesPath}/${id}/submission`, { edition: saved.edition });
  const approved = { edition: saved.edition, approved: true, opinion: '' };
  const decided = await author('POST', `${changesPath}/${id}/decision`, approved);
  return decided.code === '200' ? itemId : decided.code;
}

test('an announcement is new to its region once approved, and a correction is not new again', async () => {
  const { publish } = management;
  const before = await unread();
  const draft = await open(null);
  expect(wrongFields(draft)).toEqual(['title', 'content']);
  expect(draft.content).toMatchObject({ regionCodes: ['500231'] });
  const id = await publish(draft, content);
  expect(await unread()).toBe(before + 1);
  expect((await shown()).find((one) => one.id === id)).toMatchObject({
    title: content.title,
    content: '10月1日至7日暂停人工服务。\n10月8日恢复。',
    html: content.content,
    noticeStatus: 'UNREAD',
  });
  await user('PUT', '/user/notice/update', { idList: [id] });
  await publish(await open(id), { ...content, title: '假期安排（更正）' });
  expect((await shown()).find((one) => one.id === id)).toMatchObject({
    title: '假期安排（更正）',
    noticeStatus: 'READ',
  });
  expect(await unread()).toBe(before);
});

test('what was withdrawn or has ended is neither shown nor counted, and comes back', async () => {
  const { publish, save, submit, withdraw, visitor, testApp } = management;
  const before = await unread();
  const id = await publish(await open(null), content);
  const read = () => visitor('GET', `/user/announcement/${id}`);
  expect((await read()).data).toMatchObject({ title: content.title, html: content.content });
  expect(await isOnFront(id)).toBe(true);
  expect((await withdraw('ANNOUNCEMENT', id)).data.state).toBe('WITHDRAWN');
  const gone = [before, false, false, '100404'];
  const now = async () => [
    await unread(),
    await isShown(id),
    await isOnFront(id),
    (await read()).code,
  ];
  expect(await now()).toEqual(gone);
  const late = await save(await open(id), { ...content, endsOn: '2020-10-08' });
  expect(late.problems).toEqual([{ field: 'endsOn', message: '不能早于今天' }]);
  expect((await submit(late)).code).toBe('100400');
  await publish(late, { ...content, endsOn: '2999-10-08' });
  const back = [before + 1, true, true, '200'];
  expect(await now()).toEqual(back);

  const end = () =>
    testApp.db.update(notices).set({ endsOn: '2020-10-08' }).where(eq(notices.id, id));
  await end();
  expect(await now()).toEqual(gone);
  const ended = await open(id);
  expect(wrongFields(ended)).toEqual(['endsOn']);
  await publish(ended, { ...content, endsOn: '2999-10-08' });
  expect(await now()).toEqual(back);
  await end();
  expect((await withdraw('ANNOUNCEMENT', id)).data.state).toBe('WITHDRAWN');
});

test('an announcement cannot end before it is scheduled to begin', async () => {
  const { author, submit } = management;
  const { id, edition } = await open(null);
  const scheduled = async (edition: number, publishOn: string) => {
    const body = { edition, content: { ...content, endsOn: '2999-10-08' }, note: '', publishOn };
    return (await author('PUT', `${changesPath}/${id}`, body)).data;
  };
  // Midnight in China.
  const late = await scheduled(edition, '2999-10-08T16:00:00.000Z');
  expect(late.problems).toEqual([{ field: 'endsOn', message: '不能早于定时发布的日期' }]);
  expect((await submit(late)).code).toBe('100400');
  const inTime = await scheduled(late.edition, '2999-10-08T15:59:00.000Z');
  expect(inTime.problems).toEqual([]);
  await author('POST', `${changesPath}/${id}/discarding`, { edition: inTime.edition });
});

test('an announcement published again after its withdrawal is new again, of that day and for everybody', async () => {
  const { publish, withdraw, visitor, testApp } = management;
  const before = await unread();
  const id = await publish(await open(null), content);
  const again = async (title: string) => publish(await open(id), { ...content, title });
  const state = async () => [
    (await visitor('GET', `/user/announcement/${id}`)).data.createdTs,
    await isOnFront(id),
    await unread(),
  ];
  const old = new Date('2026-05-01T04:00:00.000Z');
  await testApp.db.update(notices).set({ createdAt: old }).where(eq(notices.id, id));
  await user('PUT', '/user/notice/update', { idList: [id] });
  await again('更正');
  expect(await state()).toEqual([old.toISOString(), false, before]);
  await withdraw('ANNOUNCEMENT', id);
  await again('再次发布');
  expect(await state()).toEqual([seedNow.toISOString(), true, before + 1]);

  await user('POST', '/user/notice/delete', { idList: [id] });
  await again('再次更正');
  expect(await isShown(id)).toBe(false);
  await withdraw('ANNOUNCEMENT', id);
  await again('第三次发布');
  expect(await isShown(id)).toBe(true);

  // One that has ended was gone as well.
  await user('PUT', '/user/notice/update', { idList: [id] });
  const ended = { createdAt: old, endsOn: '2020-10-08' };
  await testApp.db.update(notices).set(ended).where(eq(notices.id, id));
  await again('延期');
  expect(await state()).toEqual([seedNow.toISOString(), true, before + 1]);
  await withdraw('ANNOUNCEMENT', id);
});

test('what is for a region is shown to who is at home there, by account or company, and on its front page', async () => {
  const { db } = management.testApp;
  await db.execute(
    sql`update users set scf_province = null, scf_city = null, scf_district = null where id = '2'`,
  );
  await db.execute(sql`delete from user_companies where user_id = '2'`);
  const county = await announce({ regionCodes: ['500231'] });
  expect([await isShown(county), await isShown(county, neighbour)]).toEqual([true, false]);
  expect([await isOnFront(county), await isOnFront(county, '500233')]).toEqual([true, false]);
  // Nobody marks or deletes what is not shown to them.
  await neighbour('POST', '/user/notice/delete', { idList: [county] });

  await db.execute(sql`
    insert into user_companies (user_id, company_id, authorized) select '2', id, true from companies where area_code = '500231' limit 1`);
  expect(await isShown(county, neighbour)).toBe(true);
  // With those of the county that were there before.
  const news = (await shown(neighbour)).filter(({ noticeStatus }) => noticeStatus === 'UNREAD');
  expect(await unread(neighbour)).toBe(news.length);
  await db.execute(sql`update user_companies set authorized = false where user_id = '2'`);
  expect(await isShown(county, neighbour)).toBe(false);
  await db.execute(
    sql`update users set scf_province = '500000', scf_city = '500233' where id = '2'`,
  );
  expect(await isShown(county, neighbour)).toBe(false);
  await management.withdraw('ANNOUNCEMENT', county);
});

test('an administrator announces to several regions, a province or everybody; an operator to one region alone', async () => {
  const { author, approver, testApp, save } = management;
  const draft = await open(null);
  for (const regionCodes of [[], ['500233'], ['500231', '500233'], ['500000']]) {
    const body = {
      edition: draft.edition,
      content: { ...content, regionCodes },
      note: '',
      publishOn: null,
    };
    expect((await author('PUT', `${changesPath}/${draft.id}`, body)).code).toBe('100400');
  }
  expect(wrongFields(await save(draft, { ...content, regionCodes: ['500231'] }))).toEqual([]);

  // Nor does the operator of one region approve what is for others.
  expect(await announce({ regionCodes: [] })).toBe('100403');
  await testApp.db.execute(
    sql`update users set scf_city = '0' where phone = '13800000006' and role = 'OPERATOR'`,
  );
  const both = await announce({ title: '两县', regionCodes: ['500233', '500231'] });
  const province = await announce({ title: '全市', regionCodes: ['500000'] });
  await testApp.db.execute(sql`
    update users set scf_province = '0' where phone = '13800000006' and role = 'OPERATOR'`);
  const everybody = await announce({ title: '全平台', regionCodes: [] });
  for (const id of [both, province, everybody]) {
    expect([await isShown(id), await isShown(id, neighbour)]).toEqual([true, true]);
    await approver('POST', `/manage/items/ANNOUNCEMENT/${id}/withdrawal`, { reason: '结束' });
  }
  const unknown = await open(null);
  expect(wrongFields(await save(unknown, { ...content, regionCodes: ['509999'] }))).toEqual([
    'regionCodes',
  ]);
});

test('what cannot be cleaned is refused, and scripts are left out', async () => {
  const saved = await management.save(await open(null), {
    ...content,
    regionCodes: [],
    content: '<h3>安排</h3><script>alert(1)</script><p onclick="x()">正文</p>',
  });
  expect(saved.content).toMatchObject({ content: '<h3>安排</h3><p>正文</p>' });
  expect(wrongFields(await management.save(saved, { ...content, content: '<p> </p>' }))).toEqual([
    'content',
  ]);
});

test('notices to one person are no announcements, whoever guesses their ids', async () => {
  const { author, visitor } = management;
  const own = (await user('GET', '/user/notice/page?noticeType=TRANSACTION&size=1')).data
    .content[0];
  const body = { kind: 'ANNOUNCEMENT', itemId: own.id, version: null, copy: false };
  expect((await author('POST', changesPath, body)).code).toBe('100404');
  expect((await visitor('GET', `/user/announcement/${own.id}`)).code).toBe('100404');
});
