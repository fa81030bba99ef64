import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { agent, owner } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { users } from '../../schema/users.js';
import { products } from '../../schema/products.js';

const message = '不在您的服务地区，无法申请！';
let testApp: TestApp;
let mine: Calls;
let codes: ReadonlyMap<string, string>;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  const { data } = await mine('GET', '/user/getCompanyListByUser/1');
  codes = new Map(data.map(({ id, nsrsbh }: { id: string; nsrsbh: string }) => [id, nsrsbh]));
});
afterAll(() => testApp.close());

const check = (as: Calls, companyId: string, productId: string) =>
  as('GET', `/user/checkCompanyRegion?nsrsbh=${codes.get(companyId)}&productId=${productId}`);

test('a company that is served', async () => {
  expect((await check(mine, '1', '100001')).data).toEqual({
    match: true,
    message: null,
    reason: null,
    productRegions: ['重庆市垫江县'],
    companyRegion: '重庆市垫江县',
    companyAreaKey: 'dianjiang',
    agentProvince: null,
  });
});

it.each([
  ['1', '100901', ['重庆市忠县'], '重庆市垫江县', 'dianjiang'],
  ['10', '100001', ['重庆市垫江县'], '重庆市梁平区', 'chongqing'],
])('of company %s and product %s both regions are named', async (...row) => {
  const [companyId, productId, productRegions, companyRegion, companyAreaKey] = row;
  expect((await check(mine, companyId, productId)).data).toEqual({
    match: false,
    message,
    reason: 'REGION',
    productRegions,
    companyRegion,
    companyAreaKey,
    agentProvince: null,
  });
});

it.each([
  ['100705', '该产品已被下架'],
  ['999999', '产品不存在'],
])('of product %s it is said: %s', async (productId, text) => {
  const response = await testApp.app.inject({
    url: `/api/huiqi/user/checkCompanyRegion?nsrsbh=${codes.get('1')}&productId=${productId}`,
    headers: { 'x-request-id': requestId, 'x-access-token': await tokenOfAccount(testApp, owner) },
  });
  expect(response.json()).toMatchObject({ code: '100404', message: text });
});

test("an agent is refused outside their province, whatever the company's place", async () => {
  const broker = await callsAs(testApp, agent);
  const { data } = await broker('GET', '/user/getCompanyListByUser/4');
  const [client] = data;
  const ask = async () =>
    (await broker('GET', `/user/checkCompanyRegion?nsrsbh=${client.nsrsbh}&productId=100001`)).data;
  expect(await ask()).toMatchObject({ match: true, agentProvince: '重庆市' });
  await testApp.db.update(products).set({ scfProvince: '510000' }).where(eq(products.id, '100001'));
  expect(await ask()).toMatchObject({ match: false, message, reason: 'AGENT_PROVINCE' });
  await testApp.db.update(products).set({ scfProvince: '500000' }).where(eq(products.id, '100001'));
  await testApp.db.update(users).set({ scfProvince: null }).where(eq(users.id, '4'));
  expect(await ask()).toMatchObject({ reason: 'AGENT_PROVINCE', agentProvince: null });
});
