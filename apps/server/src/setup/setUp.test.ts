import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, encodePassword } from '@huiqi/sdk/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../schema/users.js';
import { callsWith, requestId } from '../testing/callsAs.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { rootDir } from '../testing/places.js';
import { readRegions } from './readRegions.js';
import { setUp } from './setUp.js';

const example = join(rootDir, 'deploy/regions.example.json');
const phone = '13900000001';

let testApp: TestApp;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'huiqi-setup-'));
  testApp = await openTestApp();
  // Removes the sample, as if the database had not been set up; the audit trails' triggers would prevent it.
  await switchTriggers('disable');
  await testApp.db.execute(
    sql`truncate users, regions, areas, settings, policy_dictionary, product_categories cascade`,
  );
  await switchTriggers('enable');
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

async function switchTriggers(how: 'disable' | 'enable') {
  const { rows } = await testApp.db.execute<{ name: string }>(
    sql`select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`,
  );
  for (const { name } of rows)
    await testApp.db.execute(sql.raw(`alter table ${name} ${how} trigger user`));
}

const edited = (change: (file: { regions: Record<string, unknown>[] }) => void) => {
  const file = JSON.parse(readFileSync(example, 'utf8')) as { regions: Record<string, unknown>[] };
  change(file);
  const path = join(folder, 'regions.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
};
const get = (url: string, accept: string) =>
  testApp.app.inject({ method: 'GET', url, headers: { accept } });

test('an empty database says what to do, in calls, pages and /readyz, until it is set up', async () => {
  const call = await get('/api/huiqi/user/area/scfProject', 'application/json');
  expect(call.statusCode).toBe(503);
  expect(call.json()).toMatchObject({ code: '100503' });
  expect(call.json().message).toContain('npm run setup');
  const page = await get('/loan', 'text/html');
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.body).toContain('npm run setup');
  const ready = await get('/readyz', '*/*');
  expect(ready.statusCode).toBe(200);
  expect(ready.json().status).toBe('empty');
  expect((await get('/healthz', '*/*')).json()).toEqual({ status: 'ok' });
});

test('a weak password creates nobody and loads nothing', async () => {
  const administrator = { phone, name: '管理员', password: '123456789012' };
  const attempt = setUp(testApp.db, { administrator, regions: readRegions(example) });
  await expect(attempt).rejects.toThrow('needs 12 characters');
  const { rows } = await testApp.db.execute(sql`select from regions`);
  expect(rows).toHaveLength(0);
});

test('the first administrator signs in and has a password to set, once', async () => {
  const regions = readRegions(example);
  const administrator = { phone, name: '管理员' };
  const { chosen, missing } = await setUp(testApp.db, { administrator, regions });
  expect(missing).toEqual({ regions: false, users: false, approver: true });
  expect(chosen).toMatchObject({ generated: true });
  await expect(setUp(testApp.db, { administrator, regions: null })).rejects.toThrow(
    'There is an account of 13900000001 already',
  );
  const login = await testApp.app.inject({
    method: 'POST',
    url: '/api/huiqi/user/login/passwd',
    headers: { 'x-request-id': requestId },
    payload: { type: 'FRONT', telPhone: phone, password: encodePassword(chosen?.password ?? '') },
  });
  expect(login.statusCode).toBe(200);
  const call = callsWith(testApp, String(login.headers['x-access-token']));
  const { data } = await call('GET', '/user/info');
  expect(data).toMatchObject({ roleType: 'ADMIN', isFirstLogin: true });
});

test('a second administrator is made in the same way, who approves what the first one changes; no third', async () => {
  const add = (administrator: { phone: string; name: string }) =>
    setUp(testApp.db, {
      // As the environment has it for the first: two people never have the same password.
      administrator: { ...administrator, firstPassword: 'kept-by-the-first-one-7' },
      regions: null,
    });
  // One of a district cannot approve accounts of the whole province.
  await testApp.db.insert(users).values({
    id: 'district',
    phone: '13900000004',
    name: '区县管理员',
    role: 'ADMIN',
    type: 'PHONE',
    passwordHash: '',
    scfProvince: '500000',
    scfCity: '500100',
    scfDistrict: '500231',
  });
  expect((await setUp(testApp.db, { administrator: null, regions: null })).missing.approver).toBe(
    true,
  );
  const { chosen, missing } = await add({ phone: '13900000002', name: '审核人' });
  expect(chosen).toMatchObject({ generated: true });
  expect(missing.approver).toBe(false);
  await expect(add({ phone: '13900000003', name: '第三人' })).rejects.toThrow(
    'There are two administrators of the whole province already',
  );
});

test('policies find the categories and grades that they are chosen from', async () => {
  const menu = await callsWith(testApp, null)('GET', '/ticket/policy/search/menu');
  expect(menu.data.grades.map(({ name }: { name: string }) => name)).toEqual([
    '国家级',
    '市级',
    '区县级',
  ]);
  expect(menu.data.categories).toContainEqual({ code: 'FINANCE', name: '金融支持' });
});

test('products find the categories that rules know by id, such as that of loans for persons', async () => {
  const home = await callsWith(testApp, null)('GET', '/product/index/home');
  expect(home.data.categories.map(({ id }: { id: string }) => id)).toEqual([
    ...Object.values(constants.productCategoryIds),
    '4',
    constants.epidemicCategoryId,
    constants.personCategoryId,
  ]);
});

test('loading regions again replaces them', async () => {
  const path = edited(({ regions }) => {
    regions[0]!['regionName'] = '新名';
  });
  await setUp(testApp.db, { administrator: null, regions: readRegions(path) });
  const { rows } = await testApp.db.execute(sql`select region_name from regions order by position`);
  expect(rows.map(({ region_name: name }) => name)).toEqual(['新名', '重庆市']);
});

test('the example names pictures that the site has', () => {
  const pictures = readFileSync(example, 'utf8').match(/\/assets\/[^"]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  const site = join(rootDir, 'apps/platform/public');
  expect(pictures.filter((picture) => !existsSync(join(site, picture)))).toEqual([]);
});

test('a file of regions is refused with what is wrong in it', () => {
  const wrong = edited(({ regions }) => {
    regions[0]!['scfCity'] = '110101';
  });
  expect(() => readRegions(wrong)).toThrow('area 110101 is named but not listed');
  const missing = edited(({ regions }) => {
    delete regions[0]!['config'];
  });
  expect(() => readRegions(missing)).toThrow("must have required property 'config'");
  expect(() => readRegions(join(folder, 'nowhere.json'))).toThrow('cannot be read');
});
