import { and, eq } from 'drizzle-orm';
import type { BindingObjection, CompanyMember } from '@huiqi/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { admin, operator } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openStranger } from '../../testing/openStranger.js';
import { regions } from '../../schema/areas.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { taxAccountNumber } from '../../seed/session/sampleAccounts.js';
import { certifications } from '../../schema/certifications.js';
import { bindingObjections } from '../../schema/bindingObjections.js';
import { registerScenarios } from '../../seed/companies/registerScenarios.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

const reason = '该用户不是本单位员工';

let open: Awaited<ReturnType<typeof openStranger>>;
let staff: Calls;
beforeAll(async () => {
  open = await openStranger();
  staff = await callsAs(open.testApp, operator);
});
afterAll(() => open.close());
beforeEach(() => open.clear());

const membersOf = async (calls: Calls): Promise<CompanyMember[]> =>
  (await calls('GET', `/user/company/members?nsrsbh=${open.company.nsrsbh}`)).data.content;
const object = (calls: Calls, change: object = {}, key?: string) => {
  const body = { nsrsbh: open.company.nsrsbh, memberId: '2', reason, ...change };
  return calls('POST', '/user/company/members/objection', body, key);
};
const objections = async (query = '', calls = staff): Promise<BindingObjection[]> =>
  (await calls('GET', `/user/admin/bindingObjections${query}`)).data.content;
const decide = (id: string, body: object, calls = staff) =>
  calls('PUT', `/user/admin/bindingObjections/${id}/decide`, body);
const waiting = async () => {
  const [first] = await objections('?state=WAITING');
  if (!first) throw new Error('No objection waits');
  return first;
};
const titlesOf = async (calls: Calls) => (await open.noticesOf(calls)).map(({ title }) => title);
const isBound = () =>
  open.testApp.db.$count(
    userCompanies,
    and(eq(userCompanies.userId, '2'), eq(userCompanies.companyId, '1')),
  );

describe('an objection', () => {
  test('waits once for each binding, and is seen at it', async () => {
    await open.add();
    const first = await object(open.rich, {}, 'object-key-1');
    expect(first.data).toMatchObject({ id: '2', objected: true });
    expect(await object(open.rich, {}, 'object-key-1')).toEqual(first);
    expect((await object(open.rich)).code).toBe('100409');
    expect((await membersOf(open.rich)).map(({ objected }) => objected)).toEqual([false, true]);
  });

  test('twenty times in parallel is one', async () => {
    await open.add();
    const responses = await Promise.all(Array.from({ length: 20 }, () => object(open.rich)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await objections()).toHaveLength(1);
  });

  test('is for those who may act for the company, to somebody else who uses it', async () => {
    expect((await object(open.rich)).code).toBe('100404');
    await open.add();
    expect((await object(open.stranger, { memberId: '1' })).code).toBe('100404');
    expect((await object(open.rich, { memberId: '1' })).code).toBe('100400');
    expect((await object(open.rich, { reason: '　　　　　　' })).code).toBe('100400');
    expect(await objections()).toEqual([]);
  });
});

describe('staff', () => {
  beforeEach(async () => {
    await open.add();
    await object(open.rich);
  });

  it('see those that wait first, of their region alone', async () => {
    const { id } = await waiting();
    await decide(id, { outcome: 'KEPT', remark: '已核实授权书' });
    open.later();
    await object(open.rich, { reason: '授权书已经过期了' });
    expect((await objections()).map(({ state }) => state)).toEqual(['WAITING', 'KEPT']);
    expect(await objections('?state=KEPT')).toMatchObject([
      { id, decidedBy: '平台运营', remark: '已核实授权书', decidedTs: expect.any(String) },
    ]);
    expect(await objections('?keyword=没有这家')).toEqual([]);
    const [model] = await open.testApp.db.select().from(users).where(eq(users.id, '6'));
    if (!model) throw new Error('The sample has no operator');
    const elsewhere = { scfProvince: '340000', scfCity: '340100', phone: '13700000999' };
    const values = { ...model, ...elsewhere, id: 'operator-elsewhere' };
    await open.testApp.db.insert(users).values(values).onConflictDoNothing();
    const foreign = callsWith(open.testApp, await tokenFor(open.testApp, 'operator-elsewhere'));
    expect(await objections('', foreign)).toEqual([]);
    const there = await decide((await waiting()).id, { outcome: 'ENDED' }, foreign);
    expect(there).toEqual(await decide('missing', { outcome: 'ENDED' }, foreign));
    expect(there.status).toBe(404);
  });

  it('end a binding: it is gone, with the current company, and both sides are notified', async () => {
    const { id } = await waiting();
    const { data } = await decide(id, { outcome: 'ENDED', remark: '未获企业授权' });
    expect(data).toMatchObject({ state: 'ENDED', memberBoundTs: null, remark: '未获企业授权' });
    expect(await isBound()).toBe(0);
    expect((await open.stranger('GET', '/user/info')).data.companyName).toBeNull();
    for (const [calls, title] of [
      [open.stranger, '企业关联已解除'],
      [open.rich, '异议已受理，关联已解除'],
    ] as const) {
      const notice = (await open.noticesOf(calls)).find((one) => one.title === title);
      expect(notice?.content).toContain('处理说明：未获企业授权');
    }
  });

  it('keep a binding with an explanation', async () => {
    const { id } = await waiting();
    expect((await decide(id, { outcome: 'KEPT' })).code).toBe('100400');
    expect((await decide(id, { outcome: 'KEPT', remark: '已核实' })).status).toBe(200);
    expect(await isBound()).toBe(1);
    expect(await titlesOf(open.stranger)).toContain('企业关联维持不变');
  });

  it('decide once, also two at a time', async () => {
    const { id } = await waiting();
    const chief = await callsAs(open.testApp, admin);
    const both = await Promise.all([
      decide(id, { outcome: 'ENDED' }),
      decide(id, { outcome: 'KEPT', remark: '已核实' }, chief),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await isBound()).toBe(both[0]?.status === 200 ? 0 : 1);
  });

  it('end what the user unbound meanwhile, but cannot keep it', async () => {
    const { id } = await waiting();
    await open.stranger('GET', '/user/unBund?ids=1');
    expect((await decide(id, { outcome: 'KEPT', remark: '已核实' })).code).toBe('100409');
    expect((await decide(id, { outcome: 'ENDED' })).status).toBe(200);
  });

  it('end it while the user unbinds it', async () => {
    const { id } = await waiting();
    const [decision] = await Promise.all([
      decide(id, { outcome: 'ENDED' }),
      open.stranger('GET', '/user/unBund?ids=1'),
    ]);
    expect(decision?.status).toBe(200);
    expect(await isBound()).toBe(0);
  });

  it('end it although an order is in progress, which stays with who made it', async () => {
    const mine = and(eq(orders.companyId, '1'), eq(orders.userId, '1'));
    const [order] = await open.testApp.db.select().from(orders).where(mine).limit(1);
    if (!order) throw new Error('The sample has no order of the company');
    await open.testApp.db.update(orders).set({ userId: '2' }).where(eq(orders.id, order.id));
    const { id } = await waiting();
    expect((await decide(id, { outcome: 'ENDED' })).status).toBe(200);
    const [kept] = await open.testApp.db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept?.userId).toBe('2');
    await open.testApp.db.update(orders).set({ userId: '1' }).where(eq(orders.id, order.id));
  });

  it('end it with the applications that were saved, which would keep the others from applying', async () => {
    expect(await open.certify()).toBe('PASS');
    const { db } = open.testApp;
    await db.update(orders).set({ status: 'ORDER_CLOSED' }).where(eq(orders.companyId, '1'));
    const apply = async (calls: Calls) => {
      const draft = { creditCode: open.company.nsrsbh, contactName: '李明', save: true };
      return (await calls('POST', '/order/user/product/100001', draft)).data;
    };
    const { orderId } = await apply(open.stranger);
    expect((await apply(open.rich)).failReason).toBe('ALREADY_APPLIED');
    const { id } = await waiting();
    expect((await decide(id, { outcome: 'ENDED' })).status).toBe(200);
    const [closed] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(closed).toMatchObject({
      status: 'ORDER_CLOSED',
      contactName: null,
      application: null,
    });
    const { timeline } = (await open.stranger('GET', `/order/user/${orderId}`)).data;
    expect(timeline.at(-1)).toMatchObject({ event: 'CLOSE', actor: 'SYSTEM' });
    expect((await apply(open.rich)).applyStatus).toBe('SUCCESS');
  });
});

describe('a user whose binding staff ended', () => {
  /** Has the representative of the first company. */
  const related = registerScenarios.find(({ name }) => name === '垫江县明月包装有限公司');
  const authoriseRelated = () => {
    const body = { nsrsbh: related?.creditCode, qymc: related?.name, authority: ['TAX'] };
    return open.stranger('POST', '/user/addAuthRelatedCompany', body);
  };
  const endIt = async () => {
    await object(open.rich);
    await decide((await waiting()).id, { outcome: 'ENDED' });
    open.later();
  };

  it('gets it back by no old verification, nor others by it, but by a new one', async () => {
    expect(await open.verify()).toBe('SUCCESS');
    expect((await open.authorise()).status).toBe(200);
    await endIt();
    for (const refused of [await open.authorise(), await authoriseRelated()])
      expect([refused.status, refused.code]).toEqual([409, '100409']);
    const isVerified = async () =>
      (await open.stranger('GET', '/user/getUserCertifyAuthDrainage/2')).data.isCertify;
    const shown = async () => (await open.stranger('GET', '/user/certifyData')).data?.state;
    expect(await shown()).not.toBe('PASSED');
    const stateOf = async () =>
      (await open.stranger('GET', '/user/getCompanyListByUser/2')).data[0].certifyState;
    expect(await isVerified()).toBe(false);
    await open.add();
    expect(await stateOf()).toBeNull();
    expect(await open.verify()).toBe('SUCCESS');
    expect(await isVerified()).toBe(true);
    expect(await shown()).toBe('PASSED');
    open.later();
    expect(await open.certify({ legalName: '周暗' })).toBe('THREECHECKNOPASS');
    expect(await stateOf()).toBe('PASSED');
    expect((await open.authorise()).status).toBe(200);
  });

  it('needs the code of the representative also where the region waives it', async () => {
    const { db } = open.testApp;
    const [region] = await db.select().from(regions).where(eq(regions.key, 'dianjiang'));
    if (!region) throw new Error('The sample has no region');
    const waive = (certifyPhoneCode: boolean) =>
      db
        .update(regions)
        .set({ config: { ...region.config, certifyPhoneCode } })
        .where(eq(regions.key, region.key));
    await waive(false);
    const base = `/user/getAuthBaseByNsrsbhAndProvice?nsrsbh=${open.company.nsrsbh}&provinceCode=500000&areaCode=0`;
    const isRequired = async () => (await open.stranger('GET', base)).data.phoneCodeRequired;
    await open.add();
    expect(await isRequired()).toBe(false);
    await endIt();
    await open.add();
    expect(await isRequired()).toBe(true);
    expect(await open.certify({ phoneCaptcha: undefined })).toBeUndefined();
    expect(await open.certify()).toBe('PASS');
    expect(await isRequired()).toBe(false);
    await waive(true);
  });

  it('does not get it back by another company of the same representative', async () => {
    expect(await open.verify()).toBe('SUCCESS');
    const mine = eq(certifications.userId, '2');
    const [checked] = await open.testApp.db.select().from(certifications).where(mine);
    if (!checked || !related) throw new Error('The verification left no record');
    const { creditCode } = related;
    const other = { ...checked, id: 'c-other', creditCode };
    await open.testApp.db.insert(certifications).values(other);
    await endIt();
    expect((await open.authorise()).code).toBe('100409');
    expect((await authoriseRelated()).status).toBe(200);
  });
});

test('a TAX account keeps its company', async () => {
  const where = eq(companies.creditCode, taxAccountNumber);
  const [own] = await open.testApp.db.select().from(companies).where(where);
  if (!own) throw new Error('The sample has no company of the TAX account');
  const made = { companyId: own.id, memberId: '3', userId: '1', reason, createdAt: open.now() };
  await open.testApp.db.insert(bindingObjections).values({ id: 'o-tax', ...made });
  const refused = await decide('o-tax', { outcome: 'ENDED' });
  expect([refused.status, refused.code]).toEqual([400, '100400']);
  expect(await objections('?state=WAITING')).toMatchObject([{ id: 'o-tax' }]);
});
