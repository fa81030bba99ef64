import { and, eq } from 'drizzle-orm';
import type { BindingObjection, CompanyMember, Notice } from '@huiqi/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { admin, agent, newcomer, operator, owner } from '../../testing/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../testing/places.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { notices } from '../notices/table.js';
import { orders } from '../orders/table.js';
import { users } from '../session/table.js';
import { taxAccountNumber } from '../session/seed/sampleAccounts.js';
import { certifications } from './certificationsTable.js';
import { bindingObjections } from './objectionsTable.js';
import { makeCompanies } from './seed/makeCompanies.js';
import { companies } from './table.js';
import { userCompanies } from './userCompaniesTable.js';

const [company] = makeCompanies(1);
if (!company) throw new Error('The sample has no company');
const nsrsbh = company.creditCode;
const added = { nsrsbh, qymc: company.name };
const reason = '该用户不是本单位员工';
const withConsent = { ...added, authority: ['TAX'] };

let clock = seedNow.getTime();
const now = () => new Date(clock);
const later = () => {
  clock += 1_000;
};
let world: TestApp;
let stranger: Calls;
let rich: Calls;
let staff: Calls;
beforeAll(async () => {
  world = await openTestApp(now);
  stranger = await callsAs(world, newcomer);
  rich = await callsAs(world, owner);
  staff = await callsAs(world, operator);
});
afterAll(() => world.close());
/** The newcomer, the stranger, has nothing before each test. */
beforeEach(async () => {
  await world.db.delete(bindingObjections);
  await world.db.delete(notices);
  await world.db.delete(certifications).where(eq(certifications.userId, '2'));
  await world.db.delete(userCompanies).where(eq(userCompanies.userId, '2'));
  await world.db.update(users).set({ companyId: null }).where(eq(users.id, '2'));
  later();
});

const add = () => stranger('POST', '/user/addRelatedCompany', added);
const authorise = () => stranger('POST', '/user/addAuthRelatedCompany', withConsent);
const membersOf = async (calls: Calls): Promise<CompanyMember[]> =>
  (await calls('GET', `/user/company/members?nsrsbh=${nsrsbh}`)).data.content;
const object = (calls: Calls, body: object = {}, key?: string) =>
  calls('POST', '/user/company/members/objection', { nsrsbh, memberId: '2', reason, ...body }, key);
const objections = async (query = '', calls = staff): Promise<BindingObjection[]> =>
  (await calls('GET', `/user/admin/bindingObjections${query}`)).data.content;
const decide = (id: string, body: object, calls = staff) =>
  calls('PUT', `/user/admin/bindingObjections/${id}/decide`, body);
const waiting = async () => {
  const [first] = await objections('?state=WAITING');
  if (!first) throw new Error('No objection waits');
  return first;
};
const noticesOf = async (calls: Calls): Promise<Notice[]> =>
  (await calls('GET', '/user/notice/page?size=50')).data.content;
const titlesOf = async (calls: Calls) => (await noticesOf(calls)).map(({ title }) => title);
const isBound = () =>
  world.db.$count(
    userCompanies,
    and(eq(userCompanies.userId, '2'), eq(userCompanies.companyId, '1')),
  );

/** The representative's phone is in the stranger's hands: a check of the company that passes. */
async function verify() {
  const { legalIdNo, legalPhone } = company as NonNullable<typeof company>;
  const sent = { purpose: 'certify', phone: legalPhone } as const;
  const phoneCaptcha = await createPhoneCode({ db: world.db, now }, sent, 120);
  const claim = { certifyType: 'FR', creditCode: nsrsbh, legalIdNo, legalPhone, phoneCaptcha };
  const { data } = await stranger('POST', '/user/enterprise/verification', claim);
  expect(data.result).toBe('SUCCESS');
}

describe('the owners of a company', () => {
  it('hear that somebody added it, masked, and what to do', async () => {
    await add();
    const [notice, ...more] = await noticesOf(rich);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      title: '有用户添加了您的企业',
      subject: { kind: 'COMPANY', id: '1' },
    });
    for (const part of ['新**（138****0002）', company.name, '使用人', '提出异议'])
      expect(notice?.content).toContain(part);
    expect(await titlesOf(stranger)).toEqual(['企业添加成功']);
  });

  it('hear of a verification that binds it, once, and of an authorisation', async () => {
    await verify();
    await verify();
    expect(await titlesOf(rich)).toEqual(['有用户添加了您的企业']);
    expect((await authorise()).status).toBe(200);
    expect((await titlesOf(rich)).toSorted()).toEqual([
      '有用户添加了您的企业',
      '有用户通过了您企业的授权',
    ]);
  });

  it('hear that somebody authorised it with the numbers of its representative', async () => {
    await add();
    const { legalName, legalIdNo, legalPhone } = company as NonNullable<typeof company>;
    const sent = { purpose: 'certify', phone: legalPhone } as const;
    const place = { provinceCode: '500000', cityCode: '500231', areaCode: '500231' };
    const { data } = await stranger('POST', '/user/auth/certify', {
      ...added,
      ...place,
      ...{ legalName, legalPhone, legalId: legalIdNo, certifyType: 'FR', authority: ['TAX'] },
      phoneCaptcha: await createPhoneCode({ db: world.db, now }, sent, 120),
    });
    expect(data.result).toBe('PASS');
    expect(await titlesOf(rich)).toContain('有用户通过了您企业的授权');
  });

  it('hear nothing of a binding that failed, nor do those who proved nothing', async () => {
    await add();
    await world.db.delete(notices);
    expect((await add()).code).toBe('100409');
    const broker = await callsAs(world, agent);
    await broker('POST', '/user/addRelatedCompany', added);
    expect(await titlesOf(stranger)).toEqual([]);
    expect(await titlesOf(rich)).toEqual(['有用户添加了您的企业']);
    await broker('GET', '/user/unBund?ids=1');
  });

  it('see who uses it, masked, themselves first', async () => {
    await add();
    expect(await membersOf(rich)).toEqual([
      expect.objectContaining({ id: '1', self: true, authorized: true, objected: false }),
      {
        id: '2',
        name: '新**',
        phone: '138****0002',
        self: false,
        authorized: false,
        boundTs: now().toISOString(),
        objected: false,
      },
    ]);
    const refused = await stranger('GET', `/user/company/members?nsrsbh=${nsrsbh}`);
    expect([refused.status, refused.code]).toEqual([404, '100404']);
  });
});

describe('an objection', () => {
  test('waits once for each binding, and is seen at it', async () => {
    await add();
    const first = await object(rich, {}, 'object-key-1');
    expect(first.data).toMatchObject({ id: '2', objected: true });
    expect(await object(rich, {}, 'object-key-1')).toEqual(first);
    expect((await object(rich)).code).toBe('100409');
    expect((await membersOf(rich)).map(({ objected }) => objected)).toEqual([false, true]);
  });

  test('twenty times in parallel is one', async () => {
    await add();
    const responses = await Promise.all(Array.from({ length: 20 }, () => object(rich)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await objections()).toHaveLength(1);
  });

  test('is for those who may act for the company, to somebody else who uses it', async () => {
    expect((await object(rich)).code).toBe('100404');
    await add();
    expect((await object(stranger, { memberId: '1' })).code).toBe('100404');
    expect((await object(rich, { memberId: '1' })).code).toBe('100400');
    expect((await object(rich, { reason: '　　　　　　' })).code).toBe('100400');
    expect(await objections()).toEqual([]);
  });
});

describe('staff', () => {
  beforeEach(async () => {
    await add();
    await object(rich);
  });

  it('see those that wait first, of their region alone', async () => {
    const { id } = await waiting();
    await decide(id, { outcome: 'KEPT', remark: '已核实授权书' });
    later();
    await object(rich, { reason: '授权书已经过期了' });
    expect((await objections()).map(({ state }) => state)).toEqual(['WAITING', 'KEPT']);
    expect(await objections('?state=KEPT')).toMatchObject([
      { id, decidedBy: '平台运营', remark: '已核实授权书', decidedTs: expect.any(String) },
    ]);
    expect(await objections('?keyword=没有这家')).toEqual([]);
    const [model] = await world.db.select().from(users).where(eq(users.id, '6'));
    if (!model) throw new Error('The sample has no operator');
    const elsewhere = { scfProvince: '340000', scfCity: '340100', phone: '13700000999' };
    const values = { ...model, ...elsewhere, id: 'operator-elsewhere' };
    await world.db.insert(users).values(values).onConflictDoNothing();
    const foreign = callsWith(world, await tokenFor(world, 'operator-elsewhere'));
    expect(await objections('', foreign)).toEqual([]);
    const there = await decide((await waiting()).id, { outcome: 'ENDED' }, foreign);
    expect(there).toEqual(await decide('missing', { outcome: 'ENDED' }, foreign));
    expect(there.status).toBe(404);
  });

  it('end a binding: it is gone, with the current company, and both sides hear of it', async () => {
    const { id } = await waiting();
    const { data } = await decide(id, { outcome: 'ENDED', remark: '未获企业授权' });
    expect(data).toMatchObject({ state: 'ENDED', memberBoundTs: null, remark: '未获企业授权' });
    expect(await isBound()).toBe(0);
    expect((await stranger('GET', '/user/info')).data.companyName).toBeNull();
    for (const [calls, title] of [
      [stranger, '企业关联已解除'],
      [rich, '异议已受理，关联已解除'],
    ] as const) {
      const notice = (await noticesOf(calls)).find((one) => one.title === title);
      expect(notice?.content).toContain('处理说明：未获企业授权');
    }
  });

  it('keep a binding with an explanation', async () => {
    const { id } = await waiting();
    expect((await decide(id, { outcome: 'KEPT' })).code).toBe('100400');
    expect((await decide(id, { outcome: 'KEPT', remark: '已核实' })).status).toBe(200);
    expect(await isBound()).toBe(1);
    expect(await titlesOf(stranger)).toContain('企业关联维持不变');
  });

  it('decide once, also two at a time', async () => {
    const { id } = await waiting();
    const chief = await callsAs(world, admin);
    const both = await Promise.all([
      decide(id, { outcome: 'ENDED' }),
      decide(id, { outcome: 'KEPT', remark: '已核实' }, chief),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await isBound()).toBe(both[0]?.status === 200 ? 0 : 1);
  });

  it('end what the user unbound meanwhile, but cannot keep it', async () => {
    const { id } = await waiting();
    await stranger('GET', '/user/unBund?ids=1');
    expect((await decide(id, { outcome: 'KEPT', remark: '已核实' })).code).toBe('100409');
    expect((await decide(id, { outcome: 'ENDED' })).status).toBe(200);
  });

  it('end it while the user unbinds it', async () => {
    const { id } = await waiting();
    const [decision] = await Promise.all([
      decide(id, { outcome: 'ENDED' }),
      stranger('GET', '/user/unBund?ids=1'),
    ]);
    expect(decision?.status).toBe(200);
    expect(await isBound()).toBe(0);
  });

  it('end it although an order is in progress, which stays with who made it', async () => {
    const mine = and(eq(orders.companyId, '1'), eq(orders.userId, '1'));
    const [order] = await world.db.select().from(orders).where(mine).limit(1);
    if (!order) throw new Error('The sample has no order of the company');
    await world.db.update(orders).set({ userId: '2' }).where(eq(orders.id, order.id));
    const { id } = await waiting();
    expect((await decide(id, { outcome: 'ENDED' })).status).toBe(200);
    const [kept] = await world.db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept?.userId).toBe('2');
    await world.db.update(orders).set({ userId: '1' }).where(eq(orders.id, order.id));
  });
});

describe('a user whose binding staff ended', () => {
  const endIt = async () => {
    await object(rich);
    await decide((await waiting()).id, { outcome: 'ENDED' });
    later();
  };

  it('does not get it back by the old verification, but by a new one', async () => {
    await verify();
    expect((await authorise()).status).toBe(200);
    await endIt();
    const refused = await authorise();
    expect([refused.status, refused.code]).toEqual([409, '100409']);
    await verify();
    expect((await authorise()).status).toBe(200);
  });

  it('does not get it back by another company of the same representative', async () => {
    await verify();
    const [one] = await world.db
      .select()
      .from(certifications)
      .where(eq(certifications.userId, '2'));
    if (!one) throw new Error('The verification left no record');
    // 明月包装 has the representative of the first company.
    const other = { nsrsbh: '', qymc: '垫江县明月包装有限公司' };
    const info = await stranger('GET', `/user/getCompanyInfo/?qymc=${encodeURI(other.qymc)}`);
    const code: string = info.data.nsrsbh;
    await world.db.insert(certifications).values({ ...one, id: 'c-other', creditCode: code });
    await endIt();
    expect((await authorise()).code).toBe('100409');
    // The other company was proved by itself.
    const related = { qymc: other.qymc, nsrsbh: code, authority: ['TAX'] };
    const kept = await stranger('POST', '/user/addAuthRelatedCompany', related);
    expect(kept.status).toBe(200);
  });
});

test('the own company of a TAX account is not taken from it', async () => {
  const where = eq(companies.creditCode, taxAccountNumber);
  const [own] = await world.db.select().from(companies).where(where);
  if (!own) throw new Error('The sample has no company of the TAX account');
  const made = { companyId: own.id, memberId: '3', userId: '1', reason, createdAt: now() };
  await world.db.insert(bindingObjections).values({ id: 'o-tax', ...made });
  expect((await decide('o-tax', { outcome: 'ENDED' })).code).toBe('100409');
  expect(await objections('?state=WAITING')).toMatchObject([{ id: 'o-tax' }]);
});
