import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

test('navigation moves focus to the heading, names the thing in the title and keeps the filters', async ({
  page,
}) => {
  await page.goto('/loan?term=7-12');
  const card = page.getByRole('article').first();
  const name = (await readSettled(page, () => card.getAttribute('aria-label'))) ?? '';
  await card.getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${name} - 产品详情 - `));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: '贷款产品', exact: true }).click();
  await expect(page).toHaveURL(/\/loan\?term=7-12$/);
  await expect(heading).toHaveText('贷款产品');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^普惠贷款 - /);
});

test('a step of the application is an entry of the history', async ({ page, server }) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/productApply?productId=100001&companyId=1');
  await page.getByLabel('纳税信用等级').selectOption('A');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '贷款需求' })).toBeFocused();
  await expect(page).toHaveURL(/step=LOAN/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '企业信息' })).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: '贷款需求' })).toBeVisible();
  await expect(page.getByText('已自动保存')).toBeVisible();
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page paints the header and the shape of what comes', async ({ page }) => {
    await page.goto('/userCenter');
    await expect(page.getByRole('link', { name: '普惠贷款' })).toBeVisible();
    await expect(page.getByRole('img', { name: /惠企平台/ })).toBeVisible();
    const cards = page.locator('.first-card');
    await expect(cards.first()).toBeVisible();
    await expect(cards.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
