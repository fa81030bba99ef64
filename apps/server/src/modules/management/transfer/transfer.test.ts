import type { ManagedImport, ManagedKind } from '@huiqi/sdk';
import { ManagedKindValues } from '@huiqi/sdk/domain';
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, operator } from '../../../callKit/accounts.js';
import { seedNow } from '../../../callKit/seedNow.js';
import { callsAs, type Calls } from '../../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { importForm } from '../calls.js';
import { columnsOf, valueAt } from './columns.js';
import { readNames } from './names.js';
import { cellValue } from './readCell.js';

let testApp: TestApp;
let author: Calls;
let approver: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  author = await callsAs(testApp, operator);
  approver = await callsAs(testApp, admin);
});
afterAll(() => testApp.close());

const exported = async (kind: ManagedKind, format: string): Promise<Buffer> => {
  const { status, data } = await approver('GET', `/manage/exports/${kind}?format=${format}`);
  expect(status).toBe(200);
  return data as Buffer;
};

async function send(by: Calls, kind: ManagedKind, file: Buffer, dryRun = true, key?: string) {
  const path = `/manage/imports/${kind}?dryRun=${dryRun}`;
  const { data, ...rest } = await by('POST', path, importForm(file, '数据.xlsx'), key);
  return { ...rest, data: data as ManagedImport };
}

/** A sheet as rows, to change and write again. */
async function rowsOf(file: Buffer): Promise<CellValue[][]> {
  const book = await readXlsx(file);
  return book.sheets[0]?.rows.map((row) => [...row]) ?? [];
}
const bookOf = async (name: string, rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name, rows }] }));

const hasWorkbook = (kind: ManagedKind) => columnsOf(kind).length > 0;

describe('what is exported and imported again is unchanged', () => {
  test.each(ManagedKindValues)('%s as JSON', async (kind) => {
    const file = await exported(kind, 'JSON');
    const count = JSON.parse(file.toString()).items.length;
    expect(count).toBeGreaterThan(0);
    const { data } = await send(approver, kind, file);
    expect(data.rows.filter(({ outcome }) => outcome !== 'UNCHANGED')).toEqual([]);
    expect(data).toMatchObject({ importId: null, added: 0, changed: 0, unchanged: count });
  });

  test.each(ManagedKindValues.filter(hasWorkbook))('%s as a workbook', async (kind) => {
    const { data } = await send(approver, kind, await exported(kind, 'XLSX'));
    expect(data.rows.filter(({ outcome }) => outcome !== 'UNCHANGED')).toEqual([]);
    expect(data.unchanged).toBeGreaterThan(0);
  });

  test.each(ManagedKindValues.filter(hasWorkbook))(
    '%s has a template with its columns',
    async (kind) => {
      const { sheets } = await readXlsx(await exported(kind, 'TEMPLATE'));
      const titles = columnsOf(kind).map(({ title }) => title);
      expect(sheets[0]?.rows).toEqual([['编号', ...titles]]);
      expect(sheets[1]?.rows.slice(2, titles.length + 2).map(([title]) => title)).toEqual(titles);
      const { status, data } = await send(approver, kind, await exported(kind, 'TEMPLATE'));
      expect([status, data.rows]).toEqual([200, []]);
    },
  );
});

test('a workbook says that it was written at the time of the server', async () => {
  const { properties } = await readXlsx(await exported('BANK', 'XLSX'));
  expect(properties).toMatchObject({ created: seedNow, modified: seedNow });
});

const ids = (of: { readonly id: string; readonly edition: number }[]) => ({
  batchId: '7b0c8a524d0e4c559a532f3e5d1f0a11',
  ids: of.map(({ id }) => id),
  versions: of.map(({ edition }) => edition),
});

async function act(by: Calls, action: string, importId: string | null, reason = '') {
  const found = await by('GET', `/manage/changes?size=50&importId=${importId}`);
  const body = { ...ids(found.data.content), action, reason };
  const { status, data } = await by('POST', '/manage/changes/batch', body);
  expect(status).toBe(200);
  return data.results as { readonly code: string; readonly message: string }[];
}
const changesOf = async (importId: string | null) =>
  (await approver('GET', `/manage/changes?size=50&importId=${importId}`)).data.content;
const codesOf = (results: readonly { readonly code: string }[]) => results.map(({ code }) => code);
const contentOf = async (kind: ManagedKind, id: string) =>
  (await approver('GET', `/manage/items/${kind}/${id}`)).data;

test('rows become drafts at once, which another person approves together, and which are undone', async () => {
  const rows = await rowsOf(await exported('BANK', 'XLSX'));
  const [, first = []] = rows;
  const [id, name] = first as string[];
  first[3] = '023-74500000';
  rows.push([null, '惠农村镇银行', '/assets/banks/ccb.png', 95533, 7]);
  const file = await bookOf('银行', rows);
  const dry = await send(author, 'BANK', file);
  expect(dry.data).toMatchObject({ importId: null, added: 1, changed: 1, refused: 0 });
  const changed = dry.data.rows.find(({ outcome }) => outcome === 'CHANGED');
  expect(changed).toMatchObject({ row: 2, id, title: name });
  expect(changed?.differences).toMatchObject([{ name: '咨询电话', after: '023-74500000' }]);
  const once = await send(author, 'BANK', file, false, 'import-key-0000000000000001');
  const again = await send(author, 'BANK', file, false, 'import-key-0000000000000001');
  expect(again.data).toEqual(once.data);
  const { importId } = once.data;
  const drafts = await changesOf(importId);
  expect(drafts).toHaveLength(2);
  expect(drafts).toMatchObject([
    { importId, state: 'DRAFT' },
    { importId, state: 'DRAFT' },
  ]);
  const busy = await send(author, 'BANK', file);
  expect(busy.data.rows[0]?.problems[0]?.message).toContain('有一项修改正在进行');
  expect(codesOf(await act(author, 'APPROVE', importId))).toEqual(['100409', '100409']);
  expect(codesOf(await act(author, 'SUBMIT', importId))).toEqual(['200', '200']);
  expect(codesOf(await act(author, 'APPROVE', importId))).toEqual(['100403', '100403']);
  expect(codesOf(await act(approver, 'APPROVE', importId))).toEqual(['200', '200']);
  const { content } = await contentOf('BANK', id ?? '');
  expect(content).toMatchObject({ name, phone: '023-74500000' });
  const added = drafts.find(({ itemId }: { itemId: string }) => itemId !== id);
  expect((await contentOf('BANK', added.itemId)).content).toMatchObject({ phone: '95533' });

  const body = { ...ids(await changesOf(importId)), action: 'UNDO', reason: '' };
  expect((await author('POST', '/manage/changes/batch', body)).code).toBe('100400');
  expect(codesOf(await act(author, 'UNDO', importId, '导错文件'))).toEqual(['200', '200']);
  expect((await contentOf('BANK', added.itemId)).item.state).toBe('WITHDRAWN');
  const restored = (await contentOf('BANK', id ?? '')).item.change;
  expect(restored).toMatchObject({ state: 'DRAFT', importId });
  const draft = (await approver('GET', `/manage/changes/${restored.id}`)).data;
  expect(draft.content.phone).not.toBe('023-74500000');
  await author('POST', `/manage/changes/${restored.id}/discarding`, { edition: 1 });
});

test.each(ManagedKindValues.filter(hasWorkbook))(
  'every cell of %s says what it means for something new too',
  async (kind) => {
    const items = JSON.parse((await exported(kind, 'JSON')).toString()).items;
    const rows = await rowsOf(await exported(kind, 'XLSX'));
    const names = await readNames(testApp.db, columnsOf(kind));
    for (const [at, { content }] of items.slice(0, 20).entries())
      for (const [place, column] of columnsOf(kind).entries()) {
        const text = String(rows[at + 1]?.[place + 1] ?? '');
        const read = cellValue(text, column, names);
        const value = valueAt(content, column.path) ?? null;
        // What is noted by its day alone keeps its moment only where it stands already.
        if (column.type !== 'moment' && read !== undefined && text !== '')
          expect([at, column.title, read]).toEqual([at, column.title, value]);
      }
  },
);

test('a decimal gets the places that it needs, and is never rounded to another one', async () => {
  const names = await readNames(testApp.db, []);
  const columnOf = (kind: ManagedKind, title: string) =>
    columnsOf(kind).find((column) => column.title === title)!;
  const yuan = columnOf('COUPON_BATCH', '每张最高（元）');
  expect(['300', '1,300.5'].map((text) => cellValue(text, yuan, names))).toEqual([
    '300.00',
    '1300.50',
  ]);
  for (const column of [yuan, columnOf('POLICY', '每家企业最高（万元）')])
    expect(() => cellValue('12.345', column, names)).toThrow();
});

test('drafts of an import are given up together', async () => {
  const rows: CellValue[][] = [
    ['编号', '名称', '排序'],
    [null, '县商务局', 3],
  ];
  const { data } = await send(author, 'PUBLISHER', await bookOf('发文单位', rows), false);
  expect(data).toMatchObject({ added: 1 });
  expect(codesOf(await act(author, 'UNDO', data.importId, '重复导入'))).toEqual(['200']);
  expect(await changesOf(data.importId)).toMatchObject([{ state: 'DISCARDED' }]);
});

test('what a colleague has written into a draft since stays when its import is undone', async () => {
  const rows: CellValue[][] = [
    ['编号', '名称', '排序'],
    [null, '县税务局', 4],
    [null, '县人社局', 5],
    [null, '县科技局', 6],
  ];
  const { data } = await send(author, 'PUBLISHER', await bookOf('发文单位', rows), false);
  const drafts = await changesOf(data.importId);
  const save = async (by: Calls, title: string) => {
    const { id, edition } = drafts.find((draft: { title: string }) => draft.title === title);
    const { content } = (await by('GET', `/manage/changes/${id}`)).data;
    const body = { edition, content: { ...content, position: 9 }, note: '', publishOn: null };
    expect((await by('PUT', `/manage/changes/${id}`, body)).status).toBe(200);
  };
  await save(approver, '县税务局');
  await save(author, '县人社局');
  const told = await act(author, 'UNDO', data.importId, '导错文件');
  expect(codesOf(told).toSorted()).toEqual(['100409', '200', '200']);
  expect(told.find(({ code }) => code === '100409')?.message).toContain('之后修改过');
  const left = await changesOf(data.importId);
  expect(left.filter(({ state }: { state: string }) => state === 'DRAFT')).toMatchObject([
    { title: '县税务局' },
  ]);
  // Its author gives it up with the rest.
  expect(codesOf(await act(approver, 'UNDO', data.importId, '导错文件'))).toContain('200');
});

test('what a file of an older platform lacks stays as it is, or begins empty', async () => {
  const file = JSON.parse((await exported('PUBLISHER', 'JSON')).toString());
  const [first, second] = file.items;
  for (const { content } of [first, second]) delete content.logoUrl;
  second.id = 'from-elsewhere';
  const items = Buffer.from(JSON.stringify({ ...file, items: [first, second] }));
  const { data } = await send(approver, 'PUBLISHER', items);
  expect(data.rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
    ['UNCHANGED', []],
    ['ADDED', []],
  ]);
});

test('errors name their cells, and a column that is left out changes nothing', async () => {
  const all = await rowsOf(await exported('PRODUCT', 'XLSX'));
  const [, one = [], other = []] = all;
  const [id = '', name = ''] = one as string[];
  const rows: CellValue[][] = [
    ['编号', '名称', '最高额度（万元）', '银行', '还款方式', '办理步骤'],
    [id, `${name}A`, 'many', '没有的银行', '到期还本付息', 'a|b|1|c'],
    [other[0] ?? null, other[1] ?? null, 0.5, null, '到期还本付息', null],
    [null, '新产品', 5, null, null, '审批 | 联系企业 | 2'],
  ];
  const { data } = await send(approver, 'PRODUCT', await bookOf('贷款产品', rows));
  const problems = data.rows.map((row) => row.problems.map(({ place }) => place));
  expect(problems).toEqual([
    ['C2', 'D2', 'E2', 'F2'],
    ['E3', 'C3'],
    expect.arrayContaining(['D4', 'E4']),
  ]);
  expect(data.refused).toBe(3);
  const fine: CellValue[][] = [
    ['编号', '宣传语'],
    [id, '导入的宣传语'],
  ];
  const done = await send(approver, 'PRODUCT', await bookOf('贷款产品', fine), false);
  expect(done.data).toMatchObject({ changed: 1 });
  const { content, item } = await contentOf('PRODUCT', String(id));
  const draft = (await approver('GET', `/manage/changes/${item.change.id}`)).data;
  expect(draft.content).toEqual({ ...content, profile: '导入的宣传语' });
});
