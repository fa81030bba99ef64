import type { Change, ManagedRole, RoleRights } from '@huiqi/sdk';
import { rolePermissions } from '@huiqi/sdk/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.js';
import { admin, agent, bankOfficer, operator } from '../../callKit/accounts.js';
import { seedNow } from '../../callKit/seedNow.js';
import { readConfig } from '../../config/config.js';
import { departmentUsers } from '../../schema/departments.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { rolePermissions as stored } from '../../schema/rolePermissions.js';
import { users } from '../../schema/users.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { rootDir } from '../../testing/places.js';
import { accountOf } from '../../seed/session/sampleAccounts.js';
import { handBackOrders } from '../staffOrders/handBackOrders.js';

let testApp: TestApp;
let administrator: Calls;
let colleague: Calls;
let author: Calls;
let officer: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  const [row] = await testApp.db
    .select()
    .from(users)
    .where(eq(users.id, accountOf(admin).id));
  if (!row) throw new Error('The sample has no administrator');
  await testApp.db.insert(users).values({ ...row, id: 'second-admin', phone: '13911110009' });
  administrator = await callsAs(testApp, admin);
  colleague = callsWith(testApp, await tokenFor(testApp, 'second-admin'));
  author = await callsAs(testApp, operator);
  officer = await callsAs(testApp, bankOfficer);
});
beforeEach(() => testApp.db.delete(stored));
afterAll(() => testApp.close());

const path = '/manage/changes';
const begin = (by: Calls, itemId: string | null, copy = false) =>
  by('POST', path, { kind: 'ROLE', itemId, version: null, copy });
const save = (by: Calls, { id, edition, content }: Change, keys: readonly string[]) =>
  by('PUT', `${path}/${id}`, { edition, content: { ...content, keys }, note: '', publishOn: null });
const submit = (by: Calls, { id, edition }: Change) =>
  by('POST', `${path}/${id}/submission`, { edition });
const approve = (by: Calls, { id, edition }: Change) =>
  by('POST', `${path}/${id}/decision`, { edition, approved: true, opinion: '' });
const discard = (by: Calls, { id, edition }: Change) =>
  by('POST', `${path}/${id}/discarding`, { edition });
const fields = ({ data }: { readonly data: Change }) => data.problems.map(({ field }) => field);

/** A change of a role that one saves and another approves. */
async function publish(role: string, keys: readonly string[], by = author, second = administrator) {
  const saved: Change = (await save(by, (await begin(by, role)).data, keys)).data;
  expect(saved.problems).toEqual([]);
  await submit(by, saved);
  expect((await approve(second, saved)).data.state).toBe('PUBLISHED');
}
const without = (role: keyof typeof rolePermissions, ...keys: string[]) =>
  rolePermissions[role].filter((key) => !keys.includes(key));

test('what two people publish of a role takes effect with the next request, on every server', async () => {
  const env = { HUIQI_LOG_LEVEL: 'silent', HUIQI_UPLOAD_DIR: '/tmp' };
  const config = readConfig(env, rootDir);
  const second = await createApp({ db: testApp.db, config, now: () => seedNow });
  const elsewhere = callsWith({ app: second }, await tokenFor(testApp, accountOf(bankOfficer).id));
  expect((await elsewhere('GET', '/order/admin/mechanismList')).status).toBe(200);
  await publish('FINANCIER', without('FINANCIER', 'ADMIN_ORDERS'));
  for (const by of [officer, elsewhere]) {
    expect((await by('GET', '/order/admin/mechanismList')).code).toBe('100403');
    const { permissions } = (await by('GET', '/user/info')).data;
    expect(permissions).toEqual({ GRZX01: true, CREDIT_REPORT: true, MANAGE: true });
  }
  await publish('FINANCIER', rolePermissions.FINANCIER);
  expect((await elsewhere('GET', '/order/admin/mechanismList')).status).toBe(200);
  await second.close();
});

test('who loses the desk of orders keeps no order, and is given none', async () => {
  const { db } = testApp;
  const [order] = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(
      and(
        eq(orders.bankId, '1'),
        eq(orders.status, 'ACCEPT_SUCCESS'),
        eq(orders.scfCity, '500231'),
      ),
    )
    .limit(1);
  const id = order?.id ?? '';
  const assigneeId = accountOf(bankOfficer).id;
  await db.update(orders).set({ assigneeId }).where(eq(orders.id, id));
  const offered = async () => {
    const [member] = await db
      .select()
      .from(departmentUsers)
      .where(eq(departmentUsers.userId, 'staff-bank-1-2-1'));
    const people = `/user/admin/getDepartmentUserList?deptId=${member?.departmentId}&orderId=${id}`;
    return (await administrator('GET', people)).data.length > 0;
  };
  expect(await offered()).toBe(true);
  await publish('FINANCIER', without('FINANCIER', 'ADMIN_ORDERS'));
  const [after] = await db.select().from(orders).where(eq(orders.id, id));
  expect(after?.assigneeId).toBeNull();
  const trail = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
  expect(trail.map(({ remark }) => remark)).toContain('处理人不再办理申请，等待重新分配');
  // Neither does a person who comes to such a role.
  await db.update(orders).set({ assigneeId }).where(eq(orders.id, id));
  const [officerNow] = await db.select().from(users).where(eq(users.id, assigneeId));
  await handBackOrders(db, {
    assigneeId,
    now: seedNow,
    by: { mover: 'SYSTEM', userId: assigneeId },
    reason: '处理人的岗位已调整',
    unlessSeenBy: officerNow,
    requestId: null,
  });
  const [moved] = await db.select().from(orders).where(eq(orders.id, id));
  expect(moved?.assigneeId).toBeNull();
  const given = { orderId: id, userId: 'staff-bank-1-2-1' };
  expect((await administrator('POST', '/order/user/distributionOrder', given)).code).toBe('100400');
  expect(await offered()).toBe(false);
});

test('a role is given what the contract allows it besides, and its operations let it in', async () => {
  expect((await author('GET', '/user/admin/jobs')).code).toBe('100403');
  await publish('OPERATOR', [...rolePermissions.OPERATOR, 'ADMIN_JOBS'], administrator, colleague);
  expect((await author('GET', '/user/admin/jobs')).status).toBe(200);
});

test('rows of the database open nothing beyond the bounds of a role', async () => {
  const given = ['ADMIN_SECURITY', 'ADMIN_JOBS', 'MANAGE'];
  await testApp.db.insert(stored).values([
    { role: 'FINANCIER', given, taken: [] },
    { role: 'ADMIN', given: [], taken: ['MANAGE', 'ADMIN_SECURITY'] },
  ]);
  const { permissions } = (await officer('GET', '/user/info')).data;
  expect(Object.keys(permissions)).toEqual(rolePermissions.FINANCIER);
  expect((await administrator('GET', '/manage/roles')).status).toBe(200);
  expect((await administrator('GET', '/user/admin/securityEvents')).status).toBe(200);
});

test('administrators cannot lock themselves out, and no role gets what its operations refuse it', async () => {
  const change: Change = (await begin(administrator, 'ADMIN')).data;
  const less = await save(administrator, change, without('ADMIN', 'MANAGE', 'ADMIN_JOBS'));
  expect(fields(less)).toEqual(['keys']);
  expect((await submit(administrator, less.data)).code).toBe('100400');
  await discard(administrator, less.data);
  const bank: Change = (await begin(administrator, 'FINANCIER')).data;
  const more = await save(administrator, bank, [...rolePermissions.FINANCIER, 'ADMIN_COUPONS']);
  expect(fields(more)).toEqual(['keys']);
  await discard(administrator, more.data);
});

test('nobody gives a key that they do not hold', async () => {
  await publish('ADMIN', without('ADMIN', 'ADMIN_JOBS'), administrator, colleague);
  const change: Change = (await begin(administrator, 'OPERATOR')).data;
  const jobs = [...rolePermissions.OPERATOR, 'ADMIN_JOBS'];
  expect((await save(administrator, change, jobs)).code).toBe('100400');
  await discard(administrator, change);
  // Administrators may take back what they gave up.
  await publish('ADMIN', rolePermissions.ADMIN, administrator, colleague);
  await publish('OPERATOR', jobs, administrator, colleague);
  await publish(
    'OPERATOR',
    without('OPERATOR', 'ADMIN_ORDERS', 'ADMIN_JOBS'),
    administrator,
    colleague,
  );
  const bank: Change = (await begin(author, 'FINANCIER')).data;
  expect((await save(author, bank, without('FINANCIER', 'ADMIN_ORDERS'))).code).toBe('100400');
  // Neither does somebody approve it who does not hold it.
  const saved = (await save(administrator, bank, without('FINANCIER', 'ADMIN_ORDERS'))).data;
  await submit(administrator, saved);
  expect((await approve(author, saved)).code).toBe('100403');
  expect((await approve(administrator, saved)).code).toBe('100403');
  expect((await approve(colleague, saved)).data.state).toBe('PUBLISHED');
});

test('operators change neither their own role nor that of administrators; roles are neither added nor withdrawn', async () => {
  for (const role of ['ADMIN', 'OPERATOR']) expect((await begin(author, role)).code).toBe('100403');
  expect((await begin(administrator, null)).code).toBe('100403');
  expect((await begin(administrator, 'BACKSTAGE', true)).code).toBe('100403');
  const reason = { reason: '不再需要' };
  const withdrawn = await administrator('POST', '/manage/items/ROLE/AGENT/withdrawal', reason);
  expect(withdrawn.code).toBe('100409');
  expect((await officer('GET', '/manage/items?kind=ROLE')).data.page.total).toBe(0);
  expect((await officer('GET', '/manage/roles')).code).toBe('100403');
  expect((await (await callsAs(testApp, agent))('GET', '/manage/roles')).code).toBe('100403');
  const change: Change = (await begin(administrator, 'BACKSTAGE')).data;
  const content: ManagedRole = { kind: 'ROLE', role: 'ADMIN', keys: ['GRZX01'] };
  expect((await save(administrator, { ...change, content }, [])).code).toBe('100400');
  await discard(administrator, change);
});

test('the matrix says what each role holds, could hold and must keep, and who works on it', async () => {
  const change: Change = (await begin(author, 'BACKSTAGE')).data;
  const rights: RoleRights[] = (await author('GET', '/manage/roles')).data;
  const of = (role: string) => rights.find((one) => one.role === role);
  expect(of('BACKSTAGE')).toMatchObject({
    keys: ['GRZX01'],
    fixed: ['GRZX01'],
    optional: ['ADMIN_FIGURES'],
    changeable: true,
    change: { id: change.id },
  });
  expect(of('ADMIN')).toMatchObject({ people: 2, changeable: false, change: null });
  await discard(author, change);
});

test('two administrators who decide at once publish once, and who saw less is refused', async () => {
  const keys = without('AGENT');
  const [one, other] = await Promise.all([begin(author, 'AGENT'), begin(administrator, 'AGENT')]);
  expect(one.data.id).toBe(other.data.id);
  const saves = await Promise.all([
    save(author, one.data, keys),
    save(administrator, one.data, keys),
  ]);
  expect(saves.map(({ code }) => code).toSorted()).toEqual(['100409', '200']);
  const saved: Change = saves.find(({ code }) => code === '200')?.data;
  await submit(author, saved);
  const third = saved.author.id === accountOf(operator).id ? administrator : author;
  const decided = await Promise.all([approve(third, saved), approve(colleague, saved)]);
  expect(decided.map(({ code }) => code).toSorted()).toEqual(['100409', '200']);
});
