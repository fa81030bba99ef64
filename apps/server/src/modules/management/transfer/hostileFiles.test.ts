import type { ManagedContent, ManagedImport, ManagedKind } from '@huiqi/sdk';
import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankOfficer, operator, owner } from '../../../callKit/accounts.js';
import { callsAs, type Calls } from '../../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { accountOf } from '../../../seed/session/sampleAccounts.js';
import { importForm } from '../calls.js';
import { writeJson } from './jsonFile.js';

let testApp: TestApp;
let author: Calls;
let officer: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  author = await callsAs(testApp, operator);
  officer = await callsAs(testApp, bankOfficer);
});
afterAll(() => testApp.close());

const send = async (by: Calls, kind: ManagedKind, file: Buffer, dryRun = true) =>
  by('POST', `/manage/imports/${kind}?dryRun=${dryRun}`, importForm(file, '数据.xlsx'));
const bookOf = async (
  name: string,
  rows: CellValue[][],
  more: Partial<WriteSheet> = {},
): Promise<Buffer> => Buffer.from(await writeXlsx({ sheets: [{ name, rows, ...more }] }));

const head = ['编号', '名称', '排序'];
const bank = (count: number) =>
  Array.from({ length: count }, (_row, at) => [null, `银行${at}`, at]);

describe('a file that is not what it should be is refused as a whole', () => {
  const refused: readonly [string, () => Promise<Buffer> | Buffer, string][] = [
    ['CSV with another name', () => Buffer.from('编号,名称\n,银行\n'), '100400'],
    ['nothing', () => Buffer.alloc(0), '100400'],
    ['half a workbook', async () => (await bookOf('银行', [head])).subarray(0, 900), '100400'],
    ['a sheet of another kind', () => bookOf('新闻', [head]), '100400'],
    ['another head', () => bookOf('银行', [['编号', '名称', '密码']]), '100400'],
    ['no ids', () => bookOf('银行', [['名称', '排序']]), '100400'],
    ['a column twice', () => bookOf('银行', [['编号', '名称', '名称']]), '100400'],
    ['10,000 rows', () => bookOf('银行', [head, ...bank(10_000)]), '100400'],
    ['a bomb', () => bookOf('银行', [head, [null, 'x'.repeat(30_000_000), 1]]), '100400'],
    ['3 MB', () => Buffer.alloc(3 * 1_048_576, 'PK'), '100413'],
    ['JSON of something else', () => Buffer.from('{"items":[]}'), '100400'],
    ['JSON of another kind', () => writeJson({ kind: 'NEWS', items: [] }), '100400'],
    [
      'JSON of a later version',
      () => Buffer.from('{"format":"huiqi-managed-content","version":2,"kind":"BANK","items":[]}'),
      '100400',
    ],
  ];
  test.each(refused)('%s', async (_name, file, code) => {
    const { code: got } = await send(author, 'BANK', await file());
    expect(got).toBe(code);
  });
});

test('rows after a gap are imported too, and counted', async () => {
  const gap = Array.from({ length: 600 }, () => [null, null, null]);
  const after = await send(
    author,
    'BANK',
    await bookOf('银行', [head, ...bank(1), ...gap, ...bank(1)]),
  );
  expect(after.data.rows.map(({ row }: { row: number }) => row)).toEqual([2, 603]);
  const many = await bookOf('银行', [head, ...bank(300), ...gap, ...bank(300)]);
  expect((await send(author, 'BANK', many)).code).toBe('100400');
});

const problemsOf = (data: ManagedImport) => data.rows.flatMap(({ problems }) => problems);

test('formulas are refused by cell, and what looks like one is a text', async () => {
  const rows: CellValue[][] = [head, [null, '=1+1', 1], [null, '惠民银行二', null]];
  const cells = new Map([['2,2', { value: 3, formula: '1+2' }]]);
  const { data } = await send(author, 'PUBLISHER', await bookOf('发文单位', rows, { cells }));
  expect(data.rows[0]).toMatchObject({ outcome: 'ADDED', title: '=1+1' });
  expect(data.rows[1]).toMatchObject({
    outcome: 'REFUSED',
    problems: [{ place: 'C3', name: '排序' }],
  });
});

test('unknown and wrong values in JSON are refused by their place', async () => {
  const content = { kind: 'BANK', name: '银行', logoUrl: '', phone: 5, position: -1, more: {} };
  const items = [{ id: 'b77', content }] as unknown as Parameters<typeof writeJson>[0]['items'];
  const { data } = await send(author, 'BANK', writeJson({ kind: 'BANK', items }));
  const places = problemsOf(data).map(({ place }) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      'items.0.content',
      'items.0.content.phone',
      'items.0.content.position',
    ]),
  );
  const poisoned = Buffer.from(
    '{"format":"huiqi-managed-content","version":1,"kind":"BANK","items":[{"id":"b78","content":{"__proto__":{"x":1}}}]}',
  );
  expect((await send(author, 'BANK', poisoned)).data).toMatchObject({ refused: 1 });
});

test.each(['银\0行', '银\ud800行'])(
  'characters that no database stores are refused: %j',
  async (name) => {
    const content = {
      kind: 'BANK',
      name,
      logoUrl: '/assets/banks/ccb.png',
      phone: null,
      position: 1,
    };
    const file = { kind: 'BANK', items: [{ id: 'new-bank', content: content as ManagedContent }] };
    const { status, data } = await send(author, 'BANK', writeJson(file as never));
    expect(status).toBe(200);
    expect(problemsOf(data as ManagedImport)).toMatchObject([{ place: 'items.0.content.name' }]);
  },
);

test("a bank's staff import their own bank's products only", async () => {
  const { data: file } = await author('GET', '/manage/exports/PRODUCT?format=JSON');
  const all = JSON.parse(String(file));
  const own = await officer('GET', '/manage/exports/PRODUCT?format=JSON');
  const items = JSON.parse(String(own.data)).items;
  const ownBank = items[0].content.bankId;
  expect(
    items.every(({ content }: { content: { bankId: string } }) => content.bankId === ownBank),
  ).toBe(true);
  expect(all.items.length).toBeGreaterThan(items.length);
  // Everything renamed: theirs would change, all others are refused by row.
  const renamed = all.items.map((item: { content: { name: string } }) => ({
    ...item,
    content: { ...item.content, profile: '改名' },
  }));
  const { data } = await send(officer, 'PRODUCT', writeJson({ kind: 'PRODUCT', items: renamed }));
  expect(data).toMatchObject({
    changed: items.length,
    refused: all.items.length - items.length,
  });
  const stolen = [{ id: 'stolen', content: { ...renamed[0].content, bankId: '9999' } }];
  const theft = await send(officer, 'PRODUCT', writeJson({ kind: 'PRODUCT', items: stolen }));
  expect(theft.data).toMatchObject({ added: 0, refused: 1 });
  const banks = await send(officer, 'BANK', await bookOf('银行', [head, [null, '自己的银行', 1]]));
  expect(banks.data).toMatchObject({ added: 0, refused: 1 });
  expect((await officer('GET', '/manage/exports/STAFF?format=JSON')).data.toString()).toContain(
    '"items":[]',
  );
});

test('nobody gives higher rights by a file than they have', async () => {
  const rows: CellValue[][] = [
    ['编号', '姓名', '手机号', '角色'],
    [null, '新管理员', 13_911_112_222, '管理员'],
  ];
  const { data } = await send(author, 'STAFF', await bookOf('工作人员', rows));
  expect(data).toMatchObject({ added: 0, refused: 1 });
  expect(problemsOf(data)[0]?.message).toContain('不能授予');
});

test('no account of an applicant becomes one of the staff by its id', async () => {
  const rows: CellValue[][] = [
    ['编号', '姓名', '手机号', '角色'],
    [accountOf(owner).id, '王明月', '13911113333', '后台人员'],
  ];
  const { data } = await send(author, 'STAFF', await bookOf('工作人员', rows));
  expect(data).toMatchObject({ added: 0, changed: 0, refused: 1 });
  expect(problemsOf(data).map(({ message }) => message)).toContain('这个编号是企业用户的账号');
});

test('an import that would do nothing makes nothing', async () => {
  const { code } = await send(author, 'BANK', await bookOf('银行', [head]), false);
  expect(code).toBe('100409');
});
