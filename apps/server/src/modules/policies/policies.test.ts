import type { Policy, PolicyDetail, PolicyStatistic } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, requestId, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { policies, policyTemplates, policyViews } from '../../schema/policies.js';

const dayMs = 86_400_000;
const dayFrom = (days: number) => formatDate(new Date(seedNow.getTime() + days * dayMs));

let testApp: TestApp;
let visitor: Calls;
let ask: Calls;
let askNewcomer: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  visitor = callsWith(testApp, null);
  ask = await callsAs(testApp, owner);
  askNewcomer = await callsAs(testApp, newcomer);
});
afterAll(() => testApp.close());

interface Listed {
  readonly content: Policy[];
  readonly page: { readonly total: number; readonly size: number };
}

const read = async <Data>(path: string, query: object = {}, as = visitor): Promise<Data> => {
  const response = await as('GET', `${path}?${new URLSearchParams({ ...query }).toString()}`);
  expect(response.status, JSON.stringify(response)).toBe(200);
  return response.data as Data;
};
const search = (query: object, as = visitor) =>
  read<Listed>('/ticket/policy/search', { size: '100', ...query }, as);
const stored = () => testApp.db.select().from(policies);

describe('lists and statistics', () => {
  test('count what the list of policies shows', async () => {
    for (const filter of [{}, { keyword: '补贴' }, { declareType: 'LONG_TERM' }]) {
      const counts = await read<PolicyStatistic>('/ticket/policy/statistic', filter);
      const list = await read<Listed>('/ticket/policy/page', { ...filter, size: '100' });
      expect(counts.total).toBe(list.page.total);
      const sum = (rows: readonly { count: number }[]) =>
        rows.reduce((total, { count }) => total + count, 0);
      expect(sum(counts.publishOrgTypes)).toBe(counts.total);
      expect(sum(counts.gradeTypes)).toBe(counts.total);
      for (const { publishOrgId, count } of counts.publishOrgTypes) {
        const own = await read<Listed>('/ticket/policy/page', { ...filter, publishOrgId });
        expect(own.page.total).toBe(count);
      }
    }
  });

  test('the newest come first, four on the front page', async () => {
    const front = await read<Listed>('/ticket/policy/policyFrontPage');
    const newest = await read<Policy[]>('/ticket/policy/newest/policy');
    expect(front.content).toHaveLength(4);
    expect(newest.slice(0, 4)).toEqual(front.content);
    const days = newest.map(({ publishDate }) => publishDate);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test.each([
    ['policyAging', 'ASC', 'daysLeft'],
    ['policyAging', 'DESC', 'daysLeft'],
    ['views', 'ASC', 'views'],
    ['views', 'DESC', 'views'],
  ] as const)('the search is ordered by %s %s', async (order, way, figure) => {
    const { content } = await search({ [order]: way });
    const figures = content.flatMap((policy) => policy[figure] ?? []);
    const sorted = figures.toSorted((one, other) => one - other);
    expect(new Set(figures).size).toBeGreaterThan(2);
    expect(figures).toEqual(way === 'ASC' ? sorted : sorted.toReversed());
  });

  test('policies to declare can be declared', async () => {
    const list = await read<Policy[]>('/ticket/policy/apply/policy');
    expect(list.length).toBeGreaterThan(5);
    expect(list.every(({ declarable }) => declarable)).toBe(true);
  });

  test('declarations do not show who declared', async () => {
    const { content, page } = await read<{
      content: { companyName: string }[];
      page: { total: number };
    }>('/ticket/policy/orderFrontPage');
    expect(page.total).toBeGreaterThan(0);
    expect(content.every(({ companyName }) => /^..\*\*/.test(companyName))).toBe(true);
  });

  test('the menu has a label for every value in use', async () => {
    const menu = await read<Record<string, { code: string; name: string }[]>>(
      '/ticket/policy/search/menu',
    );
    const { content } = await search({});
    const codes = (name: string) => menu[name]?.map(({ code }) => code) ?? [];
    for (const policy of content) {
      expect(codes('categories')).toContain(policy.category);
      expect(codes('grades')).toContain(policy.grade);
      expect(codes('publishOrgs')).toContain(policy.publishOrgId);
    }
  });
});

describe('favourites', () => {
  const set = (policyId: string, favourite: boolean, as: Calls) =>
    as('POST', '/ticket/policy/collect', { policyId, favourite });
  const favourites = (query: object = {}, as = ask) =>
    read<Listed>('/ticket/policy/favorites/page', { size: '100', ...query }, as);

  test('are set however often one asks, and are those of one user', async () => {
    const id = '5008';
    for (const wanted of [true, true, false, false, true]) {
      expect((await set(id, wanted, askNewcomer)).status).toBe(200);
      const mine = await favourites({}, askNewcomer);
      expect(mine.content.filter((policy) => policy.id === id)).toHaveLength(wanted ? 1 : 0);
      const { content } = await search({}, askNewcomer);
      expect(content.find((policy) => policy.id === id)?.favourite).toBe(wanted);
    }
    expect((await search({})).content.some(({ favourite }) => favourite)).toBe(false);
    expect((await set('999999', true, askNewcomer)).code).toBe('100404');
  });

  test('are five a page', async () => {
    const list = await read<Listed>('/ticket/policy/favorites/page', {}, ask);
    expect(list.content).toHaveLength(5);
    expect(list.page.total).toBeGreaterThan(5);
  });

  test.each([7, 30])('that end within %i days, the next to end first', async (days) => {
    const endTime = dayFrom(days);
    const ending = (await favourites({ endTime })).content.map(({ id }) => id);
    const expected = (await favourites()).content
      .filter(({ declareEndDate: end }) => end && end >= dayFrom(0) && end <= endTime)
      .toSorted((one, other) =>
        (one.declareEndDate ?? '') < (other.declareEndDate ?? '') ? -1 : 1,
      );
    expect(expected.length).toBeGreaterThan(0);
    expect(ending.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });
});

describe('recommendations', () => {
  test('are of policies that are not over, each with reasons, ten a page', async () => {
    const response = await ask('POST', '/ticket/front/policy/push/recommend/page');
    const { content, page } = response.data as Listed;
    expect(content).toHaveLength(10);
    expect(page.total).toBeGreaterThan(10);
    for (const { reasons, declareStatus } of content) {
      expect(reasons?.length).toBeGreaterThan(0);
      expect(declareStatus).not.toBe('ENDED');
    }
  });

  test('are none for somebody without a company', async () => {
    const operator = await callsAs(testApp, '13800000006');
    const { data } = await operator('POST', '/ticket/front/policy/push/recommend/page');
    expect(data).toEqual({ content: [], page: { index: 1, size: 10, total: 0 } });
    expect(await read('/ticket/front/policy/push/page', {}, operator)).toEqual(data);
  });

  test('were pushed to the company, newest first', async () => {
    const { content } = await read<Listed>('/ticket/front/policy/push/page', {}, ask);
    const times = content.map(({ pushedTs }) => pushedTs ?? '');
    expect(times.length).toBe(10);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(content.every(({ reasons }) => reasons?.length === 1)).toBe(true);
    const mine = eq(userCompanies.userId, '1');
    const bound = await testApp.db.select().from(userCompanies).where(mine);
    await testApp.db.update(userCompanies).set({ authorized: false }).where(mine);
    const unproved = await read<Listed>('/ticket/front/policy/push/page', {}, ask);
    for (const { companyId, authorized } of bound)
      await testApp.db
        .update(userCompanies)
        .set({ authorized })
        .where(and(mine, eq(userCompanies.companyId, companyId)));
    expect(unproved.page.total).toBe(0);
  });

  test('stand on the home page beside favourites', async () => {
    const home = await read<{ listCollect: Policy[]; listRecommend: Policy[] }>(
      '/ticket/policy/home',
      {},
      ask,
    );
    expect(home.listCollect).toHaveLength(4);
    expect(home.listCollect.every(({ favourite }) => favourite)).toBe(true);
    expect(home.listRecommend).toHaveLength(4);
  });
});

test('templates are Word documents that everybody can download', async () => {
  const detail = await read<PolicyDetail>('/ticket/policy/detail/5001');
  const material = detail.declarationFiles.find(({ templateUrl }) => templateUrl !== null);
  const response = await testApp.app.inject(material?.templateUrl ?? '');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('attachment');
  expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const [{ content } = { content: Buffer.alloc(0) }] = await testApp.db
    .select()
    .from(policyTemplates)
    .where(eq(policyTemplates.fileName, material?.templateName ?? ''));
  expect(response.rawPayload.equals(content)).toBe(true);
});

test('one network of IPv6 views a policy once', async () => {
  const [policy] = await stored();
  const ofPolicy = eq(policyViews.policyId, policy?.id ?? '');
  const viewsOf = async () =>
    (await testApp.db.select().from(policyViews).where(ofPolicy))[0]?.views ?? 0;
  const before = await viewsOf();
  for (const remoteAddress of ['2001:db8::1', '2001:db8::2']) {
    const url = `/api/huiqi/ticket/policy/detail/${policy?.id}/view`;
    const headers = { 'x-request-id': requestId };
    await testApp.app.inject({ method: 'POST', url, headers, remoteAddress });
  }
  expect(await viewsOf()).toBe(before + 1);
});

test('the home page counts the policies that hold', async () => {
  const { policyNumber } = await read<{ policyNumber: number }>(
    '/order/statistics/home/statistics',
  );
  const held = (await stored()).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(policyNumber).toBe(held.length);
});
