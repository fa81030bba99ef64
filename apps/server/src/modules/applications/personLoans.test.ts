import { idCardCheckChar } from '@huiqi/sdk/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, agent, bankOfficer, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { personApplication, personProduct } from './samplePerson.js';

const validAt = (product = personProduct) => `/order/user/person/valid/${product}`;
const applyAt = (product = personProduct) => `/order/user/person/apply/${product}`;

/** A valid identity number for somebody born this many years and days before the test's clock. */
function idCardOf(now: Date, years: number, days = 0): string {
  const local = new Date(now.getTime() + 8 * 3_600_000 - days * 86_400_000);
  const day = `${local.getUTCFullYear() - years}${local.toISOString().slice(5, 10)}`;
  const first17 = `500231${day.replaceAll('-', '')}001`;
  return `${first17}${idCardCheckChar(first17) ?? ''}`;
}

let testApp: TestApp;
let person: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  person = await callsAs(testApp, newcomer);
});
afterAll(() => testApp.close());

describe('the check of a person', () => {
  const wrongIn = async (part: object) => {
    const body = { ...personApplication, ...part };
    const { data } = await person('POST', validAt(), body);
    return data.fieldErrors.map(({ field }: { field: string }) => field) as string[];
  };

  it('passes an application that can be submitted', async () => {
    const { data } = await person('POST', validAt(), personApplication);
    expect(data).toEqual({ valid: true, fieldErrors: [] });
  });

  it.each([
    ['a wrong check digit', { idcard: '500231199001010012' }, 'idcard'],
    ['an amount above the product', { loanAmount: '30.01' }, 'loanAmount'],
    ['an amount below the product', { loanAmount: '0.5' }, 'loanAmount'],
    ['a term the product does not have', { loanterm: 6 }, 'loanterm'],
    ['a repayment type of other products', { repaymentType: 'AVERAGE_CAPITAL' }, 'repaymentType'],
    ['an unknown home', { houseAreaId: '999999' }, 'houseAreaId'],
    ['a province for a home', { houseAreaId: '500000' }, 'houseAreaId'],
    ['an area without the product', { areaId: '500233' }, 'areaId'],
    [
      'an item nobody asked for',
      { formItems: [{ checkName: 'employer', value: '垫江中学' }] },
      'employer',
    ],
  ])('names %s', async (_name, part, field) => {
    expect(await wrongIn(part)).toContain(field);
  });

  it.each([
    [17, 364, true],
    [18, 0, false],
    [65, 364, false],
    [66, 0, true],
  ])('of somebody aged %i years and %i days', async (years, days, refused) => {
    const idcard = idCardOf(seedNow, years, days);
    expect((await wrongIn({ idcard })).includes('idcard')).toBe(refused);
  });

  it('asks for items of the form that are missing', async () => {
    expect((await wrongIn({ formItems: [] })).toSorted()).toEqual(['monthlyIncome', 'occupation']);
  });

  it('is for products of persons alone', async () => {
    const refused = await person('POST', validAt('100001'), personApplication);
    expect([refused.status, refused.code]).toEqual([404, '100404']);
  });

  it('stores nothing', async () => {
    const before = await testApp.db.$count(orders);
    await person('POST', validAt(), personApplication);
    expect(await testApp.db.$count(orders)).toBe(before);
  });
});

describe("a person's application", () => {
  it('becomes one order, however often it is sent', async () => {
    const known = await person('GET', '/order/user/person/applicant');
    expect(known.data).toMatchObject({ applyName: null, houseDetailAddress: null });
    const made = await person('POST', applyAt(), personApplication, 'person-key-1');
    expect(made.data).toMatchObject({ applyStatus: 'SUCCESS', orderStatus: 'ACCEPT_SUCCESS' });
    expect(await person('POST', applyAt(), personApplication, 'person-key-1')).toEqual(made);

    const again = await person('POST', applyAt(), personApplication, 'person-key-2');
    // An order id would mean success (spec 1 §4).
    expect(again.data).toMatchObject({
      applyStatus: 'FAIL',
      orderId: null,
      failReason: 'ALREADY_APPLIED',
      msg: '您已有未办结的申请，请勿重复申请',
    });
    const state = await person('GET', `/order/user/product/${personProduct}/haveApplied`);
    expect(state.data).toMatchObject({ haveApplied: true, orderId: made.data.orderId });

    const { data: order } = await person('GET', `/order/user/${made.data.orderId}`);
    expect(order).toMatchObject({
      applicantKind: 'PERSON',
      companyName: '周小明',
      companyId: null,
      creditCode: null,
      legalName: null,
      contactPhone: '138****0002',
      loanAmount: '20',
      loanterm: 24,
    });
    expect(order.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          checkName: 'houseAreaId',
          value: expect.stringContaining('垫江县'),
        }),
        expect.objectContaining({ checkName: 'occupation', value: '务农' }),
      ]),
    );
    expect(JSON.stringify(order)).not.toContain(personApplication.idcard);
    expect((await person('GET', '/order/user/person/applicant')).data).toEqual({
      applyName: '周小明',
      houseAreaId: '500231',
      houseDetailAddress: '桂溪街道明月大道1号',
    });
    const foreign = await (
      await callsAs(testApp, owner)
    )('GET', `/order/user/${made.data.orderId}`);
    expect([foreign.status, foreign.code]).toEqual([404, '100404']);
  });

  it('of fifty sent at once makes one order', async () => {
    const product = '100803';
    const body = {
      ...personApplication,
      loanterm: 12,
      repaymentType: 'AVERAGE_CAPITAL',
      areaId: '500231',
    };
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_unused, turn) =>
        person('POST', applyAt(product), body, `person-race-${turn}`),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const made = responses.filter(({ data }) => data.orderId !== null);
    expect(made).toHaveLength(1);
    const [user] = await testApp.db.select().from(users).where(eq(users.phone, newcomer));
    const mine = and(eq(orders.userId, user?.id ?? ''), eq(orders.productId, product));
    expect(await testApp.db.$count(orders, mine)).toBe(1);
  });

  it('goes to the staff of the district that it names, not to those of the page', async () => {
    const product = '100803';
    const applicant = await callsAs(testApp, owner);
    const terms = { loanterm: 12, repaymentType: 'AVERAGE_CAPITAL', areaId: '500233' };
    const body = { ...personApplication, ...terms };
    const { data } = await applicant('POST', applyAt(product), body, 'person-office-1');
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, data.orderId));
    const district = { scfCity: '500233', scfDistrict: '500233' };
    expect(row).toMatchObject({ scfProvince: '500000', ...district });
  });

  it('keeps the number of who is liable out of what is saved', async () => {
    const product = '100801';
    const save = { applyName: '周小明', idcard: personApplication.idcard, save: true };
    const saved = await person('POST', applyAt(product), save, 'person-save-1');
    expect(saved.data).toMatchObject({ applyStatus: 'SUCCESS', orderStatus: 'ISSAVE' });
    const { orderId } = saved.data;
    const { data: order } = await person('GET', `/order/user/${orderId}`);
    expect(order).toMatchObject({
      orderStatus: 'SAVE_NOT_SUBMIT',
      companyName: '周小明',
      loanAmount: null,
    });
    expect(order.application).toEqual({
      values: { applyName: '周小明' },
      masked: { idcard: '500231********0011' },
    });
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
    expect(JSON.stringify(row)).not.toContain(personApplication.idcard);

    const body = {
      ...personApplication,
      repaymentType: 'AVERAGE_CAPITAL_PLUS_INTEREST',
      orderId,
    };
    const submitted = await person('POST', applyAt(product), body, 'person-save-2');
    expect(submitted.data).toMatchObject({ orderId, orderStatus: 'ACCEPT_SUCCESS' });
    const trail = await testApp.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId));
    expect(trail.map(({ event }) => event).toSorted()).toEqual(['SAVE', 'SUBMIT']);

    const desk = await callsAs(testApp, bankOfficer);
    const decision = { orderStatus: 'APPROVAL_SUCCESS', reason: '收入稳定' };
    const granted = await desk('PUT', `/order/${orderId}/admin/accept`, decision, 'person-grant');
    expect(granted.data).toMatchObject({
      orderStatus: 'APPROVAL_SUCCESS',
      applicantKind: 'PERSON',
    });
    const list = await (
      await callsAs(testApp, admin)
    )('GET', '/order/admin/page?companyName=周小明');
    expect(list.data.content.map((one: { orderId: string }) => one.orderId)).toContain(orderId);
  });

  it('that is refused as a whole leaves the reason', async () => {
    await testApp.db.update(users).set({ scfProvince: '510000' }).where(eq(users.phone, agent));
    const outside = await callsAs(testApp, agent);
    const refused = await outside('POST', applyAt(), personApplication, 'person-agent-1');
    expect(refused.data).toMatchObject({
      orderId: null,
      applyStatus: 'FAIL',
      failReason: 'OUT_OF_AGENT_PROVINCE',
      msg: '不在您的服务地区，无法申请！',
    });
  });

  it('names another’s saved order like a missing one', async () => {
    const [other] = await testApp.db.select().from(orders).where(eq(orders.userId, '1')).limit(1);
    const about = async (orderId: string, key: string) => {
      const body = { ...personApplication, orderId };
      const { status, code, data } = await person('POST', applyAt(), body, key);
      return { status, code, data };
    };
    const foreign = await about(other?.id ?? '', 'person-foreign-1');
    expect(foreign).toEqual(await about('19999999', 'person-foreign-2'));
    expect(foreign).toMatchObject({ status: 404, code: '100404' });
  });
});
