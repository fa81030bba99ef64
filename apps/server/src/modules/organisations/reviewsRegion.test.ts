import { eq } from 'drizzle-orm';
import type { Notice, ServiceReviewPage } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, otherServiceStaff, serviceStaff } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { rolePermissions } from '../../schema/rolePermissions.js';
import { users } from '../../schema/users.js';
import { sampleProduct } from './calls.js';
import { serviceReviews } from '../../schema/serviceReviews.js';
import { serviceOrganisations } from '../../schema/organisations.js';

let testApp: TestApp;
let here: Calls;
let there: Calls;
const elsewhere = { scfProvince: '340000', scfCity: '340100' };

beforeAll(async () => {
  testApp = await openTestApp();
  const { db } = testApp;
  const [model] = await db.select().from(users).where(eq(users.id, '6'));
  if (!model) throw new Error('The sample has no operator');
  const far = { ...model, id: 'far', phone: '13700000001', ...elsewhere, scfDistrict: '0' };
  await db.insert(users).values(far);
  // The second organisation is in another region.
  await db
    .update(serviceOrganisations)
    .set({ ...elsewhere, scfDistrict: '340104' })
    .where(eq(serviceOrganisations.id, '802'));
  here = await callsAs(testApp, operator);
  there = callsWith(testApp, await tokenFor(testApp, 'far'));
});
afterAll(() => testApp.close());

const submit = async (login: string, name: string) => {
  const staff = await callsAs(testApp, login);
  const response = await staff('POST', '/firms/front/org/product/save', { ...sampleProduct, name });
  expect(response.status).toBe(200);
};
const listed = async (calls: Calls): Promise<ServiceReviewPage> =>
  (await calls('GET', '/firms/admin/review/page?size=100')).data;
const toldOf = async (calls: Calls, name: string) => {
  const { content } = (await calls('GET', '/user/notice/page?size=100')).data;
  return content.some((notice: Notice) => notice.content.includes(name));
};

test('what an organisation submits is told to those of its region, who alone see and decide it', async () => {
  await submit(serviceStaff, '专利导航');
  await submit(otherServiceStaff, '远程审计');
  const seen = [];
  for (const calls of [here, there])
    seen.push(await toldOf(calls, '专利导航'), await toldOf(calls, '远程审计'));
  expect(seen).toEqual([true, false, false, true]);

  const all = await testApp.db.$count(serviceReviews);
  const ofOther = await testApp.db.$count(serviceReviews, eq(serviceReviews.orgId, '802'));
  const expected = [
    [here, all - ofOther],
    [there, ofOther],
  ] as const;
  for (const [calls, total] of expected) {
    const { content, page } = await listed(calls);
    expect(page.total).toBe(total);
    expect(content).toHaveLength(total);
    expect((await calls('GET', '/firms/admin/review/statusCount')).data.total).toBe(total);
  }

  const foreign = (await listed(there)).content.find(({ name }) => name === '远程审计');
  const path = `/firms/admin/review/${foreign?.id}`;
  const decision = { decision: 'PASS', version: 1 };
  for (const [method, suffix, body] of [
    ['GET', '', undefined],
    ['PUT', '/decide', decision],
  ] as const) {
    const missing = await here(method, `/firms/admin/review/3999999${suffix}`, body);
    expect(await here(method, path + suffix, body)).toEqual(missing);
    expect(missing.status).toBe(404);
  }
  expect((await there('PUT', `${path}/decide`, decision)).status).toBe(200);
});

test('a role that may not review is told of nothing', async () => {
  const role = 'OPERATOR';
  await testApp.db.insert(rolePermissions).values({ role, given: [], taken: ['ADMIN_SERVICES'] });
  await submit(serviceStaff, '商标注册');
  await testApp.db.delete(rolePermissions).where(eq(rolePermissions.role, role));
  expect(await toldOf(here, '商标注册')).toBe(false);
  await submit(serviceStaff, '商标续展');
  expect(await toldOf(here, '商标续展')).toBe(true);
});
