import type { BigScreen, HomeStatistics, IndexStatistics, LatestNews, News } from '@huiqi/sdk';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestId } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { news } from '../../schema/home.js';

const minute = 60_000;
let now = seedNow;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => now);
});
afterAll(() => testApp.close());
beforeEach(() => {
  // Figures are cached for a minute, so each test starts a minute later.
  now = new Date(now.getTime() + 60 * minute);
});

const read = async <Data>(path: string, remoteAddress = '203.0.113.7'): Promise<Data> => {
  const response = await testApp.app.inject({
    url: `/api/huiqi${path}`,
    remoteAddress,
    headers: { 'x-request-id': requestId },
  });
  expect(response.statusCode).toBe(200);
  return (response.json() as { data: Data }).data;
};
const statistics = () => read<HomeStatistics>('/order/statistics/home/statistics');

test('a visit counts, and is seen a minute later', async () => {
  const { views } = await statistics();
  await read('/user/sys/addViews');
  expect((await statistics()).views).toBe(views);
  now = new Date(now.getTime() + minute);
  expect((await statistics()).views).toBe(views + 1);
});

test.each([
  ['address', () => '203.0.113.9'],
  ['network of IPv6', (visit: number) => `2001:db8::${visit}`],
])('one %s cannot inflate the visits', async (_what, addressOf) => {
  const { views } = await statistics();
  for (let visit = 0; visit < 30; visit += 1) await read('/user/sys/addViews', addressOf(visit));
  now = new Date(now.getTime() + minute);
  expect((await statistics()).views).toBe(views + 20);
});

test('the financing amount is what was paid out', async () => {
  const { rows } = await testApp.db.execute<{ amount: string }>(sql`
    select sum((loan->>'amount')::numeric)::text as amount
    from orders where status = 'BANK_APPROVAL_SUCCESS'`);
  const { financingAmount } = await statistics();
  expect(Number(financingAmount)).toBe(Number(rows[0]?.amount));
  expect(Number(financingAmount)).toBeGreaterThan(0);
});

test('staff are no registered users of the home page', async () => {
  const { rows } = await testApp.db.execute<{ all: number; staff: number }>(sql`
    select count(*)::int as all, count(*) filter (where role not in ('NORMA', 'AGENT'))::int as staff from users`);
  const { all = 0, staff = 0 } = rows[0] ?? {};
  expect(staff).toBeGreaterThan(0);
  expect((await statistics()).userNumber).toBe(all - staff);
});

test('the loan market counts the banks that users can choose', async () => {
  const bankNumber = async () =>
    (await read<IndexStatistics>('/order/statistics/indexStatistics')).bankNumber;
  const before = await bankNumber();
  await testApp.db.execute(sql`update banks set is_withdrawn = true where id = '4'`);
  now = new Date(now.getTime() + minute);
  expect(await bankNumber()).toBe(before - 1);
  expect(await read<unknown[]>('/product/bank/bankSelect')).toHaveLength(before - 1);
});

test('the trend has the last twelve months, and its loans are in it', async () => {
  const { trend } = await read<BigScreen>('/user/statistics/bigScreen');
  expect(trend).toHaveLength(12);
  expect(trend.at(-1)?.month).toBe(now.toISOString().slice(0, 7));
  expect([...trend].sort((a, b) => a.month.localeCompare(b.month))).toEqual(trend);
  expect(trend.some(({ value }) => Number(value) > 0)).toBe(true);
});

test('news are read whole, in pages and newest first', async () => {
  const [first] = await read<LatestNews[]>('/order/index/latestNews');
  const whole = await read<News>(`/order/index/news/${first?.id}`);
  expect(whole.title).toBe(first?.title);
  expect(whole.paragraphs[0]).toBe(first?.content);
  expect(whole.paragraphs.length).toBeGreaterThan(1);
  const page = await read<{ content: LatestNews[]; page: { total: number } }>(
    '/order/index/news?index=2&size=5',
  );
  expect(page.content).toHaveLength(5);
  expect(page.page.total).toBe(12);
});

test('a county reads its own news and those of the province', async () => {
  const titlesIn = async (scfCity: string) => {
    const headers = { 'x-scf-province': '500000', 'x-scf-city': scfCity };
    const response = await testApp.app.inject({
      url: '/api/huiqi/order/index/news?size=50',
      headers,
    });
    const { data } = response.json() as { data: { content: LatestNews[] } };
    return data.content.map(({ title }) => title);
  };
  const [dianjiang, zhongxian, province] = await Promise.all(
    ['500231', '500233', '0'].map(titlesIn),
  );
  const own = '忠县惠企服务窗口入驻政务服务中心';
  const shared = '无还本续贷办理指南发布';
  expect([dianjiang?.includes(own), zhongxian?.includes(own)]).toEqual([false, true]);
  expect([dianjiang, zhongxian, province].map((titles) => titles?.includes(shared))).toEqual([
    true,
    true,
    true,
  ]);
  expect(province).toHaveLength(14);
});

test('a region reads the news of what it lies in and of what is in it', async () => {
  const [province, city, district] = ['510000', '510100', '510105'];
  const codes = [province, city, district, '510106', '510700', '500231'];
  const [model] = await testApp.db.select().from(news).limit(1);
  if (!model) throw new Error('The sample has no news');
  await testApp.db
    .insert(news)
    .values(
      codes.map((regionCode) => ({ ...model, id: regionCode, title: regionCode, regionCode })),
    );
  const codesIn = async (...[scfProvince, scfCity = '0', scfDistrict = '0']: string[]) => {
    const headers = {
      'x-scf-province': scfProvince,
      'x-scf-city': scfCity,
      'x-scf-district': scfDistrict,
    };
    const url = '/api/huiqi/order/index/news?size=50';
    const { data } = (await testApp.app.inject({ url, headers })).json();
    return data.content
      .map(({ title }: LatestNews) => title)
      .filter((title: string) => codes.includes(title))
      .toSorted();
  };
  const read = await Promise.all([
    codesIn(province),
    codesIn(province, city),
    codesIn(province, city, district),
  ]);
  await testApp.db.delete(news).where(inArray(news.id, codes));
  expect(read).toEqual([
    [province, city, district, '510106', '510700'],
    [province, city, district, '510106'],
    [province, city, district],
  ]);
});

test('news that do not exist are not found', async () => {
  const response = await testApp.app.inject({ url: '/api/huiqi/order/index/news/999999' });
  expect(response.json().code).toBe('100404');
});
