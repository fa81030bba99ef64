import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ManagedKind } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, operator } from '../callKit/accounts.js';
import { seedNow } from '../callKit/seedNow.js';
import { writeJson } from '../modules/management/transfer/jsonFile.js';
import { callsAs, type Calls } from '../testing/callsAs.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { importManaged } from './importManaged.js';
import { splitManaged } from './managedFiles.js';

let testApp: TestApp;
let staff: Calls;
let folder: string;
beforeAll(async () => {
  testApp = await openTestApp();
  staff = await callsAs(testApp, admin);
  folder = mkdtempSync(join(tmpdir(), 'managed-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await testApp.close();
});

type Items = Parameters<typeof writeJson>[0]['items'];

const fileOf = (kind: ManagedKind, items: unknown): string => {
  const path = join(folder, `${kind}.json`);
  writeFileSync(path, writeJson({ kind, items: items as Items }));
  return path;
};
const run = (paths: readonly string[], isRehearsal = false) =>
  importManaged(testApp.db, splitManaged(paths).managed, { now: seedNow, isRehearsal });

const below = { kind: 'DEPARTMENT', bankId: null, position: 1 };
const duties = { issuesTickets: false, dispatchesDemands: false };
const departments = [
  { id: 'lower', content: { ...below, ...duties, name: '金融科', parentId: 'upper' } },
  { id: 'upper', content: { ...below, ...duties, name: '县金融办', parentId: null } },
];

test('files of the export are published in the order in which they refer to each other', async () => {
  const office = fileOf('DEPARTMENT', departments);
  const bank = { kind: 'BANK', name: '新来银行', logoUrl: '/assets/banks/ccb.png', phone: null };
  fileOf('BANK', [{ id: 'moved', content: { ...bank, position: 5 } }]);
  const { managed, others } = splitManaged([folder]);
  expect(managed.map(({ kind }) => kind)).toEqual(['BANK', 'DEPARTMENT']);
  expect(others).toEqual([]);
  const counted = [
    { name: 'BANK.json', added: 1, changed: 0, unchanged: 0 },
    { name: 'DEPARTMENT.json', added: 2, changed: 0, unchanged: 0 },
  ];
  expect(await run([folder], true)).toEqual(counted);
  expect(await run([folder])).toEqual(counted);
  expect(await run([office])).toMatchObject([{ added: 0, unchanged: 2 }]);
  const { data } = await staff('GET', '/manage/items/DEPARTMENT/lower');
  expect(data.item).toMatchObject({ state: 'PUBLISHED', title: '金融科' });
});

test('an import leaves the versions that there are', async () => {
  const author = await callsAs(testApp, operator);
  const path = '/manage/changes';
  const open = { kind: 'DEPARTMENT', itemId: 'upper', version: null, copy: false };
  const { data } = await author('POST', path, open);
  const save = {
    edition: 1,
    content: { ...data.content, name: '县金融局' },
    note: '',
    publishOn: null,
  };
  await author('PUT', `${path}/${data.id}`, save);
  await author('POST', `${path}/${data.id}/submission`, { edition: 2 });
  const decision = { edition: 2, approved: true, opinion: '' };
  expect((await staff('POST', `${path}/${data.id}/decision`, decision)).data.state).toBe(
    'PUBLISHED',
  );
  await run([fileOf('DEPARTMENT', departments)]);
  const { item, content, versions } = (await staff('GET', '/manage/items/DEPARTMENT/upper')).data;
  expect(content.name).toBe('县金融办');
  expect([item.version, versions.length]).toEqual([2, 2]);
});

test('one wrong item keeps all of them out, and is named', async () => {
  const items = [
    { id: 'fine', content: { ...departments[1]?.content, name: '县发改委二' } },
    { id: 'lost', content: { ...departments[0]?.content, parentId: 'nowhere' } },
  ];
  const paths = [fileOf('DEPARTMENT', items)];
  await expect(run(paths)).rejects.toThrow(/DEPARTMENT\.json items\.1\.content\.parentId “金融科”/);
  expect((await staff('GET', '/manage/items/DEPARTMENT/fine')).code).toBe('100404');
});
