import { and, eq } from 'drizzle-orm';
import type { RelatedCompany } from '@huiqi/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { agent, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { orders } from '../../schema/orders.js';
import { renewals } from '../../schema/renewals.js';
import { taxAccountNumber } from '../../seed/session/sampleAccounts.js';
import { users } from '../../schema/users.js';
import { registerScenarios } from '../../seed/companies/registerScenarios.js';
import { userCompanies } from '../../schema/userCompanies.js';

const scenario = (name: string) => {
  const found = registerScenarios.find((company) => company.name.includes(name));
  if (!found) throw new Error(`No company ${name}`);
  return { nsrsbh: found.creditCode, qymc: found.name };
};
const food = scenario('示范食品');
const trade = scenario('示范商贸');
const add = '/user/addRelatedCompany';
const missing = '00000000-0000-4000-8000-00000000c0de';

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
/** The newcomer has no company before each test. */
beforeEach(async () => {
  await testApp.db.delete(userCompanies).where(eq(userCompanies.userId, '2'));
  await testApp.db.update(users).set({ companyId: null }).where(eq(users.id, '2'));
});

const info = async (calls: Calls) => (await calls('GET', '/user/info')).data;
const listOf = async (calls: Calls, userId: string): Promise<RelatedCompany[]> =>
  (await calls('POST', '/user/getRelatedCompanyList', { userId, type: 1, size: 100 })).data.content;

describe('adding a company', () => {
  test('takes what is registered, not yet authorised, as the current one', async () => {
    const { data } = await fresh('POST', add, { ...food, nsrsbh: food.nsrsbh.toLowerCase() });
    expect(data).toMatchObject({
      creditCode: food.nsrsbh,
      qymc: food.qymc,
      legalName: '周明',
      legalPhone: null,
      areaName: '垫江县',
      authorized: false,
      certifyState: null,
      current: true,
    });
    expect(await info(fresh)).toMatchObject({
      companyName: food.qymc,
      creditCode: food.nsrsbh,
    });
    const second = await fresh('POST', add, trade);
    expect(second.data.current).toBe(false);
    const notices = await fresh('GET', '/user/notice/page');
    type Row = { title: string; subject: { kind: string; id: string } };
    const about = notices.data.content.map(({ title, subject }: Row) => [title, subject]);
    expect(about).toContainEqual(['企业添加成功', { kind: 'COMPANY', id: second.data.id }]);
  });

  it.each([
    ['500233', '渝中示范', '请输入注册地址为忠县的企业标识'],
    ['0', '邻水示范', '请输入注册地址为重庆的企业标识'],
    ['0', '渝中示范', undefined],
  ])('in the region of city %s: %s', async (city, name, message) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/huiqi${add}`,
      headers: {
        'x-request-id': 'web-test-000001',
        'x-access-token': await tokenFor(testApp, '2'),
        'x-scf-province': '500000',
        'x-scf-city': city,
      },
      payload: scenario(name),
    });
    expect(response.json().fieldErrors?.[0].message).toBe(message);
  });

  it.each([
    [scenario('渝中示范'), 'nsrsbh', '请输入注册地址为垫江的企业标识'],
    [scenario('邻水示范'), 'nsrsbh', '请输入注册地址为垫江的企业标识'],
    [scenario('吊销示范'), 'nsrsbh', '该企业已注销或被吊销，无法添加'],
    [scenario('注销示范'), 'nsrsbh', '该企业已注销或被吊销，无法添加'],
    [{ ...food, nsrsbh: '91500231MA5ZZZZZZZ' }, 'nsrsbh', '未查询到该企业标识对应的企业'],
    [{ ...food, qymc: trade.qymc }, 'qymc', '企业名称与登记信息不一致'],
  ])('refuses %j at the field %s', async (body, field, message) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/huiqi${add}`,
      headers: {
        'x-request-id': 'web-test-000001',
        'x-access-token': await tokenFor(testApp, '2'),
      },
      payload: body,
    });
    expect(response.json()).toMatchObject({
      code: '100400',
      message,
      fieldErrors: [{ field, message }],
    });
    expect(await listOf(fresh, '2')).toEqual([]);
  });

  it.each([
    '9150023',
    '91500231MA500Y6G9M123',
    '91500231-MA500Y6G9',
    '９１５００２３１ＭＡ５００Ｙ６Ｇ',
  ])('refuses the number %s by the contract', async (nsrsbh) => {
    const response = await fresh('POST', add, { ...food, nsrsbh });
    expect([response.status, response.code]).toEqual([400, '100400']);
  });

  test('says that the register cannot be reached', async () => {
    const response = await fresh('POST', add, scenario('中断示范'));
    expect([response.status, response.code]).toEqual([503, '100503']);
  });

  test('twice is refused; with the same key it is the same response', async () => {
    const first = await fresh('POST', add, food, 'add-key-1');
    expect(first.status).toBe(200);
    expect(await fresh('POST', add, food, 'add-key-1')).toEqual(first);
    const again = await fresh('POST', add, food);
    expect([again.status, again.code]).toEqual([409, '100409']);
  });

  test('twenty times in parallel makes one binding', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => fresh('POST', add, food)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === '100409')).toHaveLength(19);
    expect(await listOf(fresh, '2')).toHaveLength(1);
  });

  test('two users may add the same company, each for themselves', async () => {
    const one = await fresh('POST', add, trade);
    const other = await broker('POST', add, trade);
    expect(other.data.id).toBe(one.data.id);
    await broker('GET', `/user/unBund?ids=${other.data.id}`);
    expect(await listOf(fresh, '2')).toHaveLength(1);
  });
});

describe('adding a company with consent', () => {
  const withConsent = '/user/addAuthRelatedCompany';
  const related = scenario('明月包装');

  test('is for those who stand for it', async () => {
    const body = { ...related, authority: ['TAX'] };
    expect((await fresh('POST', withConsent, body)).code).toBe('100409');
    expect(await listOf(fresh, '2')).toEqual([]);
    const { data } = await rich('POST', withConsent, body);
    expect(data).toMatchObject({ authorized: true, certifyState: 'PASSED', current: false });
    expect((await rich('POST', withConsent, body)).code).toBe('100409');
    await rich('GET', `/user/unBund?ids=${data.id}`);
  });

  test('authorises a company that was added before', async () => {
    const added = await rich('POST', add, related);
    expect(added.data.authorized).toBe(false);
    const { data } = await rich('POST', withConsent, { ...related, authority: ['TAX'] });
    expect(data).toMatchObject({ id: added.data.id, authorized: true });
    const bound = await rich('GET', `/user/enterpriseBindDetail/${data.id}`);
    expect(bound.data).toMatchObject({ authority: ['TAX'], certifyType: 'FR' });
    await rich('GET', `/user/unBund?ids=${data.id}`);
  });

  test('a TAX account stands for the companies of its representative', async () => {
    const calls = callsWith(testApp, await tokenFor(testApp, '3'));
    const found = await calls('POST', '/user/getTaxRelatedCompanyResponseList', { userId: '3' });
    const page = found.data.taxRelatedUserResponsePage;
    type Row = RelatedCompany & { bound: boolean };
    expect(page.content.map(({ qymc, bound }: Row) => [qymc, bound])).toEqual(
      expect.arrayContaining([['垫江县牡丹纺织有限公司', false]]),
    );
    expect(page.content.find(({ nsrsbh }: Row) => nsrsbh === taxAccountNumber).bound).toBe(true);
    expect(page.totalElements).toBe(2);
    const body = { ...scenario('牡丹纺织'), authority: ['TAX'] };
    expect((await calls('POST', withConsent, body)).status).toBe(200);
  });
});

describe('unbinding', () => {
  const unbind = (calls: Calls, ids: string) => calls('GET', `/user/unBund?ids=${ids}`);
  const idOf = async (calls: Calls, body: object) => (await calls('POST', add, body)).data.id;

  test('is for all of the companies or for none', async () => {
    const id = await idOf(fresh, food);
    const foreign = await unbind(fresh, `${id},1`);
    expect([foreign.status, foreign.code]).toEqual([404, '100404']);
    expect(await unbind(fresh, `${id},${missing}`)).toEqual(foreign);
    expect(await listOf(fresh, '2')).toHaveLength(1);
    expect((await unbind(fresh, `${id},${id}`)).status).toBe(200);
    expect(await listOf(fresh, '2')).toEqual([]);
    expect(await info(fresh)).toMatchObject({ companyName: null, creditCode: null });
  });

  test('the first of the others becomes the current one', async () => {
    const first = await idOf(fresh, food);
    await idOf(fresh, trade);
    await unbind(fresh, first);
    expect((await info(fresh)).creditCode).toBe(trade.nsrsbh);
  });

  test('waits for orders in progress and renewals under review, and deletes none', async () => {
    const count = () => testApp.db.$count(orders, eq(orders.companyId, '1'));
    const before = await count();
    expect(await unbind(rich, '1')).toMatchObject({ status: 409, code: '100409' });
    const mine = and(eq(orders.companyId, '1'), eq(orders.userId, '1'));
    await testApp.db.update(orders).set({ status: 'ORDER_CLOSED' }).where(mine);
    expect(await unbind(rich, '1')).toMatchObject({ status: 409, code: '100409' });
    const reviewed = and(eq(renewals.companyId, '1'), eq(renewals.acceptStatus, 'ACCEPT_SUCCESS'));
    const decided = { acceptStatus: 'APPROVAL_FAIL', auditedAt: seedNow } as const;
    await testApp.db.update(renewals).set(decided).where(reviewed);
    expect((await unbind(rich, '1')).status).toBe(200);
    expect(await count()).toBe(before);
    const history = await rich('GET', '/order/user/page?size=1');
    expect(history.data.page.total).toBeGreaterThan(0);
    expect((await info(rich)).companyName).not.toBe('重庆明月食品有限公司');
  });

  test('gives up what was saved', async () => {
    const { data: added } = await rich('POST', add, food);
    const bound = eq(userCompanies.companyId, added.id);
    await testApp.db.update(userCompanies).set({ authorized: true }).where(bound);
    const draft = { creditCode: food.nsrsbh, save: true };
    const { data: saved } = await rich('POST', '/order/user/product/100001', draft);
    expect((await unbind(rich, added.id)).status).toBe(200);
    const { data } = await rich('GET', `/order/user/${saved.orderId}`);
    expect(data.timeline.at(-1)).toMatchObject({ event: 'CLOSE', actor: 'SYSTEM' });
  });

  test('the company of a TAX account stays', async () => {
    const calls = callsWith(testApp, await tokenFor(testApp, '3'));
    await testApp.db
      .update(orders)
      .set({ status: 'ORDER_CLOSED' })
      .where(eq(orders.companyId, '3'));
    expect((await unbind(calls, '3')).code).toBe('100409');
    expect((await listOf(calls, '3')).map(({ nsrsbh }) => nsrsbh)).toContain(taxAccountNumber);
  });

  test('ends the consent: a company that is added again is not authorised', async () => {
    const body = { ...scenario('示范农业'), authority: ['TAX'] };
    const { data } = await broker('POST', '/user/addAuthRelatedCompany', body);
    expect(data.authorized).toBe(true);
    await unbind(broker, data.id);
    const again = await broker('POST', add, scenario('示范农业'));
    expect(again.data).toMatchObject({ id: data.id, authorized: false });
  });

  test('is no business of another site', async () => {
    const response = await testApp.app.inject({
      url: '/api/huiqi/user/unBund?ids=5',
      headers: { cookie: 'huiqi_session=whatever', origin: 'https://evil.example' },
    });
    expect([response.statusCode, response.json().code]).toEqual([403, '100403']);
  });
});

describe('switching', () => {
  test('makes another company the current one', async () => {
    await fresh('POST', add, food);
    const { data } = await fresh('POST', add, trade);
    const path = '/user/company/current';
    const switched = await fresh('PUT', path, { companyId: data.id });
    expect(switched.data).toMatchObject({ id: data.id, current: true });
    expect(await info(fresh)).toMatchObject({ companyName: trade.qymc });
    expect((await listOf(fresh, '2'))[0]?.id).toBe(data.id);
    const foreign = await fresh('PUT', path, { companyId: '1' });
    expect([foreign.status, foreign.code]).toEqual([404, '100404']);
    expect(await fresh('PUT', path, { companyId: missing })).toEqual(foreign);
    expect((await info(fresh)).companyName).toBe(trade.qymc);
  });

  test('cannot end at a company that is being unbound', async () => {
    const { data: first } = await fresh('POST', add, food);
    const { data: second } = await fresh('POST', add, trade);
    for (let round = 0; round < 5; round += 1) {
      await fresh('PUT', '/user/company/current', { companyId: first.id });
      await Promise.all([
        fresh('GET', `/user/unBund?ids=${second.id}`),
        fresh('PUT', '/user/company/current', { companyId: second.id }),
      ]);
      expect((await info(fresh)).creditCode).toBe(food.nsrsbh);
      await fresh('POST', add, trade);
    }
  });
});
