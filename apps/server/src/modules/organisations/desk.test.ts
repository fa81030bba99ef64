import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  admin,
  bankOfficer,
  operator,
  otherServiceStaff,
  owner,
  serviceStaff,
} from '../../callKit/accounts.js';
import { callsAs, callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { serviceProducts } from '../../schema/services.js';
import { users } from '../../schema/users.js';

let testApp: TestApp;
let staff: Calls;
let other: Calls;

beforeAll(async () => {
  testApp = await openTestApp();
  staff = await callsAs(testApp, serviceStaff);
  other = await callsAs(testApp, otherServiceStaff);
});
afterAll(() => testApp.close());

const org = '/firms/front/org';
const idsOf = (data: { content: { id: string }[] }) => data.content.map(({ id }) => id);
const productsOf = (orgId: string) =>
  testApp.db.select().from(serviceProducts).where(eq(serviceProducts.orgId, orgId));

describe('who works for an organisation', () => {
  test('is told which one, and what its key opens', async () => {
    const { data } = await staff('GET', '/user/info');
    expect(data).toMatchObject({ roleType: 'SERVICE_STAFF', orgId: '801', link: '/serviceOrg' });
    expect(data.orgName).toBe((await staff('GET', `${org}/detail/801`)).data.name);
    expect(data.permissions).toEqual({ GRZX01: true, ORG_DESK: true });
  });

  test('is nobody else', async () => {
    for (const login of [owner, operator, admin, bankOfficer]) {
      const calls = await callsAs(testApp, login);
      expect((await calls('GET', '/user/info')).data).toMatchObject({ orgId: null, orgName: null });
      for (const path of ['page', 'product/page', 'org/select', 'product/select', 'detail/801'])
        expect((await calls('GET', `${org}/${path}`)).code, `${login} ${path}`).toBe('100403');
    }
  });

  test('sees nothing while no organisation is named', async () => {
    await testApp.db.update(users).set({ orgId: null }).where(eq(users.id, '12'));
    expect((await other('GET', `${org}/page`)).data.page.total).toBe(0);
    expect((await other('GET', `${org}/product/page`)).data.page.total).toBe(0);
    expect((await other('GET', `${org}/org/select`)).data).toEqual([]);
    expect((await other('GET', `${org}/detail/802`)).status).toBe(404);
    await testApp.db.update(users).set({ orgId: '802' }).where(eq(users.id, '12'));
  });
});

describe('the figures of an organisation', () => {
  test('are those of its public page, in the list and in the detail', async () => {
    for (const [calls, orgId] of [
      [staff, '801'],
      [other, '802'],
    ] as const) {
      const { data: shown } = await calls('GET', `${org}/introduction/${orgId}`);
      const figures = {
        productNumber: shown.productNumber,
        orderNumber: shown.orderNumber,
        averageScore: shown.averageScore,
        evaluationNumber: shown.evaluationNumber,
      };
      expect(Number(figures.productNumber)).toBeGreaterThan(0);
      const { data: list } = await calls('GET', `${org}/page`);
      expect(list.content).toMatchObject([figures]);
      expect((await calls('GET', `${org}/detail/${orgId}`)).data).toMatchObject(figures);
    }
  });
});

describe('the lists', () => {
  test('hold the organisation of the staff and all of its products, whatever is requested', async () => {
    for (const [calls, orgId, foreign] of [
      [staff, '801', '802'],
      [other, '802', '801'],
    ] as const) {
      expect(idsOf((await calls('GET', `${org}/page`)).data)).toEqual([orgId]);
      const { data } = await calls('GET', `${org}/product/page?size=100`);
      const all = (await productsOf(orgId)).map(({ id }) => id);
      expect(idsOf(data).toSorted()).toEqual(all.toSorted());
      expect(new Set(data.content.map((row: { orgId: string }) => row.orgId))).toEqual(
        new Set([orgId]),
      );
      const elsewhere = await calls('GET', `${org}/product/page?orgId=${foreign}`);
      expect(elsewhere.data.page.total).toBe(0);
      expect((await calls('GET', `${org}/product/select?orgId=${foreign}`)).data).toEqual([]);
      const options = await calls('GET', `${org}/product/select`);
      expect(options.data.map(({ id }: { id: string }) => id).toSorted()).toEqual(all.toSorted());
      expect((await calls('GET', `${org}/org/select`)).data).toMatchObject([{ id: orgId }]);
    }
  });

  test('are narrowed by every filter, as the rows say', async () => {
    const all = await productsOf('801');
    const kept = async (query: string, keep: (row: (typeof all)[number]) => boolean) => {
      const { data } = await staff('GET', `${org}/product/page?size=100&${query}`);
      const expected = all.filter(keep).map(({ id }) => id);
      expect(idsOf(data).toSorted(), query).toEqual(expected.toSorted());
      return expected.length;
    };
    const [model] = all;
    if (!model) throw new Error('801 has no product');
    const { typeBig, typeSmall } = model;
    const found = [
      await kept('auditStatus=PENDING', (row) => row.auditStatus === 'PENDING'),
      await kept('auditStatus=PASSED', (row) => row.auditStatus === 'PASSED'),
      await kept('productStatus=OFF_SHELF', (row) => row.productStatus === 'OFF_SHELF'),
      await kept(`serviceTypeBig=${typeBig}`, (row) => row.typeBig === typeBig),
      await kept(`serviceTypeSmall=${typeSmall}`, (row) => row.typeSmall === typeSmall),
      await kept(`productName=${encodeURIComponent('专利')}`, (row) => row.name.includes('专利')),
    ];
    expect(Math.min(...found)).toBeGreaterThan(0);
    await kept(`productName=${encodeURIComponent('%')}`, () => false);
    expect((await staff('GET', `${org}/page?auditStatus=NOT_PASSED`)).data.page.total).toBe(0);
  });
});

test('things of another organisation are like missing ones', async () => {
  const [foreign] = await productsOf('802');
  for (const [there, missing] of [
    [`${org}/detail/802`, `${org}/detail/899999`],
    [`${org}/product/detail/${foreign?.id}`, `${org}/product/detail/899999`],
  ] as const) {
    const response = await staff('GET', there);
    expect(response).toEqual(await staff('GET', missing));
    expect([response.status, response.code]).toEqual([404, '100404']);
  }
  expect((await other('GET', `${org}/product/detail/${foreign?.id}`)).status).toBe(200);
  expect((await callsWith(testApp, null)('GET', `${org}/page`)).status).toBe(401);
});
