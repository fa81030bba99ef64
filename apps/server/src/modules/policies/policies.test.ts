import type { Policy, PolicyDetail, PolicyStatistic } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newcomer, owner } from '../../testing/accounts.js';
import { callsAs, callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../testing/places.js';
import { policies, policyTemplates } from './table.js';

const dayMs = 86_400_000;
const dayFrom = (days: number) => formatDate(new Date(seedNow.getTime() + days * dayMs));

let now = seedNow;
let world: TestApp;
let visitor: Calls;
let ask: Calls;
let askNewcomer: Calls;
beforeAll(async () => {
  world = await openTestApp(() => now);
  visitor = callsWith(world, null);
  ask = await callsAs(world, owner);
  askNewcomer = await callsAs(world, newcomer);
});
afterAll(() => world.close());

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
const stored = () => world.db.select().from(policies);

describe('the keyword', () => {
  it.each([
    ['税', 1],
    ['茶', 0],
    ['补', 1],
    ['贴息', 1],
    ['柑橘', 1],
    ['医保', 0],
    ['技术改造', 1],
    ['专精特新', 1],
    ['数字经济', 0],
    ['标准厂房租金', 1],
    ['“小巨人”', 1],
    ['企业 贴息', 1],
    ['渝经信发', 1],
    ['10%', 1],
    ['企业贴息贷款补', 0],
  ])('%s finds every policy whose title, number or text has it', async (keyword, least) => {
    const words = keyword.split(' ');
    const expected = (await stored())
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .filter(({ title, publishNumber, plainText }) =>
        words.every((word) => [title, publishNumber, plainText].join('\n').includes(word)),
      )
      .map(({ id }) => id);
    expect(expected.length).toBeGreaterThanOrEqual(least);
    if (least === 0) expect(expected).toEqual([]);
    const found = await search({ keyword });
    expect(found.content.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(found.page.total).toBe(expected.length);
  });

  test('is marked in the title and in the text around it', async () => {
    const { content } = await search({ keyword: '技术改造' });
    const hit = content.find(({ title }) => title === '中小企业技术改造设备投资补助');
    expect(hit?.matched?.title).toEqual([
      { text: '中小企业', mark: false },
      { text: '技术改造', mark: true },
      { text: '设备投资补助', mark: false },
    ]);
    expect(hit?.matched?.excerpt.some(({ text, mark }) => mark && text === '技术改造')).toBe(true);
  });

  test('marks nothing where there is none', async () => {
    const { content } = await search({ keyword: '  ' });
    expect(content.length).toBeGreaterThan(60);
    expect(content.some((policy) => 'matched' in policy)).toBe(false);
  });
});

describe('filters', () => {
  it.each<[object, (policy: Policy) => boolean]>([
    [{ category: 'TAX' }, ({ category }) => category === 'TAX'],
    [{ grade: 'COUNTY' }, ({ grade }) => grade === 'COUNTY'],
    [
      { enterpriseSize: 'LARGE' },
      ({ enterpriseSizes: sizes }) => sizes.length === 0 || sizes.includes('LARGE'),
    ],
    [{ declare: 'true' }, ({ declarable }) => declarable],
    [{ declare: '' }, () => true],
    [{ declareStatus: 'ENDED' }, ({ declareStatus }) => declareStatus === 'ENDED'],
    [{ declareStatus: 'NOT_STARTED' }, ({ declareStatus }) => declareStatus === 'NOT_STARTED'],
    [{ declareStatus: 'LONG_TERM' }, ({ declareStatus }) => declareStatus === 'LONG_TERM'],
    [
      { publishNumber: '渝科局发' },
      ({ publishNumber }) => Boolean(publishNumber?.startsWith('渝科局发')),
    ],
    [
      { category: 'INDUSTRY', grade: 'COUNTY', keyword: '补助' },
      ({ category, grade }) => category === 'INDUSTRY' && grade === 'COUNTY',
    ],
  ])('%j', async (query, matches) => {
    const { content, page } = await search(query);
    expect(content.length).toBeGreaterThan(0);
    expect(page.total).toBe(content.length);
    expect(content.filter((policy) => !matches(policy))).toEqual([]);
    const { keyword } = query as { keyword?: string };
    const all = await search(keyword ? { keyword } : {});
    expect(content).toHaveLength(all.content.filter(matches).length);
  });

  test('every page has its part of the whole, in one order', async () => {
    const whole = await search({});
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((index) => search({ index: String(index), size: '10' })),
    );
    expect(pages.flatMap(({ content }) => content)).toEqual(whole.content);
    expect(pages.every(({ page }) => page.total === whole.page.total)).toBe(true);
  });
});

describe('the order', () => {
  const ends = (list: Listed) => list.content.map(({ declareEndDate }) => declareEndDate);
  const today = formatDate(seedNow);

  test.each(['ASC', 'DESC'])('by time left, %s', async (policyAging) => {
    const all = ends(await search({ policyAging }));
    const open = all.filter((end) => end && end >= today);
    const sorted = open.toSorted();
    expect(open).toEqual(policyAging === 'ASC' ? sorted : sorted.toReversed());
    const groups = all.map((end) => (end ? (end < today ? 2 : 0) : 1));
    expect(groups).toEqual(groups.toSorted());
  });

  test('by time left, ending first, unless told otherwise', async () => {
    expect(ends(await search({}))).toEqual(ends(await search({ policyAging: 'ASC' })));
  });

  test('by views, which a reader adds to once', async () => {
    const before = await search({ views: 'ASC' });
    const views = before.content.map((policy) => policy.views);
    expect(views).toEqual(views.toSorted((one, other) => one - other));
    const [seldom] = before.content;
    const path = `/ticket/policy/detail/${seldom?.id ?? ''}`;
    const detail = await read<PolicyDetail>(path);
    expect(detail.views).toBe((seldom?.views ?? 0) + 1);
    expect((await read<PolicyDetail>(path)).views).toBe(detail.views);
    await world.db.execute(
      `update policy_views set views = 100000 where policy_id = '${detail.id}'`,
    );
    await world.db.execute(
      `update policy_views set changed_at = now() where policy_id = '${detail.id}'`,
    );
    const after = await search({ views: 'DESC' });
    expect(after.content[0]?.id).toBe(detail.id);
  });
});

describe('a change in the database', () => {
  const id = '5003';

  test('is found at the next search: text, withdrawal and return', async () => {
    const word = '量子芯片';
    const found = async () => (await search({ keyword: word })).page.total;
    expect(await found()).toBe(0);
    await world.db
      .update(policies)
      .set({ plainText: `支持${word}` })
      .where(eq(policies.id, id));
    expect(await found()).toBe(1);
    await world.db.update(policies).set({ withdrawnAt: seedNow }).where(eq(policies.id, id));
    expect(await found()).toBe(0);
    const detail = await read<PolicyDetail>(`/ticket/policy/detail/${id}`);
    expect(detail).toMatchObject({ validity: false, declarable: false, declareStatus: 'ENDED' });
    await world.db.update(policies).set({ withdrawnAt: null }).where(eq(policies.id, id));
    expect(await found()).toBe(1);
  });

  test('is found by searches that come together', async () => {
    await world.db.update(policies).set({ plainText: '人工智能' }).where(eq(policies.id, id));
    const found = await Promise.all(
      Array.from({ length: 8 }, () => search({ keyword: '人工智能' })),
    );
    expect(found.map(({ page }) => page.total)).toEqual(Array.from({ length: 8 }, () => 1));
  });
});

describe('the last day', () => {
  test('ends at midnight in China', async () => {
    const { content } = await search({ declareStatus: 'DECLARING' });
    const last = content.find(({ daysLeft }) => daysLeft === 0);
    const path = `/ticket/policy/detail/${last?.id ?? ''}`;
    const midnight = Date.parse(`${last?.declareEndDate ?? ''}T16:00:00.000Z`);
    const validAt = async (at: number) => {
      now = new Date(at);
      return (await read<PolicyDetail>(path)).validity;
    };
    try {
      expect(await validAt(midnight - 1)).toBe(true);
      expect((await search({ declare: 'true' })).content.map(({ id }) => id)).toContain(last?.id);
      expect(await validAt(midnight)).toBe(false);
      const declarable = await search({ declare: 'true' });
      expect(declarable.content.map(({ id }) => id)).not.toContain(last?.id);
      expect((await search({})).content[0]?.id).not.toBe(last?.id);
    } finally {
      now = seedNow;
    }
  });
});

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
    const operator = await callsAs(world, '13800000006');
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
  const response = await world.app.inject(material?.templateUrl ?? '');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('attachment');
  expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const [{ content } = { content: Buffer.alloc(0) }] = await world.db
    .select()
    .from(policyTemplates)
    .where(eq(policyTemplates.fileName, material?.templateName ?? ''));
  expect(response.rawPayload.equals(content)).toBe(true);
});

test('the home page counts the policies that hold', async () => {
  const { policyNumber } = await read<{ policyNumber: number }>(
    '/order/statistics/home/statistics',
  );
  const held = (await stored()).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(policyNumber).toBe(held.length);
});
