import type { Policy, PolicyDetail } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callsWith, requestId, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { policies } from '../../schema/policies.js';

let now = seedNow;
let testApp: TestApp;
let visitor: Calls;
beforeAll(async () => {
  testApp = await openTestApp(() => now);
  visitor = callsWith(testApp, null);
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

  test('by time left, ending first, by itself', async () => {
    expect(ends(await search({}))).toEqual(ends(await search({ policyAging: 'ASC' })));
  });

  test('by views, which are counted apart from reading and published every ten minutes', async () => {
    const before = await search({ views: 'ASC' });
    const views = before.content.map((policy) => policy.views);
    expect(views).toEqual(views.toSorted((one, other) => one - other));
    const [leastViewed, next] = before.content;
    const path = `/ticket/policy/detail/${leastViewed?.id ?? ''}`;
    const shown = async () => (await read<PolicyDetail>(path)).views;
    const versions = async () =>
      (await testApp.db.execute('select version from public_version')).rows.map(String);
    const add = async (id = leastViewed?.id, remoteAddress = '127.0.0.1') => {
      const url = `/api/huiqi/ticket/policy/detail/${id ?? ''}/view`;
      const headers = { 'x-request-id': requestId };
      return (await testApp.app.inject({ method: 'POST', url, headers, remoteAddress })).statusCode;
    };
    expect(await shown()).toBe(leastViewed?.views);
    expect(await add()).toBe(200);
    const counted = (leastViewed?.views ?? 0) + 1;
    expect(await shown()).toBe(counted);
    // Neither a second view from the address nor views in the same ten minutes are published.
    const version = await versions();
    for (const address of ['127.0.0.1', '10.0.0.2', '10.0.0.3'])
      expect(await add(leastViewed?.id, address)).toBe(200);
    expect(await shown()).toBe(counted);
    expect(await versions()).toEqual(version);
    await testApp.db.execute("delete from rate_limits where key = 'policyFigures'");
    expect(await add(next?.id)).toBe(200);
    expect(await shown()).toBe(counted + 2);
    expect(await add('999999')).toBe(404);
    await testApp.db.execute(
      `update policy_views set views = 100000 where policy_id = '${next?.id}'`,
    );
    await testApp.db.execute("delete from rate_limits where key = 'policyFigures'");
    await add(next?.id, '10.0.0.2');
    expect((await search({ views: 'DESC' })).content[0]?.id).toBe(next?.id);
  });
});

describe('a change in the database', () => {
  const id = '5003';

  test('is found at the next search: text, withdrawal and return', async () => {
    const word = '量子芯片';
    const found = async () => (await search({ keyword: word })).page.total;
    expect(await found()).toBe(0);
    await testApp.db
      .update(policies)
      .set({ plainText: `支持${word}` })
      .where(eq(policies.id, id));
    expect(await found()).toBe(1);
    await testApp.db.update(policies).set({ withdrawnAt: seedNow }).where(eq(policies.id, id));
    expect(await found()).toBe(0);
    const detail = await read<PolicyDetail>(`/ticket/policy/detail/${id}`);
    expect(detail).toMatchObject({ validity: false, declarable: false, declareStatus: 'ENDED' });
    await testApp.db.update(policies).set({ withdrawnAt: null }).where(eq(policies.id, id));
    expect(await found()).toBe(1);
  });

  test('is found by searches that come together', async () => {
    await testApp.db.update(policies).set({ plainText: '人工智能' }).where(eq(policies.id, id));
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
