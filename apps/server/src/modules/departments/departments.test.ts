import type { DepartmentNode } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, newcomer, operator } from '../../testing/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let world: TestApp;
let staff: Calls;
beforeAll(async () => {
  world = await openTestApp();
  staff = await callsAs(world, operator);
});
afterAll(() => world.close());

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
  const applicant = await callsAs(world, newcomer);
  expect((await applicant('GET', `${path}jxw`)).code).toBe('100403');
  expect((await applicant('GET', '/user/dept/getDeptTree')).code).toBe('100403');
});

test('a bank sees the government and itself, and gives its orders to its own people', async () => {
  const officer = await callsAs(world, bankOfficer);
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

test('visitors see which departments issue tickets', async () => {
  const response = await world.app.inject('/api/huiqi/user/dept/ticket');
  const names = response.json().data.map(({ name }: DepartmentNode) => name);
  expect(names).toContain('垫江县经济和信息化委员会');
  expect(names).not.toContain('国家税务总局垫江县税务局');
});
