import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';

let testApp: TestApp;
let keeper: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  keeper = await callsAs(testApp, admin);
});
afterAll(() => testApp.close());

/** Adds publishers with the numbers up to this one, in the order of their names. */
let last = 0;
async function addUntil(number: number): Promise<void> {
  await testApp.db.execute(sql`insert into policy_publishers (id, name)
    select 'many-' || n, '单位' || lpad(n::text, 5, '0')
    from generate_series(${last + 1}::int, ${number}::int) as n`);
  last = number;
}
const exported = (format: string) => keeper('GET', `/manage/exports/PUBLISHER?format=${format}`);
const added = (ids: readonly unknown[]) => ids.map(String).filter((id) => id.startsWith('many-'));

test('more than one import takes are exported whole', async () => {
  await addUntil(501);
  const wanted = Array.from({ length: 501 }, (_unused, at) => `many-${at + 1}`);
  const json = JSON.parse(String((await exported('JSON')).data));
  expect(added(json.items.map(({ id }: { id: string }) => id))).toEqual(wanted);
  const { sheets } = await readXlsx((await exported('XLSX')).data);
  expect(added(sheets[0]?.rows.map(([id]) => id) ?? [])).toEqual(wanted);
});

test.each([
  [5_000, 'XLSX', '超过5000项，请导出为JSON文件'],
  [20_000, 'JSON', '超过20000项，不能一次导出'],
])('more than %i as %s are refused in words', async (most, format, message) => {
  await addUntil(most + 1);
  const response = await testApp.app.inject({
    url: `/api/huiqi/manage/exports/PUBLISHER?format=${format}`,
    headers: { 'x-request-id': requestId, 'x-access-token': await tokenOfAccount(testApp, admin) },
  });
  expect(response.json()).toMatchObject({ code: '100413', message });
});
