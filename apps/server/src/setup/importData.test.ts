import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '../schema/companies.js';
import { policies, policyPushes } from '../schema/policies.js';
import { banks, products } from '../schema/products.js';
import { supervisedCompanies } from '../schema/supervisedCompanies.js';
import { ticketBatches, ticketDiscounts } from '../schema/tickets.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { rootDir } from '../testing/places.js';
import { importData } from './importData.js';
import { itemLines } from './itemLines.js';
import { readImport } from './readImport.js';

const example = join(rootDir, 'deploy/import.example');
let folder = '';
let testApp: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'huiqi-import-'));
  testApp = await openTestApp();
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const counts = async (isRehearsal = false) =>
  (await importData(testApp.db, readImport([example]), { isRehearsal })).map(
    ({ name, added, changed, unchanged }) => `${name} ${added} ${changed} ${unchanged}`,
  );
const all = (count: string) =>
  [
    'banks',
    'categories',
    'products',
    'publishers',
    'policies',
    'institutions',
    'recommenders',
    'qrCodes',
    'indicators',
    'indicatorValues',
    'towns',
    'supervisedCompanies',
  ].map((name) => `${name} ${count}`);

test('a rehearsal counts and stores nothing, an import stores once, another changes nothing', async () => {
  expect(await counts(true)).toEqual(all('1 0 0'));
  expect(await testApp.db.$count(banks, eq(banks.name, '示例银行'))).toBe(0);
  expect(await counts()).toEqual(all('1 0 0'));
  expect(await counts()).toEqual(all('0 0 1'));
  const [product] = await testApp.db.select().from(products).where(eq(products.name, '示例税e贷'));
  expect(product).toMatchObject({ minInterestRate: '3.4500', classify: 'GENERAL', onShelf: true });
  const page = await testApp.app.inject(`/api/huiqi/product/index/${product?.id}`);
  expect(page.statusCode).toBe(200);
  const [policy] = await testApp.db
    .select()
    .from(policies)
    .where(eq(policies.title, '小微企业技改补助'));
  expect(policy).toMatchObject({ enterpriseSizes: ['SMALL', 'MICRO'], declaredOnline: false });
  expect(policy?.content).toContain('<h3>支持对象</h3>');
  const shown = async (path: string) => (await testApp.app.inject(`/api/huiqi${path}`)).body;
  expect(await shown('/ticket/guarantee/getData')).toContain('"value":"1234.5');
  const [supervised] = await testApp.db
    .select()
    .from(supervisedCompanies)
    .where(eq(supervisedCompanies.creditCode, '91500231MA5U0EXA0X'));
  expect(await shown(`/demand/front/company/${supervised?.id}`)).toContain('标签与实际不符');
});

test('a row with a known key is changed where it differs: what it leaves out stays, an empty cell empties', async () => {
  await importData(testApp.db, readImport([join(example, 'banks.csv')]));
  const stored = async (header: string, row: string) => {
    const file = write('banks.csv', `name,${header}\n示例银行,${row}\n`);
    const [count] = await importData(testApp.db, readImport([file]));
    expect(count).toEqual({ name: 'banks', added: 0, changed: 1, unchanged: 0 });
    return (await testApp.db.select().from(banks).where(eq(banks.name, '示例银行')))[0];
  };
  const other = '/assets/banks/other.png';
  expect(await stored('logoUrl', other)).toMatchObject({ logoUrl: other, phone: '023-00000000' });
  expect(await stored('logoUrl,phone', `${other},`)).toMatchObject({ logoUrl: other, phone: null });
});

test('a product that was withdrawn stays so, unless the file says that it is on offer', async () => {
  const files = ['banks.csv', 'categories.csv'].map((name) => join(example, name));
  const path = join(example, 'products.json');
  await importData(testApp.db, readImport([...files, path]));
  const isIt = eq(products.name, '示例税e贷');
  const [product] = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>[];
  await testApp.db.update(products).set({ onShelf: false, consultPhone: '12345' }).where(isIt);
  const stored = async (more: object) => {
    const file = write('products.json', JSON.stringify([{ ...product, ...more }]));
    await importData(testApp.db, readImport([file]));
    return (await testApp.db.select().from(products).where(isIt))[0];
  };
  const corrected = await stored({ profile: '更正' });
  expect(corrected).toMatchObject({ onShelf: false, profile: '更正', consultPhone: '12345' });
  const isBank = eq(banks.name, '示例银行');
  await testApp.db.update(banks).set({ isWithdrawn: true }).where(isBank);
  await expect(stored({ onShelf: true })).rejects.toThrow(
    'products.json:1 is on offer, but its bank or category is withdrawn',
  );
  await testApp.db.update(banks).set({ isWithdrawn: false }).where(isBank);
  const emptied = await stored({ consultPhone: null, onShelf: true });
  expect(emptied).toMatchObject({ onShelf: true, consultPhone: null });
});

test('what names nothing takes everything back, with its line', async () => {
  const [product] = JSON.parse(readFileSync(join(example, 'products.json'), 'utf8')) as object[];
  const files = [
    write('banks.csv', 'name,logoUrl\n另一银行,/assets/banks/other.png\n'),
    write(
      'products.json',
      JSON.stringify([{ ...product, bank: '没有的银行', regionCodes: ['999999'] }], null, 2),
    ),
  ];
  await expect(importData(testApp.db, readImport(files))).rejects.toThrow(
    'Nothing was imported:\n  products.json:2 there is no bank "没有的银行"\n  products.json:2 there is no area "999999"',
  );
  expect(await testApp.db.$count(banks, eq(banks.name, '另一银行'))).toBe(0);
});

test('companies, policies and batches are named by what people know of them', async () => {
  const [company] = await testApp.db.select().from(companies).limit(1);
  const [batch] = await testApp.db.select().from(ticketBatches).limit(1);
  const [policy] = await testApp.db.select().from(policies).limit(1);
  const code = company?.creditCode ?? '';
  const files = [
    write(
      'policyPushes.csv',
      `creditCode,policy,reasons,pushedAt\n${code},${policy?.title},行业符合|规模符合,2026-11-02\n`,
    ),
    write('discounts.csv', `batch,creditCode,discountRate\n${batch?.name},${code},35.5\n`),
  ];
  await importData(testApp.db, readImport(files));
  const isOf = eq(policyPushes.companyId, company?.id ?? '');
  const pushes = await testApp.db.select().from(policyPushes).where(isOf);
  expect(pushes).toContainEqual({
    companyId: company?.id,
    policyId: policy?.id,
    reasons: ['行业符合', '规模符合'],
    pushedAt: new Date('2026-11-01T16:00:00Z'),
  });
  const discounts = await testApp.db
    .select()
    .from(ticketDiscounts)
    .where(eq(ticketDiscounts.companyId, company?.id ?? ''));
  expect(discounts).toContainEqual({
    batchId: batch?.id,
    companyId: company?.id,
    discountRate: '35.5000',
  });
});

test('a title that two policies have names neither', async () => {
  const [policy] = await testApp.db.select().from(policies).limit(1);
  await testApp.db
    .insert(policies)
    .values({ ...policy, id: 'another' } as typeof policies.$inferInsert);
  const [company] = await testApp.db.select().from(companies).limit(1);
  const row = `${company?.creditCode},${policy?.title},行业符合,2026-11-02`;
  const file = write('policyPushes.csv', `creditCode,policy,reasons,pushedAt\n${row}\n`);
  await expect(importData(testApp.db, readImport([file]))).rejects.toThrow(
    `policyPushes.csv:2 "${policy?.title}" is the name of more than one policy`,
  );
});

test('every wrong row is named with its line, also below a text of several lines', () => {
  const file = write(
    'policies.csv',
    [
      'title,publisher,grade,publishedAt,declareFrom,declareUntil,content,other',
      '一,局,COUNTY,2026-11-01,,,"<p>1</p>\n<p>2</p>",',
      '二,局,COUNTY,2026-13-01,,,<p>1</p>,',
      '三,局,COUNTY,2026-11-01,2026-12-31,2026-11-01,<p>1</p>,',
      '一,局,COUNTY,2026-11-01,,,<p>1</p>,',
      '四,局,,2026-11-01,,,<p>1</p>,x',
    ].join('\n'),
  );
  let message = '';
  try {
    readImport([file]);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.split('\n  ')).toEqual([
    'Nothing was imported:',
    expect.stringMatching(/^policies\.csv:4 publishedAt must match pattern/),
    'policies.csv:5 declareFrom is more than declareUntil',
    'policies.csv:6 is the same row as line 2',
    "policies.csv:7 row must have required property 'grade'",
    'policies.csv:7 row must NOT have additional properties: other',
  ]);
});

test.each([
  ['names.csv', 'name\nx', 'is not named for what it holds'],
  ['banks.json', '{"name": "x"}', 'it is not a list'],
  ['banks.csv', 'name,logoUrl\nx,"y', 'cannot be read'],
])('%s that is no file to import is refused', (name, text, message) => {
  expect(() => readImport([write(name, text)])).toThrow(message);
});

test('items of a JSON list are found on their lines', () => {
  expect(itemLines('[\n  {"a": "],\\"{"},\n\n  {"b": [1, 2]}, {"c": 3}\n]')).toEqual([2, 4, 4]);
  expect(itemLines('[]')).toEqual([]);
});
