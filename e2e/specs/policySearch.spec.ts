import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { callsOf, type ApiCall } from '../support/calls.js';
import { isTakenOver } from '../support/isTakenOver.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// These tests keep policies and count views.
test.use({ data: 'policySearch' });

const owner = '13800000001';
const newcomer = '13800000002';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const marks = (page: Page) => page.locator('main mark');

interface Row {
  readonly id: string;
  readonly title: string;
  readonly daysLeft: number | null;
  readonly favourite: boolean;
}

/** Policies that a search finds. */
async function find(call: ApiCall, query: string): Promise<readonly Row[]> {
  const { data } = await call('GET', `/ticket/policy/search?size=100&${query}`);
  return (data as { content: Row[] }).content;
}

test('a search by keyboard keeps its filters in the address and marks what it found', async ({
  page,
}) => {
  await page.goto('/policy/search');
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('searchbox', { name: '关键词' }).fill('技术');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(marks(page).first()).toBeVisible();
  expect(new Set(await marks(page).allInnerTexts())).toEqual(new Set(['技术']));

  // The names of the menu come from the server.
  await page.getByRole('combobox', { name: '政策层级' }).selectOption({ label: '市级' });
  await expect(page).toHaveURL(/grade=CITY/);
  await page.getByRole('combobox', { name: '排序' }).selectOption({ label: '浏览最多优先' });
  await expect(page).toHaveURL(/sort=VIEWS_DESC/);
  const views = async () =>
    (await cards(page).allInnerTexts()).map((text) =>
      Number(/浏览 ([\d,]+) 次/.exec(text)?.[1]?.replaceAll(',', '')),
    );
  await expect
    .poll(async () => {
      const shown = await views();
      return shown.length > 1 && shown.every((n, at) => at === 0 || n <= (shown[at - 1] ?? 0));
    })
    .toBe(true);

  const address = page.url();
  await page.reload();
  await isTakenOver(page);
  await expect(page.getByRole('searchbox', { name: '关键词' })).toHaveValue('技术');
  const name = (await cards(page).first().getByRole('link').innerText()).trim();
  await cards(page).first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/policyDetail\/\w+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: '政策查询' }).click();
  await expect(page).toHaveURL(address);
});

test('every filter is a parameter of the search', async ({ page, server }) => {
  const sent = async (act: () => Promise<unknown>) => {
    const request = page.waitForRequest(/\/ticket\/policy\/search\?/);
    await act();
    return Object.fromEntries(new URL((await request).url()).searchParams);
  };
  // The server has drawn the first page: what is left out is no filter.
  await page.goto('/policy/search');
  await isTakenOver(page);
  const all = await find(await callsOf(server.url, owner), '');
  await expect(page.getByText(`共 ${all.length} 条`).first()).toBeVisible();
  expect(
    await sent(() => page.getByRole('link', { name: '第 2 页', exact: true }).click()),
  ).toEqual({
    policyAging: 'ASC',
    index: '2',
    size: '10',
  });
  await page.getByRole('button', { name: '更多筛选' }).click();
  const select = (name: string, label: string) => () =>
    page.getByRole('combobox', { name }).selectOption({ label });
  expect(await sent(select('政策类别', '技术创新'))).toMatchObject({ category: 'TECHNOLOGY' });
  expect(await sent(select('企业规模', '小型'))).toMatchObject({ enterpriseSize: 'SMALL' });
  expect(await sent(select('申报状态', '申报中'))).toMatchObject({ declareStatus: 'DECLARING' });
  const declare = await sent(() => page.getByRole('checkbox', { name: '可在线申报' }).check());
  expect(declare).toMatchObject({ declare: 'true', policyAging: 'ASC', index: '1', size: '10' });
  await expect(cards(page).first()).toContainText('申报中');
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).toHaveURL(/\/policy\/search$/);
});

test('a policy shows what it asks for, and one that has ended cannot be declared', async ({
  page,
  server,
}) => {
  const call = await callsOf(server.url, owner);
  const [open] = await find(call, 'declareStatus=DECLARING&declare=true');
  const [ended] = await find(call, 'declareStatus=ENDED');
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/view')) counted.push(request.method());
  });
  await page.goto(`/policyDetail/${open?.id ?? ''}`);
  await expect(page.getByRole('heading', { level: 1, name: open?.title ?? '' })).toBeVisible();
  await isTakenOver(page);
  const main = page.getByRole('main');
  for (const title of ['政策要点', '申报材料', '办理流程', '政策正文', '联系方式'])
    await expect(main.getByRole('region', { name: title, exact: true })).toBeVisible();
  const apply = page.getByRole('link', { name: '立即申报' });
  await expect(apply).toHaveAttribute('href', `/policy/apply?policyId=${open?.id ?? ''}`);
  const download = page.waitForEvent('download');
  await main
    .getByRole('button', { name: /^下载模板：/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  await expect(main.getByText('暂无模板下载').first()).toBeVisible();
  expect(counted).toEqual(['POST']);

  await page.goto(`/policyDetail/${ended?.id ?? ''}`);
  await expect(page.getByText('政策已失效，无法申报')).toBeVisible();
  await expect(page.getByRole('button', { name: '立即申报' })).toBeDisabled();
  await expect(page.getByRole('link', { name: '立即申报' })).toHaveCount(0);

  await page.goto('/policyDetail/999999999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '政策查询' })).toBeVisible();
});

test('a favourite is kept, found among those that end soon, and given up', async ({
  page,
  server,
}) => {
  const call = await callsOf(server.url, newcomer);
  const policy = (await find(call, 'declareStatus=DECLARING')).find(
    ({ daysLeft, favourite }) => daysLeft !== null && daysLeft <= 7 && !favourite,
  );
  const title = policy?.title ?? '';
  const button = (text: string) =>
    page.getByRole('button', { name: `${text}：${title}`, exact: true });

  // A visitor is led to the login and back.
  await page.goto(`/policyDetail/${policy?.id ?? ''}`);
  await button('收藏').click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, server.url, newcomer);
  await page.goto(`/policyDetail/${policy?.id ?? ''}`);
  await button('收藏').press('Enter');
  await expect(button('已收藏')).toBeVisible();

  await page.goto('/myFavorite/list');
  await expect(page.getByRole('link', { name: '我的收藏' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await cards(page).count()).toBeLessThanOrEqual(5);
  await page.getByRole('link', { name: '7 天内截止' }).click();
  await expect(page).toHaveURL(/ends=7/);
  const kept = cards(page).filter({ hasText: title });
  await expect(kept).toContainText(/还剩 \d 天|今天截止/);
  await button('已收藏').click();
  await expect(kept).toHaveCount(0);
});

test('recommendations say why, also on the page of the policy; pushes say when', async ({
  page,
  server,
}) => {
  await page.goto('/mindRecommend/list');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, server.url, owner);
  await page.goto('/mindRecommend/list');
  const first = cards(page).first();
  await expect(first).toContainText('推荐理由');
  const reason = await first.getByRole('listitem').first().innerText();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/recommendDetail\/\w+$/);
  await expect(page.getByRole('region', { name: '推荐理由' })).toContainText(reason);
  await page.getByRole('main').getByRole('link', { name: '为您推荐' }).click();
  await page.getByRole('link', { name: '推送给您' }).click();
  await expect(page).toHaveURL(/tab=push/);
  await expect(cards(page).first()).toContainText(/\d{4}-\d{2}-\d{2} 推送/);

  await page.goto('/policy/recommend');
  const favourites = page.getByRole('region', { name: '我的收藏' });
  await expect(favourites.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: '查看全部收藏' }).click();
  await expect(page).toHaveURL(/\/myFavorite\/list$/);
  await expect(cards(page)).toHaveCount(5);
});

/** Pages, and the widths at which axe reads them: folded, the lists consist of the same parts as the first of them. */
const pages = [
  { path: '/policy/search?keyword=%E6%8A%80%E6%9C%AF', read: [1440, 375] },
  { path: '/policyDetail/5008', read: [1440, 375] },
  { path: '/recommendDetail/5008', read: [1440] },
  { path: '/policy/recommend', read: [1440] },
  { path: '/mindRecommend/list', read: [1440] },
  { path: '/mindRecommend/list?tab=push', read: [375] },
  { path: '/myFavorite/list', read: [1440] },
];

test('axe finds nothing at three widths, and nothing is wider than the page', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  for (const { path, read } of pages) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /收藏：/ }).first()).toBeVisible();
    for (const width of [1440, 1024, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
      if (read.includes(width)) expect(await violations(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
