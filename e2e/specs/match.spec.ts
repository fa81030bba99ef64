import type { Page } from '@playwright/test';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Advices are stored.
test.use({ data: 'records' });

const company = (page: Page) => page.getByLabel('企业', { exact: true });
const fitting = (page: Page) => page.getByRole('region', { name: '适合的产品', exact: true });
/** An advice that is not ready is polled after twelve seconds, which the page's clock shortens. */
const generated = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(12_000);
        return page.getByText(/^生成于/).count();
      },
      { timeout: 40_000 },
    )
    .toBe(1);

test('a company is chosen, authorised first, then matched; the choice is in the address', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page, server.url, '13800000001');
  await page.goto('/match');
  await fitting(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/productDetail\/\d+/);
  await page.goBack();
  await expect(fitting(page)).toBeVisible();
  const texts = (options: Element[]) => options.map(({ textContent }) => textContent);
  const names = await company(page).locator('option').evaluateAll(texts);
  await company(page).selectOption({ index: 2 });
  await expect(page).toHaveURL(/\?companyId=\d+/);
  await expect(page.getByRole('heading', { name: '企业尚未授权' })).toBeVisible();
  await company(page).selectOption({ index: 1 });
  await page.getByRole('button', { name: '生成融资建议' }).click();
  await generated(page);
  await page.reload();
  await expect(company(page).locator('option:checked')).toHaveText(names[1] ?? '');
  await generated(page);
  // Matched last, so that it is first the next time.
  await page.goto('/match');
  await expect(company(page).locator('option:checked')).toHaveText(names[1] ?? '');
});
