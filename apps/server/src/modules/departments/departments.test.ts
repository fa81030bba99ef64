import type { DepartmentNode, DepartmentUser } from '@huiqi/sdk';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, newcomer, operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';

let testApp: TestApp;
let staff: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  staff = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

test('the tree has every department once, with its sections', async () => {
  const tree: DepartmentNode[] = (await staff('GET', '/user/dept/getDeptTree')).data;
  expect(tree[0]).toMatchObject({ id: 'fgw', name: '垫江县发展和改革委员会' });
  expect(tree[0]?.children.map(({ name }) => name)).toEqual([
    '综合规划科',
    '经济运行科',
    '营商环境科',
  ]);
  const ids = tree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('people of a department are names to staff and nothing to others', async () => {
  const path = '/user/admin/getDepartmentUserList?deptId=';
  const { data } = await staff('GET', `${path}jxw`);
  expect(data).toHaveLength(7);
  expect(data).toContainEqual({ id: '6', name: '平台运营', phone: '138****0006' });
  expect((await staff('GET', `${path}jxw-1`)).data).toHaveLength(2);
  expect((await staff('GET', `${path}nothing`)).code).toBe('100404');
  const applicant = await callsAs(testApp, newcomer);
  expect((await applicant('GET', `${path}jxw`)).code).toBe('100403');
  expect((await applicant('GET', '/user/dept/getDeptTree')).code).toBe('100403');
});

test('a bank sees the government and itself, and gives its orders to its own people', async () => {
  const officer = await callsAs(testApp, bankOfficer);
  const names = async (calls: Calls, query = '') =>
    ((await calls('GET', `/user/dept/getDeptTree${query}`)).data as DepartmentNode[]).map(
      ({ name }) => name,
    );
  expect((await names(staff)).filter((name) => /银行/.test(name)).length).toBeGreaterThan(10);
  expect((await names(officer)).filter((name) => /银行/.test(name))).toEqual(['中国建设银行']);
  const { orderId } = (await officer('GET', '/order/admin/page')).data.content[0];
  expect(await names(officer, `?orderId=${orderId}`)).toEqual(['中国建设银行']);
  const forPlatform = await names(staff, `?orderId=${orderId}`);
  expect(forPlatform.filter((name) => /银行/.test(name))).toEqual(['中国建设银行']);
  expect(forPlatform).toContain('垫江县经济和信息化委员会');
  const people = '/user/admin/getDepartmentUserList?deptId=';
  expect((await officer('GET', `${people}bank-1`)).data).toHaveLength(5);
  expect((await officer('GET', `${people}bank-2`)).code).toBe('100404');
  expect((await staff('GET', '/user/dept/getDeptTree?orderId=999999')).code).toBe('100404');
});

test('only people who may see an order are offered for it', async () => {
  const { db } = testApp;
  const [waiting] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.bankId, '1'), eq(orders.status, 'ACCEPT_SUCCESS')))
    .orderBy(orders.id);
  const orderId = waiting?.id ?? '';
  const here = { scfProvince: '500000', scfCity: '500231', scfDistrict: '500231' };
  await db.update(orders).set(here).where(eq(orders.id, orderId));
  await db.update(users).set({ scfCity: '500112' }).where(eq(users.id, 'staff-bank-1-1-1'));
  const offered = async (deptId: string, calls = staff) => {
    const path = `/user/admin/getDepartmentUserList?deptId=${deptId}&orderId=${orderId}`;
    return ((await calls('GET', path)).data as DepartmentUser[]).map(({ id }) => id);
  };
  expect(await offered('bank-1-1')).toEqual(expect.arrayContaining(['5', 'staff-bank-1-1-2']));
  expect(await offered('bank-1-1')).not.toContain('staff-bank-1-1-1');
  expect(await offered('bank-2')).toEqual([]);
  expect(await offered('jxw')).toContain('6');
  expect(await offered('jxw', await callsAs(testApp, bankOfficer))).toEqual([]);

  // The bank's staff cannot see it before the commission decides.
  await db.update(orders).set({ status: 'PRE_JXW_ACCEPT' }).where(eq(orders.id, orderId));
  expect(await offered('bank-1-1')).toEqual([]);
  const { data } = await staff('GET', `/user/dept/getDeptTree?orderId=${orderId}`);
  const ids = (data as DepartmentNode[]).map(({ id }) => id);
  expect(ids).toContain('jxw');
  expect(ids).not.toContain('bank-1');

  // What the commission has passed is the bank's alone.
  await db.update(orders).set({ status: 'JXW_AUDIT_PASSED' }).where(eq(orders.id, orderId));
  expect(await offered('bank-1-1')).toContain('5');
  expect(await offered('jxw')).toEqual([]);
  const tree = await staff('GET', `/user/dept/getDeptTree?orderId=${orderId}`);
  expect((tree.data as DepartmentNode[]).map(({ name }) => name)).toEqual(['中国建设银行']);

  const without = await staff('GET', '/user/admin/getDepartmentUserList?deptId=bank-1-1');
  expect(without.data.map(({ id }: DepartmentUser) => id)).not.toContain('staff-bank-1-1-1');
});

test('visitors see which departments issue tickets', async () => {
  const response = await testApp.app.inject('/api/huiqi/user/dept/ticket');
  const names = response.json().data.map(({ name }: DepartmentNode) => name);
  expect(names).toContain('垫江县经济和信息化委员会');
  expect(names).not.toContain('国家税务总局垫江县税务局');
});
