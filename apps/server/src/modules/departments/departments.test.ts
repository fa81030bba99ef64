import type { DepartmentNode } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer, operator } from '../../testing/accounts.js';
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
  expect(data.length).toBeGreaterThanOrEqual(6);
  expect(data).toContainEqual({ id: '6', name: '平台运营', phone: '138****0006' });
  expect((await staff('GET', `${path}jxw-1`)).data).toHaveLength(2);
  expect((await staff('GET', `${path}nothing`)).code).toBe('100404');
  const applicant = await callsAs(world, newcomer);
  expect((await applicant('GET', `${path}jxw`)).code).toBe('100403');
  expect((await applicant('GET', '/user/dept/getDeptTree')).code).toBe('100403');
});

test('visitors see which departments issue tickets', async () => {
  const response = await world.app.inject('/api/huiqi/user/dept/ticket');
  const names = response.json().data.map(({ name }: DepartmentNode) => name);
  expect(names).toContain('垫江县经济和信息化委员会');
  expect(names).not.toContain('国家税务总局垫江县税务局');
});
