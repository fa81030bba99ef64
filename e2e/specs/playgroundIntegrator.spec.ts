import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { company, fillApplication, product } from '../support/journey.js';
import { expect, test } from '../support/test.js';
import { withdraw } from '../support/widgetWalk.js';

// The sample company may have one open order for the product.
test.use({ data: 'widgets' });

/** From the integrator page's list to the first product's dialog. */
async function askToApply(page: Page): Promise<void> {
  const first = page.getByRole('article').first();
  await expect(first).toContainText(product.name);
  await first.getByRole('link').first().click();
  await page.getByRole('button', { name: '立即申请' }).click();
}

test('a sample user logs in on the React page and walks the form to a submitted order', async ({
  page,
  server,
}) => {
  await page.goto('/playground/integrator.html');
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await violations(page)).toEqual([]);

  await test.step('the panel changes server, copy and colours of the page', async () => {
    const behaviour = page.getByLabel('服务的表现');
    await behaviour.selectOption('serverError');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await behaviour.selectOption('live');
    await page.getByLabel('查看详情').fill('了解一下');
    await expect(page.getByRole('link', { name: /了解一下/ })).toHaveCount(4);
    await page.getByLabel('主色', { exact: true }).fill('#ffd400');
    await expect(page.getByText(/contrast of/)).toBeVisible();
    const codes = page.getByLabel('下一个调用返回的错误码');
    await expect(codes.getByRole('option', { name: '795243 政策已失效，无法申报' })).toHaveCount(1);
  });

  await askToApply(page);
  await expect(page.getByText('请在上方登录示例账号。')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已登录' })).toBeVisible();
  await expect(page.getByText('请在上方登录示例账号。')).toHaveCount(0);

  await page.getByRole('button', { name: '立即申请' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: company }).check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '企业信息' })).toBeVisible();
  await fillApplication(page);
  await page.getByRole('checkbox').check();
  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith(`/order/user/product/${product.id}`),
  );
  await page.getByRole('button', { name: '提交申请' }).click();
  const { data } = (await (await sent).json()) as { data: { orderId: string; orderCode: string } };
  expect(data.orderCode).toMatch(/^DJ\d{14}$/);
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible();
  await expect(page.getByText(data.orderCode)).toBeVisible();

  // Again for the same company: the page shows the existing order.
  await page.getByRole('main').getByRole('link', { name: /产品/ }).click();
  await askToApply(page);
  await dialog.getByRole('radio', { name: company }).check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '该企业已申请此产品' })).toBeVisible();
  await expect(page.getByText(data.orderCode)).toBeVisible();
  await withdraw(server.url, data.orderId);
});
