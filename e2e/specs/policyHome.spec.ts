import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const policies = (page: Page) => page.getByRole('article');
const numberIn = (text: string) => Number(/\d+/.exec(text.replaceAll(',', ''))?.[0]);
const countOf = async (page: Page) =>
  numberIn(
    await page
      .getByText(/^共 \d+ 条政策$/)
      .first()
      .innerText(),
  );
const rowOf = (list: Locator, name: string) => list.getByRole('listitem').filter({ hasText: name });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('the policy home leads to what is new, what is open and what came of it', async ({ page }) => {
  await page.goto('/policy');
  await expect(page).toHaveURL(/\/policyOnline$/);
  await expect(heading(page)).toHaveText('惠企政策，一站查询、在线申报');
  await expect(page.getByRole('link', { name: '政策在线' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(policies(page)).toHaveCount(4);
  for (const name of ['正在申报', '申报动态'])
    await expect(page.getByRole('region', { name }).getByRole('listitem').nth(3)).toBeVisible();
  // Companies stay unnamed in public.
  await expect(page.getByRole('region', { name: '申报动态' })).toContainText('**');
  // What is for users is not asked for by a visitor.
  await expect(page.getByRole('heading', { name: '与我相关' })).toHaveCount(0);

  const figure = page.locator('dl > div').filter({ hasText: '已申报企业' }).locator('dd');
  const firms = page.getByRole('list', { name: '惠及企业' });
  const declared = numberIn(await figure.innerText());
  expect(declared).toBeGreaterThan(0);
  await expect(rowOf(firms, '已申报企业')).toContainText(`${declared}家`);
  await page.getByRole('button', { name: '查看数据：惠及企业' }).click();
  await expect(page.getByRole('row', { name: `已申报企业 ${declared}` })).toBeVisible();
});

test('its search opens the search page with what was asked, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/policyOnline');
  const search = page.getByRole('search', { name: '查找政策' });
  await search.getByLabel('政策层级').selectOption('市级');
  await search.getByLabel('关键词').fill('  技术改造 ');
  await search.getByLabel('关键词').press('Enter');
  await expect(page).toHaveURL(/\/policy\/search\?/);
  expect(query(page)).toEqual({ keyword: '技术改造', grade: 'CITY' });
});

test('a user sees recommendations and favourites at home', async ({ page, server }) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/policyOnline');
  const recommended = page.getByRole('region', { name: '推荐申报' });
  await recommended.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/recommendDetail\/\d+$/);
  await page.goBack();
  await page.getByRole('link', { name: '全部收藏' }).click();
  await expect(page).toHaveURL(/\/myFavorite\/list$/);
});

test('a department of the ranking has as many policies as it says, and they lead back', async ({
  page,
}) => {
  await page.goto('/policyOnline');
  const first = page.getByRole('list', { name: '各部门政策' }).getByRole('listitem').first();
  const name = await first.getByRole('link').innerText();
  const count = numberIn((await first.innerText()).replace(name, ''));
  await first.getByRole('link').press('Enter');
  await expect(heading(page)).toHaveText(`${name}的政策`);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect.poll(() => countOf(page)).toBe(count);
  await page.getByRole('combobox', { name: '申报状态' }).selectOption('申报中');
  await expect(page).toHaveURL(/declareType=DECLARING/);
  const list = page.url();
  await policies(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/totalPolicy\/detail\?publishOrgId=\w+&id=\d+$/);
  await page.getByRole('link', { name: '返回政策分类' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByText('申报状态：申报中')).toBeVisible();
});

test('the lists of all policies keep their filters in the address and count by them', async ({
  page,
}) => {
  await page.goto('/totalPolicy/list');
  const all = await countOf(page);
  const grades = page.getByRole('list', { name: '按层级看' });
  const sum = async () => {
    const texts = await grades.getByRole('listitem').allInnerTexts();
    return texts.reduce((total, text) => total + numberIn(text), 0);
  };
  expect(await sum()).toBe(all);

  const search = page.getByRole('searchbox', { name: '关键词' });
  await search.fill('技术');
  await search.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect.poll(sum).toBeLessThan(all);
  await expect(page.locator('mark').first()).toHaveText(/技|术/);
  await expect.poll(async () => (await countOf(page)) - (await sum())).toBe(0);

  const city = rowOf(grades, '市级');
  const ofCity = numberIn(await city.innerText());
  await city.getByRole('link').click();
  await expect(page.getByText('政策层级：市级')).toBeVisible();
  await expect.poll(() => countOf(page)).toBe(ofCity);
  expect(query(page)).toEqual({ keyword: '技术', grade: 'CITY' });
  await expect(city.getByRole('link')).toHaveAttribute('aria-current', 'true');

  await page.reload();
  await expect(page.getByRole('combobox', { name: '政策层级' })).toHaveValue('CITY');
  await page.getByRole('combobox', { name: '发布部门' }).selectOption({ index: 1 });
  await expect(page.getByText(/^发布部门：/)).toBeVisible();
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).toHaveURL(/\/totalPolicy\/list$/);
  await expect.poll(() => countOf(page)).toBe(all);

  await page.goto('/totalPolicy/list?index=2');
  await policies(page).last().getByRole('link').click();
  await page.getByRole('link', { name: '返回政策汇总' }).click();
  await expect(page).toHaveURL(/\/totalPolicy\/list\?index=2$/);

  await page.goto('/totalPolicy/detail?id=5001');
  await expect(page.getByRole('link', { name: '立即申报' }).first()).toHaveAttribute(
    'href',
    '/totalPolicy/applyMsg?policyId=5001',
  );
});

// What the test of every page's own address leaves out.
const further = [
  { address: '/policyOnline', width: 1024 },
  { address: '/totalPolicy/list', width: 1024 },
  { address: '/totalPolicy/list?keyword=没有这样的政策', width: 375 },
  { address: '/totalPolicy/sublist?grade=COUNTY', width: 375 },
  { address: '/totalPolicy/detail?id=999999', width: 1440 },
];
test('further widths, one department and what is missing are accessible and fit', async ({
  page,
}) => {
  for (const { address, width } of further) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violations(page), `${address} at ${width}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${address} at ${width}`).toBeLessThanOrEqual(width);
  }
});

test('the front page asks for the latest policies only when somebody comes near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/newest/policy')) asked.push(request.url());
  });
  await page.goto('/homePage');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const section = page.getByRole('region', { name: '最新政策' });
  await section.scrollIntoViewIfNeeded();
  const lines = section.getByRole('listitem').getByRole('link');
  await expect(lines).toHaveCount(5);
  expect(asked).toHaveLength(1);
  const title = await lines.first().locator('span').first().innerText();
  await lines.first().click();
  await expect(page).toHaveURL(/\/policyDetail\/\d+$/);
  await expect(heading(page)).toContainText(title);
  await page.goBack();
  await page.getByRole('link', { name: '全部政策' }).click();
  await expect(page).toHaveURL(/\/totalPolicy\/list$/);
});
