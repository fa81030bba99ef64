import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../../callKit/accounts.js';
import { filesForm } from '../../../callKit/forms.js';
import { pdf, png } from '../../../callKit/sampleFiles.js';
import { managedPictures } from '../../../schema/pictures.js';
import { policyTemplates } from '../../../schema/policies.js';
import { callsAs, type Calls } from '../../../testing/callsAs.js';
import { openManagement, type Management } from '../../../testing/openManagement.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { importForm } from '../calls.js';
import { filesOf } from './carriedFiles.js';

let from: Management;
let to: TestApp;
let mover: Calls;
beforeAll(async () => {
  from = await openManagement();
  to = await openTestApp();
  mover = await callsAs(to, operator);
});
afterAll(async () => {
  await from.testApp.close();
  await to.close();
});

const upload = async (name: string, content: Buffer): Promise<string> =>
  (await from.author('POST', '/ticket/upload/batchUpload', filesForm([[name, content]]))).data[0]
    .url;

interface Exported {
  items: { id: string; content: object }[];
  files: { type: string; id: string; fileName: string; content: string }[];
}

const exported = async (kind: string, id: string): Promise<Exported> => {
  const { data } = await from.author('GET', `/manage/exports/${kind}?format=JSON`);
  const file = JSON.parse(String(data)) as Exported;
  const items = file.items.filter((item) => item.id === id);
  const wanted = new Set(filesOf(items).map((one) => one.id));
  return { ...file, items, files: file.files.filter((one) => wanted.has(one.id)) };
};

const send = async (kind: string, file: unknown, dryRun = false) =>
  mover(
    'POST',
    `/manage/imports/${kind}?dryRun=${dryRun}`,
    importForm(Buffer.from(JSON.stringify(file))),
  );

const countOf = async () => [
  await to.db.$count(managedPictures),
  await to.db.$count(policyTemplates),
];

test('a picture moves with what shows it, and a dry run leaves none', async () => {
  const { open, publish } = from;
  const key = await upload('大桥.png', png());
  const { url } = (await from.author('POST', '/manage/pictures', { key })).data;
  const draft = await open('NEWS', null);
  const id = await publish(draft, {
    ...draft.content,
    title: '大桥通车',
    source: '县交通局',
    content: '今日通车。',
    pictureUrl: url,
    pictureAlt: '大桥',
  });
  const file = await exported('NEWS', id);
  expect(file.files).toMatchObject([{ type: 'PICTURE', fileName: '大桥.png' }]);

  const before = await countOf();
  expect((await send('NEWS', file, true)).data).toMatchObject({ added: 1, refused: 0 });
  expect(await countOf()).toEqual(before);
  expect((await send('NEWS', file)).data).toMatchObject({ added: 1 });
  const path = url.replace(/^\/api\/\w+/, '');
  const [here, there] = [await from.visitor('GET', path), await mover('GET', path)];
  expect(there.status).toBe(200);
  expect(String(there.data)).toBe(String(here.data));
});

test('attachments and templates move with their policy', async () => {
  const { open, publish } = from;
  const template = async (name: string) =>
    (await from.author('POST', '/manage/policyTemplates', { key: await upload(name, pdf) })).data;
  const draft = await open('POLICY', '5001');
  const attachment = await template('指南.pdf');
  const id = await publish(draft, { ...draft.content, files: [attachment] });
  const file = await exported('POLICY', id);
  expect(file.files.map(({ id: own }) => own)).toContain(attachment.id);
  expect((await send('POLICY', file)).data).toMatchObject({ changed: 1, refused: 0 });
  expect((await mover('GET', `/ticket/policy/template/${attachment.id}`)).status).toBe(200);
});

test('files are looked at like uploads, and come with what refers to them alone', async () => {
  const id = '00000000-1111-2222-3333-444444444444';
  const content = {
    kind: 'NEWS',
    title: '新闻',
    source: '来源',
    content: '正文',
    regionCode: null,
    pictureUrl: `/api/huiqi/user/picture/${id}`,
    pictureAlt: '图',
  };
  const fileWith = (files: unknown) => ({
    format: 'huiqi-managed-content',
    version: 1,
    kind: 'NEWS',
    items: [{ id: 'n1', content }],
    files,
  });
  const carried = (fileName: string, bytes: Buffer, more = {}) => ({
    type: 'PICTURE',
    id,
    fileName,
    content: bytes.toString('base64'),
    ...more,
  });
  const hostile: readonly [string, unknown, string][] = [
    ['a script as a picture', [carried('图.svg', Buffer.from('<svg/>'))], '100400'],
    ['a page named as one', [carried('图.png', Buffer.from('<html></html>'))], '100400'],
    ['a document as a picture', [carried('图.pdf', pdf)], '100400'],
    ['no picture at all', [carried('图.png', Buffer.alloc(0))], '100400'],
    ['3 MB', [carried('图.png', Buffer.alloc(3 * 1_048_576))], '100413'],
    ['a path as its id', [carried('图.png', png(), { id: '../../x' })], '100400'],
    ['something else', { 0: 'x' }, '100400'],
    ['half of it', [{ type: 'PICTURE', id }], '100400'],
    ['too many', Array.from({ length: 2_001 }, () => carried('图.png', png())), '100400'],
  ];
  for (const [name, files, code] of hostile)
    expect([name, (await send('NEWS', fileWith(files), true)).code]).toEqual([name, code]);
  const before = await countOf();
  const other = { ...carried('别的.png', png()), id: '99999999-1111-2222-3333-444444444444' };
  expect((await send('NEWS', fileWith([other]))).code).toBe('200');
  expect(await countOf()).toEqual(before);
});
