import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { isTakenOver } from '../support/isTakenOver.js';
import { expect, test } from '../support/test.js';

const list = '/helpingEnterprisesServe/list';
const products = (page: Page) =>
  page.getByRole('region', { name: '服务产品' }).getByRole('article');
const chosen = (row: Locator) => row.locator('[aria-current]');

/** The query of the next search. */
async function searched(page: Page, act: () => Promise<unknown>) {
  const request = page.waitForRequest(/\/firms\/front\/product\/page\?/);
  await act();
  return Object.fromEntries(new URL((await request).url()).searchParams);
}

test('services are found by category, mode, price and keyword, by keyboard, and stand in the address', async ({
  page,
}) => {
  await page.goto(list);
  await expect(products(page)).toHaveCount(8);
  await isTakenOver(page);

  const categories = page.getByRole('group', { name: '服务类别' });
  const subcategories = page.getByRole('group', { name: '服务子类' });
  const category = categories.getByRole('link', { name: '知识产权' });
  expect(await searched(page, () => category.press('Enter'))).toHaveProperty('serviceTypeBig');
  await expect(page).toHaveURL(/serviceTypeBig=/);
  const subcategory = subcategories.getByRole('link').nth(1);
  const name = await subcategory.innerText();
  expect(await searched(page, () => subcategory.press('Enter'))).toHaveProperty('serviceTypeSmall');
  await expect(products(page).first()).toContainText(name);

  // Another category has other subcategories, and 全部 none.
  const other = categories.getByRole('link', { name: '科技创新' });
  expect(await searched(page, () => other.click())).not.toHaveProperty('serviceTypeSmall');
  await expect(chosen(subcategories)).toHaveText('全部');
  await categories.getByRole('link', { name: '全部' }).click();
  await expect(subcategories).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${list}$`));

  const select = (label: string, option: string) => () =>
    page.getByRole('combobox', { name: label }).selectOption({ label: option });
  expect(await searched(page, select('服务方式', '网络服务'))).toMatchObject({
    serviceMode: 'INTERNET_SERVICE',
    index: '1',
  });
  expect(await searched(page, select('收费方式', '付费'))).toMatchObject({
    serviceMode: 'INTERNET_SERVICE',
    servicePriceType: 'PAY',
  });
  for (const card of await products(page).all()) {
    await expect(card).toContainText('网络服务');
    await expect(card).toContainText(/[\d,]+ 元/);
  }
  await page.getByRole('searchbox', { name: '关键词' }).fill('  代理 ');
  expect(await searched(page, () => page.keyboard.press('Enter'))).toMatchObject({
    keyword: '代理',
  });
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: '关键词' })).toHaveValue('代理');
  await expect(page.getByRole('combobox', { name: '收费方式' })).toHaveValue('PAY');

  await isTakenOver(page);
  const link = products(page).first().getByRole('link');
  const title = await link.innerText();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/helpingEnterprisesServe\/productDetail\/\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: '助企服务' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('quick services are those by phone or over the internet', async ({ page }) => {
  await page.goto(`${list}?shortcutService=1`);
  await expect(page.getByRole('heading', { level: 1, name: '快捷服务' })).toBeVisible();
  await expect(products(page)).toHaveCount(8);
  for (const card of await products(page).all())
    await expect(card).toContainText(/电话服务|网络服务/);
  const count = async () =>
    Number(/共 (\d+) 项/.exec(await page.getByRole('main').innerText())?.[1] ?? 0);
  const quick = await count();
  expect(quick).toBeGreaterThan(8);
  await page.getByRole('button', { name: /快捷服务：/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '助企服务' })).toBeVisible();
  await expect.poll(count).toBeGreaterThan(quick);
});

test('organisations stand beside services, and are found by name', async ({ page }) => {
  await page.goto(list);
  const tab = page.getByRole('main').getByRole('link', { name: '服务机构', exact: true });
  await tab.press('Enter');
  await expect(page).toHaveURL(/\?tab=organisations$/);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const cards = page.getByRole('region', { name: '服务机构' }).getByRole('article');
  await expect(cards).toHaveCount(8);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/tab=organisations&index=2$/);
  const name = await cards.first().getByRole('link').innerText();
  await page.getByRole('searchbox', { name: '关键词' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/tab=organisations&keyword=[^&]+$/);
  await cards.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a service leads to its organisation, its evaluations are paged, and both have two addresses', async ({
  page,
  request,
}) => {
  const read = async (path: string) =>
    ((await (await request.get(`/api/huiqi/firms/front${path}`)).json()) as { data: unknown }).data;
  const { content } = (await read('/product/page?size=100')) as {
    content: readonly {
      readonly id: string;
      readonly name: string;
      readonly orgId: string;
      readonly orgName: string;
      readonly evaluationNumber: number;
    }[];
  };
  const [most] = content.toSorted((a, b) => b.evaluationNumber - a.evaluationNumber);
  if (!most) throw new Error('There is no service.');
  await page.goto(`/serviceProductDetail/${most.id}`);
  await expect(page.getByRole('heading', { level: 1, name: most.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(most.name));
  const main = page.getByRole('main');
  for (const region of ['服务详情', '服务信息', '用户评价'])
    await expect(main.getByRole('region', { name: region }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: '申请服务' })).toHaveAttribute(
    'href',
    `/serviceApply/${most.id}`,
  );
  await expect(main.getByText(`根据 ${most.evaluationNumber} 条评价`)).toBeVisible();

  await main.getByRole('link', { name: most.orgName }).first().click();
  await expect(page).toHaveURL(new RegExp(`/organizationDetail\\?id=${most.orgId}$`));
  await expect(page.getByRole('heading', { level: 1, name: most.orgName })).toBeVisible();
  const shown = page.getByRole('region', { name: '服务产品' });
  await expect(shown.getByRole('article').first()).toBeVisible();
  const rated = page.getByRole('region', { name: '用户评价' });
  await expect(rated.getByRole('listitem').first()).toBeVisible();
  const dates = () => rated.locator('time').allInnerTexts();
  const newest = await dates();
  expect(newest).toEqual(newest.toSorted().toReversed());
  await rated.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/\?id=\w+&evaluationIndex=2$/);
  await expect.poll(async () => (await dates())[0] ?? '').not.toBe(newest[0]);
  expect((await dates()).every((date) => date <= (newest.at(-1) ?? ''))).toBe(true);
  await page.goBack();
  await expect.poll(dates).toEqual(newest);
  await page.goto(`/serviceOrganizationDetail/${most.orgId}`);
  await expect(page.getByRole('heading', { level: 1, name: most.orgName })).toBeVisible();

  for (const path of ['productDetail/999999999', 'organizationDetail?id=999999999']) {
    await page.goto(`/helpingEnterprisesServe/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: '助企服务' })).toBeVisible();
  }
});

test('the front page ends with services, which load when somebody comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/homePage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((path) => path.endsWith('/product/home') && path.includes('/firms/')),
  ).toEqual([]);
  const section = page.getByRole('region', { name: '助企服务' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(4);
  await section.getByRole('link', { name: '全部服务' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('axe finds nothing at three widths, and nothing is wider than the page', async ({ page }) => {
  const pages = [
    { path: list, words: '服务产品', read: [1440, 375] },
    { path: `${list}?tab=organisations`, words: '服务机构', read: [375] },
    { path: '/serviceProductDetail/8001', words: '用户评价', read: [1440, 375] },
    { path: '/serviceOrganizationDetail/801', words: '用户评价', read: [1440, 375] },
  ];
  for (const { path, words, read } of pages) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: words }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
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
