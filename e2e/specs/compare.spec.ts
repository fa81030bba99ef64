import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

const cards = (page: Page) => page.getByRole('article');

test.describe('the detail', () => {
  test('answers how much, what a month costs, may I, what do I need, how long', async ({
    page,
  }) => {
    await page.goto('/productDetail/100001?productName=云税贷');
    await expect(page.getByRole('region', { name: '每月还多少' })).toBeVisible();
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const wanted = ['每月还多少', '申请条件', '所需材料', '多久能办好', '产品要点', '产品介绍'];
    expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
    await page.getByText('查看《贷款申请授权书》全文').click();
    await expect(page.getByText(/授权自提交之日起至申请办结之日止有效/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^023-/ }).first()).toHaveAttribute(
      'href',
      /^tel:023\d+$/,
    );
    const similar = page.getByRole('region', { name: '同类产品' });
    await expect(similar.getByRole('listitem')).toHaveCount(3);
    await similar.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/productDetail\/100001/);
  });

  test('calculates the month anew for another amount', async ({ page }) => {
    await page.goto('/productDetail/100001');
    const cost = page.getByRole('region', { name: '每月还多少' });
    const outcome = cost.getByRole('status');
    await expect(outcome).toContainText(/\d/);
    const before = await outcome.innerText();
    await cost.getByRole('textbox').first().fill('20');
    await expect.poll(() => outcome.innerText()).not.toBe(before);
  });

  const refusals = [
    ['100705', '该产品已被下架'],
    ['999999', '产品不存在'],
  ] as const;
  for (const [id, words] of refusals) {
    test(`${words}: said in a toast, and back to the list`, async ({ page }) => {
      await page.goto('/homePage');
      await page.goto(`/productDetail/${id}`);
      await expect(page).toHaveURL(/\/loan$/);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/homePage$/);
    });
  }
});

test.describe('the comparison', () => {
  const choose = (page: Page, nth: number) =>
    cards(page)
      .nth(nth)
      .getByRole('checkbox', { name: /^加入对比/ });
  const bar = (page: Page) => page.getByRole('region', { name: '产品对比' });

  test('keeps the choice over pages, reloads and details, up to three', async ({ page }) => {
    await page.goto('/loan');
    await choose(page, 0).check();
    await expect(bar(page)).toContainText('再选 1 个即可对比');
    await page.goto('/loan?index=2');
    await choose(page, 0).check();
    await page.reload();
    await expect(choose(page, 0)).toBeChecked();
    await expect(bar(page)).toContainText('已选 2 个');
    await page.goto('/productDetail/100010');
    await page.getByRole('checkbox', { name: /^加入对比/ }).check();
    await page.goto('/loan');
    await expect(bar(page)).toContainText('已选 3 个');
    await choose(page, 3).click();
    await expect(page.getByText('最多对比 3 个产品，请先移除一个')).toBeVisible();
    await expect(choose(page, 3)).not.toBeChecked();
    await bar(page).getByRole('link', { name: '开始对比' }).click();
    await expect(page).toHaveURL(/\/loan\/compare\?ids=/);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
  });

  test('marks differences and the best in words, for a loan typed on the page', async ({
    page,
  }) => {
    await page.goto('/loan/compare?ids=100001,100709');
    const table = page.getByRole('table', { name: '所选产品的对比' });
    await expect(table.getByRole('rowheader', { name: /^担保方式.*不同/ })).toBeVisible();
    await expect(table.getByText('额度最高')).toHaveCount(1);
    const payment = table.getByRole('row', { name: /^每月还款/ });
    await page.getByLabel('借多少').fill('150');
    await expect(page).toHaveURL(/amount=150/);
    await expect(payment.getByText(/^每月 [\d,.]+ 元$/)).toHaveCount(2);
    await page.getByLabel('借多少').fill('10');
    await expect(payment.getByText('额度须为 101-200万元')).toBeVisible();
    await page.getByLabel('借多少').fill('');
    await expect(page.getByLabel('借多少')).toHaveValue('');
    await page.getByRole('checkbox', { name: '只看不同的项目' }).check();
    await expect(page).toHaveURL(/only=different/);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: '只看不同的项目' })).toBeChecked();
  });

  test('says what is gone, empties down to the way back, and is used by keyboard', async ({
    page,
  }) => {
    await page.goto('/loan/compare?ids=100001,100705');
    await expect(page.getByText('所选的 1 个产品已下架或不存在，未列出。')).toBeVisible();
    await page.getByRole('button', { name: '移除云税贷' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('还没有选择要对比的产品')).toBeVisible();
    await expect(page).toHaveURL(/\/loan\/compare/);
  });

  test('leads to the application', async ({ page }) => {
    await page.goto('/loan/compare?ids=100001,100704');
    await expect(page.getByRole('link', { name: /前往办理/ })).toHaveAttribute('href', /^https:/);
    await page.getByRole('button', { name: '立即申请：云税贷' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
