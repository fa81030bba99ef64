import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { StaffDemandPage } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { admin, operator, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { areas } from '../../schema/areas.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { users } from '../../schema/users.js';
import { sampleDemand } from './calls.js';
import { demands } from '../../schema/demands.js';

let testApp: TestApp;
let mine: Calls;
let dispatcher: Calls;
let clerk: Calls;
const elsewhere = { scfProvince: '340000', scfCity: '340100', scfDistrict: '0' };

beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  dispatcher = await callsAs(testApp, operator);
  const [model] = await testApp.db.select().from(users).where(eq(users.id, '6'));
  if (!model) throw new Error('The sample has no operator');
  await testApp.db.insert(users).values([
    { ...model, id: 'clerk', phone: '13700000001' },
    { ...model, id: 'far', phone: '13700000002', ...elsewhere },
  ]);
  clerk = callsWith(testApp, await tokenFor(testApp, 'clerk'));
});
afterAll(() => testApp.close());
/** Assigns the clerk to departments; to none by default. */
const worksIn = async (...departmentIds: string[]) => {
  await testApp.db.delete(departmentUsers).where(eq(departmentUsers.userId, 'clerk'));
  if (departmentIds.length > 0)
    await testApp.db
      .insert(departmentUsers)
      .values(departmentIds.map((departmentId) => ({ departmentId, userId: 'clerk' })));
};
beforeEach(() => worksIn());

const onDesk = (id: string, step = '') => `/demand/admin/${id}${step}`;
const listed = async (calls: Calls): Promise<StaffDemandPage> =>
  (await calls('GET', '/demand/admin/page?size=100')).data;
const counted = async (calls: Calls): Promise<number> =>
  (await calls('GET', '/demand/admin/statusCount')).data.total;
const here = eq(demands.scfDistrict, '500231');
const of = (departmentId: string) => and(here, eq(demands.departmentId, departmentId));
const idOf = async (...where: Parameters<typeof and>) => {
  const [row] = await testApp.db
    .select()
    .from(demands)
    .where(and(...where));
  if (!row) throw new Error('The sample has no such demand');
  return row.id;
};

/** Each staff operation on one demand, compared with its response for a missing one. */
async function outcomes(calls: Calls, id: string) {
  const bodies = {
    assign: { departmentId: 'fgw', version: 99 },
    reply: { content: '已安排专人与您联系。', version: 99 },
    close: { reason: '与已有诉求重复', version: 99 },
  };
  const ask = async (one: string) => [
    (await calls('GET', onDesk(one))).status,
    ...(await Promise.all(
      Object.entries(bodies).map(
        async ([step, body]) => (await calls('PUT', onDesk(one, `/${step}`), body)).status,
      ),
    )),
  ];
  return { there: await ask(id), missing: await ask('799999') };
}

test('staff have the demands of their region, and those of another are as if they did not exist', async () => {
  const own = await testApp.db.$count(demands, here);
  expect(await testApp.db.$count(demands)).toBeGreaterThan(own);
  for (const calls of [dispatcher, await callsAs(testApp, admin)]) {
    expect(await counted(calls)).toBe(own);
    expect((await listed(calls)).page.total).toBe(own);
    const { there, missing } = await outcomes(calls, await idOf(eq(demands.scfDistrict, '500233')));
    expect(there).toEqual(missing);
    expect(missing).toEqual([404, 404, 404, 404]);
  }
  expect(await counted(callsWith(testApp, await tokenFor(testApp, 'far')))).toBe(0);
});

it.each([
  ['a department', 'swj'],
  ['a section of it', 'swj-2'],
])('who works in %s has what was given to it alone', async (_what, departmentId) => {
  await worksIn(departmentId);
  const { content: rows } = await listed(clerk);
  expect(new Set(rows.map((row) => row.departmentId))).toEqual(new Set(['swj']));
  expect(await counted(clerk)).toBe(await testApp.db.$count(demands, of('swj')));
  for (const where of [of('fgw'), and(here, isNull(demands.departmentId))]) {
    const { there, missing } = await outcomes(clerk, await idOf(where));
    expect(there).toEqual(missing);
  }
  expect((await clerk('GET', onDesk(rows[0]?.id ?? ''))).status).toBe(200);
});

it.each([
  ['none', []],
  ['one that gives demands to others', ['jxw']],
  ['a section of such a one', ['xzs-1']],
  ['one of each kind', ['swj', 'jxw']],
])('who works in %s has all of the region', async (_what, departmentIds) => {
  await worksIn(...departmentIds);
  expect(await counted(clerk)).toBe(await counted(dispatcher));
});

test('a department may pass on what it has, and has it no more', async () => {
  await worksIn('swj');
  const id = await idOf(of('swj'), eq(demands.status, 'PROCESSING'));
  const { version } = (await clerk('GET', onDesk(id))).data;
  const passed = await clerk('PUT', onDesk(id, '/assign'), { departmentId: 'fgw', version });
  expect([passed.status, passed.data.departmentId]).toEqual([200, 'fgw']);
  expect((await clerk('GET', onDesk(id))).status).toBe(404);
});

test('a file opens to those within whose reach its demand is', async () => {
  const uploads = await uploadsAs(testApp);
  const { key } = await uploads.upload(['plan.pdf', pdf], uploads.mine);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const body = { ...sampleDemand(data.content[0]), fileUrls: [key] };
  const { id } = (await mine('POST', '/demand/front/add', body, 'demand-with-file')).data;
  const tokens = {
    dispatcher: await tokenFor(testApp, '6'),
    clerk: await tokenFor(testApp, 'clerk'),
    far: await tokenFor(testApp, 'far'),
  };
  const opens = async () => {
    const statuses: Partial<Record<keyof typeof tokens, number>> = {};
    for (const [who, token] of Object.entries(tokens))
      statuses[who as keyof typeof tokens] = (await uploads.open(key, token)).statusCode;
    return statuses;
  };
  await worksIn('swj');
  expect(await opens()).toEqual({ dispatcher: 200, clerk: 404, far: 404 });
  await dispatcher('PUT', onDesk(id, '/assign'), { departmentId: 'swj', version: 1 });
  expect(await opens()).toEqual({ dispatcher: 200, clerk: 200, far: 404 });
});

test('a demand is with the staff of the area that it names, whatever its company and the preselected city', async () => {
  const anhui = { code: '340000', name: '安徽省', parentCode: null };
  await testApp.db
    .insert(areas)
    .values([anhui, { code: '340100', name: '合肥市', parentCode: '340000' }]);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const named = { areaCode: '340100', areaName: '合肥市', cityCode: constants.defaultLoginCity };
  const body = { ...sampleDemand(data.content[0]), ...named };
  const { id } = (await mine('POST', '/demand/front/add', body, 'demand-elsewhere')).data;
  const there = callsWith(testApp, await tokenFor(testApp, 'far'));
  expect((await listed(there)).content.map((row) => row.id)).toEqual([id]);
  expect((await dispatcher('GET', onDesk(id))).status).toBe(404);
});

test('a closed department is given no more demands, and keeps those that it has', async () => {
  const id = await idOf(of('swj'), eq(demands.status, 'PROCESSING'));
  const close = (isWithdrawn: boolean) =>
    testApp.db.update(departments).set({ isWithdrawn }).where(eq(departments.id, 'fgw'));
  await close(true);
  const given = { departmentId: 'fgw', version: 9 };
  const refused = await dispatcher('PUT', onDesk(id, '/assign'), given);
  const { data } = await dispatcher('GET', '/demand/front/departments');
  const kept = await dispatcher('GET', '/demand/admin/page?departmentId=fgw');
  await close(false);
  expect([refused.status, refused.code]).toEqual([400, '100400']);
  const closed = data.filter((one: { closed: boolean }) => one.closed);
  expect(closed.map((one: { id: string }) => one.id)).toEqual(['fgw']);
  expect(kept.data.page.total).toBe(await testApp.db.$count(demands, of('fgw')));
});

it.each([
  ['no department dispatches', { dispatchesDemands: false }],
  ['those that dispatch are closed', { isWithdrawn: true }],
])('where %s, all do: nobody would see a new demand otherwise', async (_what, change) => {
  await worksIn('swj');
  const before = await counted(clerk);
  const dispatching = eq(departments.dispatchesDemands, true);
  const changed = await testApp.db
    .update(departments)
    .set(change)
    .where(dispatching)
    .returning({ id: departments.id });
  const after = await counted(clerk);
  await testApp.db
    .update(departments)
    .set({ dispatchesDemands: true, isWithdrawn: false })
    .where(
      inArray(
        departments.id,
        changed.map(({ id }) => id),
      ),
    );
  expect(after).toBe(await counted(dispatcher));
  expect(after).toBeGreaterThan(before);
});
