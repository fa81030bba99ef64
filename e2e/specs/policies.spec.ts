import type { Page } from '@playwright/test';
import { logIn } from '../support/journey.js';
import { readSettled, settled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const newcomer = '13800000002';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a visitor finds a policy, reads it, signs in and keeps it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const below = () =>
    requested.filter((path) => /newest\/policy$|\/firms\/.*product\/home$/.test(path)).length;

  await test.step('the front page asks for what lies below when somebody comes near', async () => {
    await page.goto('/homePage');
    await settled(page);
    expect(below()).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: '助企服务' }).getByRole('article')).toHaveCount(
      4,
    );
    const latest = page.getByRole('region', { name: '最新政策' });
    await expect(latest.getByRole('listitem')).toHaveCount(5);
    expect(below()).toBe(2);
    await latest.getByRole('link', { name: '全部政策' }).click();
    await expect(page).toHaveURL(/\/totalPolicy\/list$/);
  });

  await test.step('the search of the policy home keeps its filters in the address', async () => {
    await page.goto('/policy');
    await expect(page).toHaveURL(/\/policyOnline$/);
    const search = page.getByRole('search', { name: '查找政策' });
    await search.getByLabel('政策层级').selectOption('市级');
    await search.getByLabel('关键词').fill('  技术改造 ');
    await search.getByLabel('关键词').press('Enter');
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(query).toEqual({ keyword: '技术改造', grade: 'CITY' });
    await expect(page).toHaveURL(/\/policy\/search\?/);
    await expect(page.locator('main mark').first()).toHaveText(/技|术/);
  });

  const address = page.url();
  const link = cards(page).first().getByRole('link');
  const name = (await readSettled(page, () => link.innerText())).trim();
  const button = (text: string) =>
    page.getByRole('button', { name: `${text}：${name}`, exact: true });

  await test.step('the policy counts one view, hands out a template and leads back', async () => {
    await cards(page).first().getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/policyDetail\/\w+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    const template = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^下载模板：/ })
      .first()
      .click();
    expect((await template).suggestedFilename()).toMatch(/\.docx$/);
    expect(requested.filter((path) => path.endsWith('/view'))).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: '政策查询' }).click();
    await expect(page).toHaveURL(address);
  });

  await test.step('keeping it leads to the login and back', async () => {
    await button('收藏').click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, newcomer);
    await expect(page).toHaveURL(address);
    await button('收藏').press('Enter');
    await expect(button('已收藏')).toBeVisible();
    await page.goto('/policy/recommend');
    await page.getByRole('link', { name: '查看全部收藏' }).click();
    await expect(page).toHaveURL(/\/myFavorite\/list$/);
    const kept = cards(page).filter({ hasText: name });
    await button('已收藏').click();
    await expect(kept).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });
});
