import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openManagement, wrongFields, type Management } from '../../testing/openManagement.js';

let management: Management;
let user: Calls;
beforeAll(async () => {
  management = await openManagement();
  user = await callsAs(management.testApp, owner);
});
afterAll(() => management.testApp.close());

const content = {
  kind: 'ANNOUNCEMENT',
  title: '国庆假期服务安排',
  content: '10月1日至7日暂停人工服务。\n10月8日恢复。',
  endsOn: null,
};
const unread = async () =>
  (await user('GET', '/user/notice/unread/count')).data.byType.ANNOUNCEMENT as number;
const shown = async () =>
  (await user('GET', '/user/notice/page?noticeType=ANNOUNCEMENT&size=50')).data.content as {
    id: string;
    title: string;
    noticeStatus: string;
  }[];

test('an announcement is new to everybody once approved, and a correction is not new again', async () => {
  const { open, publish } = management;
  const before = await unread();
  const draft = await open('ANNOUNCEMENT', null);
  expect(wrongFields(draft)).toEqual(['title', 'content']);
  const id = await publish(draft, content);
  expect(await unread()).toBe(before + 1);
  const list = await shown();
  expect(list.find((one) => one.id === id)).toMatchObject({
    title: content.title,
    content: content.content,
    noticeStatus: 'UNREAD',
  });
  await user('PUT', '/user/notice/update', { idList: [id] });
  await publish(await open('ANNOUNCEMENT', id), { ...content, title: '假期安排（更正）' });
  expect((await shown()).find((one) => one.id === id)).toMatchObject({
    title: '假期安排（更正）',
    noticeStatus: 'READ',
  });
  expect(await unread()).toBe(before);
});

test('what was withdrawn or has ended is neither shown nor counted, and comes back as it was', async () => {
  const { open, publish, withdraw } = management;
  const before = await unread();
  const id = await publish(await open('ANNOUNCEMENT', null), content);
  expect((await withdraw('ANNOUNCEMENT', id)).data.state).toBe('WITHDRAWN');
  expect([await unread(), (await shown()).some((one) => one.id === id)]).toEqual([before, false]);
  await publish(await open('ANNOUNCEMENT', id), { ...content, endsOn: '2020-10-08' });
  expect([await unread(), (await shown()).some((one) => one.id === id)]).toEqual([before, false]);
  await publish(await open('ANNOUNCEMENT', id), { ...content, endsOn: '2999-10-08' });
  expect(await unread()).toBe(before + 1);
});

test('notices to one person are no announcements, whoever guesses their ids', async () => {
  const { author } = management;
  const own = (await user('GET', '/user/notice/page?noticeType=TRANSACTION&size=1')).data
    .content[0];
  const body = { kind: 'ANNOUNCEMENT', itemId: own.id, version: null, copy: false };
  expect((await author('POST', '/manage/changes', body)).code).toBe('100404');
});
