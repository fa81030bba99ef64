import type { Change, ManagedStaff } from '@huiqi/sdk';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderEvents, orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { admin, bankOfficer, operator } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { accountOf } from '../../seed/session/sampleAccounts.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let author: Calls;
let administrator: Calls;
beforeAll(async () => {
  testApp = await openTestApp(undefined, { HUIQI_SANDBOX: '1' });
  author = await callsAs(testApp, operator);
  administrator = await callsAs(testApp, admin);
});
afterAll(() => testApp.close());

const path = '/manage/changes';
const officer: ManagedStaff = {
  kind: 'STAFF',
  name: '李信贷',
  phone: '13911110001',
  role: 'FINANCIER',
  bankId: '1',
  orgId: null,
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '0',
  departmentIds: [],
};

const open = (by: Calls, itemId: string | null) =>
  by('POST', path, { kind: 'STAFF', itemId, version: null, copy: false });
const save = (by: Calls, { id, edition }: Change, content: ManagedStaff) =>
  by('PUT', `${path}/${id}`, { edition, content, note: '', publishOn: null });
const submit = (by: Calls, { id, edition }: Change) =>
  by('POST', `${path}/${id}/submission`, { edition });
const approve = (by: Calls, { id, edition }: Change) =>
  by('POST', `${path}/${id}/decision`, { edition, approved: true, opinion: '' });
const withdraw = (by: Calls, id: string) =>
  by('POST', `/manage/items/STAFF/${id}/withdrawal`, { reason: '调离岗位' });

/** An account that the operator writes and the administrator approves; returns its id. */
async function employ(content: ManagedStaff): Promise<string> {
  const saved: Change = (await save(author, (await open(author, null)).data, content)).data;
  expect(saved.problems).toEqual([]);
  await submit(author, saved);
  expect((await approve(administrator, saved)).data.state).toBe('PUBLISHED');
  return saved.itemId;
}
const fields = (response: { data: Change }) => response.data.problems.map(({ field }) => field);

test('a new account is told by message, works at once, and stops at once with its cases handed back', async () => {
  const id = await employ(officer);
  const [account] = await testApp.db.select().from(users).where(eq(users.id, id));
  expect(account).toMatchObject({ phone: officer.phone, isFirstLogin: true, disabled: false });
  const outbox = await testApp.app.inject(`/__sandbox/outbox?to=${officer.phone}`);
  expect(outbox.json()[0].text).toContain('李信贷');
  const own = callsWith(testApp, await tokenFor(testApp, id));
  expect((await own('GET', '/user/info')).data.roleType).toBe('FINANCIER');

  const [order] = await testApp.db
    .update(orders)
    .set({ assigneeId: id })
    .where(and(eq(orders.status, 'ACCEPT_SUCCESS'), isNotNull(orders.orderCode)))
    .returning({ id: orders.id });
  expect((await withdraw(author, id)).data.state).toBe('WITHDRAWN');
  expect((await own('GET', '/user/info')).data).toBeNull();
  // A session left behind, such as on a lost phone, does not come back with the account.
  const again: Change = (await open(author, id)).data;
  await submit(author, again);
  expect((await approve(administrator, again)).data.state).toBe('PUBLISHED');
  expect((await own('GET', '/user/info')).data).toBeNull();
  const [after] = await testApp.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? ''));
  expect(after?.assigneeId).toBeNull();
  const trail = await testApp.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order?.id ?? ''));
  expect(trail.some(({ remark }) => remark?.includes('账号已停用'))).toBe(true);
});

test('an account needs what its role needs, and a phone of its own', async () => {
  const other = { ...officer, phone: '13911110003' };
  const change: Change = (await open(author, null)).data;
  expect(fields({ data: change })).toEqual(['name', 'phone', 'bankId']);
  const taken = { ...officer, phone: accountOf(operator).login, bankId: 'none' };
  const first = await save(author, change, { ...taken, departmentIds: ['none'] });
  expect(fields(first)).toEqual(['phone', 'bankId', 'departmentIds']);
  const second = await save(author, first.data, { ...other, role: 'SERVICE_STAFF' });
  expect(fields(second)).toEqual(['orgId']);
  const third = await save(author, second.data, {
    ...other,
    role: 'NORMA',
    scfDistrict: '500998',
  });
  expect(fields(third)).toEqual(['role', 'scfProvince']);
});

test('nobody gives more than they have', async () => {
  const change: Change = (await open(author, null)).data;
  for (const role of ['ADMIN', 'OPERATOR'] as const)
    expect((await save(author, change, { ...officer, role })).code).toBe('100400');
  expect((await save(author, change, { ...officer, scfCity: '0' })).code).toBe('100400');
  const another: Change = (await open(administrator, null)).data;
  const colleague = { ...officer, role: 'OPERATOR', phone: '13911110002' } as const;
  const saved: Change = (await save(administrator, another, colleague)).data;
  await submit(administrator, saved);
  expect((await approve(author, saved)).code).toBe('100403');
  const boss = accountOf(admin).id;
  expect((await open(author, boss)).code).toBe('100403');
  expect((await withdraw(author, boss)).code).toBe('100403');
  const bank = await callsAs(testApp, bankOfficer);
  expect((await bank('GET', '/manage/items?kind=STAFF')).data.page.total).toBe(0);
});

test('the last administrator stays', async () => {
  const id = accountOf(admin).id;
  expect((await withdraw(administrator, id)).code).toBe('100409');
  const change: Change = (await open(administrator, id)).data;
  const { content } = change;
  const less = { ...(content as ManagedStaff), role: 'BACKSTAGE' } as const;
  expect(fields(await save(administrator, change, less))).toContain('role');
});
