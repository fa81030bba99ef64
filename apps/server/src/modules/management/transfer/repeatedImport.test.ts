import type { ManagedImport } from '@huiqi/sdk';
import { eq, sql } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../../callKit/accounts.js';
import { managedChanges } from '../../../schema/management.js';
import { callsAs, type Calls } from '../../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { importForm } from '../calls.js';

let testApp: TestApp;
let author: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  author = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

const count = 500;
const workbook = async () => {
  const rows = Array.from({ length: count }, (_, at) => [null, `第${at}单位`, at]);
  const sheets = [{ name: '发文单位', rows: [['编号', '名称', '排序'], ...rows] }];
  return Buffer.from(await writeXlsx({ sheets }));
};
async function send(file: Buffer, key: string) {
  const path = '/manage/imports/PUBLISHER?dryRun=false';
  const { data, ...rest } = await author('POST', path, importForm(file, '单位.xlsx'), key);
  return { ...rest, data: data as ManagedImport };
}
const drafts = () => testApp.db.$count(managedChanges, eq(managedChanges.kind, 'PUBLISHER'));

/** Ends the transaction in the middle of the import, as a server does that is killed. */
async function failAfter(rows: number): Promise<void> {
  await testApp.db.execute(
    sql.raw(`create function interrupt_import() returns trigger language plpgsql as $$ begin
    if (select count(*) from managed_changes where import_id = new.import_id) >= ${rows} then
      raise exception 'interrupted';
    end if;
    return new;
  end $$`),
  );
  await testApp.db.execute(sql`create trigger interrupt_import before insert on managed_changes
    for each row execute function interrupt_import()`);
}
const goOn = () => testApp.db.execute(sql`drop trigger interrupt_import on managed_changes`);

test('an import that ends in the middle leaves nothing, and is whole when it is sent again', async () => {
  const file = await workbook();
  const before = await drafts();
  await failAfter(count / 2);
  expect((await send(file, 'import-key-0000000000000500')).status).toBe(500);
  expect(await drafts()).toBe(before);
  await goOn();
  const again = await send(file, 'import-key-0000000000000500');
  expect(again.data).toMatchObject({ added: count, refused: 0 });
  expect(await drafts()).toBe(before + count);
  const third = await send(file, 'import-key-0000000000000500');
  expect(third.data).toEqual(again.data);
  // After a reload of the page there is another key: nothing is added twice.
  const later = await send(file, 'import-key-0000000000000501');
  expect([later.status, later.code]).toEqual([409, '100409']);
  const path = '/manage/imports/PUBLISHER?dryRun=true';
  const { data } = await author('POST', path, importForm(file, '单位.xlsx'));
  expect(data).toMatchObject({ added: 0, refused: count });
  expect(data.rows[0].problems[0].message).toContain('已有同名的新增草稿');
  expect(await drafts()).toBe(before + count);
});
