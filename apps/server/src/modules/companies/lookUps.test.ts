import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { RelatedCompany } from '@huiqi/sdk';
import { agent, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let fresh: Calls;
let rich: Calls;
let broker: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  fresh = await callsAs(testApp, newcomer);
  rich = await callsAs(testApp, owner);
  broker = await callsAs(testApp, agent);
});
afterAll(() => testApp.close());

const idsOf = (rows: readonly RelatedCompany[]) => rows.map(({ id }) => id);

test('the list in the user centre has seven a page', async () => {
  const page = async (index: number) =>
    (await broker('POST', '/user/getRelatedCompanyList', { userId: '4', type: 1, index })).data;
  const [first, second] = [await page(1), await page(2)];
  expect(first.content).toHaveLength(7);
  expect(first.totalElements).toBe(9);
  expect(second.content).toHaveLength(2);
  expect(new Set(idsOf([...first.content, ...second.content])).size).toBe(9);
});

test('the current company comes first, then authorised ones', async () => {
  const all: RelatedCompany[] = (await rich('GET', '/user/getCompanyListByUser/1')).data;
  expect(all.map(({ id, current, authorized }) => [id, current, authorized])).toEqual([
    ['1', true, true],
    ['10', false, true],
    ['2', false, false],
  ]);
  // Four hidden digits are easily guessed, so users who have not proved to act for the company do not see the others.
  expect(all.map(({ legalPhone }) => legalPhone?.includes('****') ?? null)).toEqual([
    true,
    true,
    null,
  ]);
});

it.each([
  ['500000', '0', '0', 3],
  ['500000', '500231', '0', 2],
  ['500000', '500231', '500231', 2],
  ['510000', '0', '0', 0],
])('of region %s %s %s', async (scfProvince, scfCity, scfDistrict, count) => {
  const region = { scfProvince, scfCity, scfDistrict, scfPlatform: '1001' };
  const path = '/user/findUserRelationCompanyByUserId?userId=1';
  expect((await rich('POST', path, region)).data).toHaveLength(count);
});

it.each([
  ['GET', '/user/getCompanyListByUser/1', '100404'],
  ['POST', '/user/findUserRelationBundCompanyByUserId?userId=1', '100404'],
  ['GET', '/user/getUserCertifyAuthDrainage/1', '100404'],
  ['GET', '/user/enterpriseBindDetail/1', '793109'],
] as const)("somebody else's list looks like none: %s %s", async (method, path, code) => {
  expect((await fresh(method, path)).code).toBe(code);
  expect((await fresh(method, path.replace('1', 'nobody'))).code).toBe(code);
});

test('the register tells users what it publishes, thirty times in ten minutes, and visitors nothing', async () => {
  const path = (qymc: string) => `/user/getCompanyInfo/?qymc=${encodeURIComponent(qymc)}`;
  const known = path('垫江县示范食品有限公司');
  expect((await testApp.app.inject(`/api/huiqi${known}`)).statusCode).toBe(401);
  expect((await fresh('GET', known)).data).toMatchObject({
    qymc: '垫江县示范食品有限公司',
    legalName: '周明',
  });
  expect((await fresh('GET', path('没有这家公司'))).code).toBe('793109');
  const many = await Promise.all(Array.from({ length: 30 }, () => fresh('GET', known)));
  expect(many.filter(({ code }) => code === '003001')).toHaveLength(2);
  expect((await rich('GET', known)).status).toBe(200);
});

test('registration data are those of own companies', async () => {
  const [own] = (await rich('GET', '/user/getCompanyListByUser/1')).data;
  const byName = `/user/getBaseCompanyInfo?qymc=${encodeURIComponent(own.qymc)}`;
  expect((await rich('GET', byName)).data).toMatchObject({
    nsrsbh: own.nsrsbh,
    registeredCapital: '100',
    cityCode: '500231',
  });
  const byNumber = `/user/getBaseCompanyInfo?nsrsbh=${own.nsrsbh}`;
  expect((await rich('GET', byNumber)).data).toEqual((await rich('GET', byName)).data);
  expect((await rich('GET', `${byNumber}&qymc=other`)).code).toBe('793109');
  expect((await fresh('GET', byNumber)).code).toBe('793109');
  expect((await rich('GET', '/user/getBaseCompanyInfo')).code).toBe('100400');
});

test('companies to add are those of the same representative', async () => {
  const list = (calls: Calls, userId: string) =>
    calls('POST', '/user/getTaxRelatedCompanyResponseList', { userId });
  const { content } = (await list(rich, '1')).data.taxRelatedUserResponsePage;
  const found = content.map(({ qymc, bound }: { qymc: string; bound: boolean }) => [qymc, bound]);
  expect(found).toContainEqual(['重庆明月食品有限公司', true]);
  expect(found[0]).toEqual(['垫江县明月包装有限公司', false]);
  const after = await broker('POST', '/user/getTaxRelatedCompanyResponseList', {
    userId: '4',
    size: 100,
  });
  const names = after.data.taxRelatedUserResponsePage.content.map(
    ({ qymc }: RelatedCompany) => qymc,
  );
  expect(names).toContain('垫江县示范农业有限公司');
  for (const name of ['垫江县吊销示范有限公司', '重庆渝中示范科技有限公司'])
    expect(names).not.toContain(name);
  const none = (await list(fresh, '2')).data.taxRelatedUserResponsePage;
  expect(none).toEqual({ content: [], totalElements: 0 });
  expect((await list(fresh, '1')).code).toBe('100403');
});
