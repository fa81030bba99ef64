import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { departmentUsers } from '../../schema/departments.js';

let testApp: TestApp;
let officer: Calls;
let colleague: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  officer = await callsAs(testApp, bankOfficer);
  colleague = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

const path = '/order/admin/phrases';
const add = (by: Calls, text: string, isShared = false) => by('POST', path, { text, isShared });
const textsOf = async (by: Calls) =>
  (await by('GET', path)).data.phrases.map(({ text }: { text: string }) => text);
const idOf = async (by: Calls, text: string) =>
  (await by('GET', path)).data.phrases.find((phrase: { text: string }) => phrase.text === text).id;

test('the one used last is first', async () => {
  await add(officer, '资料齐全');
  await add(officer, '流水不足');
  expect(await textsOf(officer)).toEqual(['流水不足', '资料齐全']);
  const id = await idOf(officer, '资料齐全');
  expect((await officer('PUT', `${path}/${id}/use`)).status).toBe(200);
  expect(await textsOf(officer)).toEqual(['资料齐全', '流水不足']);
});

test('each person has a phrase once, and nobody else has it', async () => {
  expect((await add(officer, ' 资料齐全 ')).code).toBe('100409');
  expect((await add(officer, ' 一 ')).code).toBe('100400');
  expect(await textsOf(colleague)).toEqual([]);
  const id = await idOf(officer, '资料齐全');
  expect((await colleague('PUT', `${path}/${id}/use`)).status).toBe(404);
  expect((await colleague('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await (await callsAs(testApp, owner))('GET', path)).status).toBe(403);
});

test('a department shares phrases, which only their author deletes', async () => {
  const departmentId = 'jxw';
  await testApp.db.delete(departmentUsers);
  expect((await add(officer, '同意转办', true)).code).toBe('100400');
  await testApp.db.insert(departmentUsers).values([
    { departmentId, userId: '5' },
    { departmentId, userId: '6' },
  ]);
  const { data } = await add(officer, '同意转办', true);
  expect(data.departmentName).toBeTruthy();
  expect(await textsOf(colleague)).toEqual(['同意转办']);
  const id = await idOf(colleague, '同意转办');
  expect((await colleague('PUT', `${path}/${id}/use`)).status).toBe(200);
  expect((await colleague('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await officer('DELETE', `${path}/${id}`)).status).toBe(200);
  expect(await textsOf(colleague)).toEqual([]);
});

test('a person has at most 50', async () => {
  for (let at = (await textsOf(officer)).length; at < 48; at += 1)
    await add(officer, `常用语${at}`);
  const atOnce = Array.from({ length: 20 }, (_unused, at) => add(officer, `同时添加${at}`));
  const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(await textsOf(officer)).toHaveLength(50);
});
