import { violations } from '../support/axe.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'orderAuthorisation' });

const owner = '13800000001';
const newcomer = '13800000002';
const paths = ['/product/auth?orderId=10000008', '/authorize/10000008'];

test('an order says whether the tax data may be read', async ({ page, server, sandbox }) => {
  await signIn(page, server.url, owner);
  await page.goto('/product/auth?orderId=10000008');
  await expect(page.getByRole('heading', { name: '涉税信息授权' })).toBeVisible();
  await expect(page.getByText('该企业已完成涉税信息授权。')).toBeVisible();
  await sandbox.failNext('validateTaxAuthorisation', '100500');
  await page.reload();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
});

test('a failed report says why', async ({ page, server, sandbox }) => {
  await signIn(page, server.url, owner);
  await page.goto('/authorize/10000008');
  await sandbox.failNext('getWechatReport', '100409', { message: '企业信息报告获取失败' });
  await page.getByRole('button', { name: '授权并获取报告' }).click();
  const dialog = page.getByRole('dialog', { name: '授权失败' });
  await expect(dialog.getByText('企业信息报告获取失败')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("another user's order is out of reach", async ({ page, server }) => {
  await signIn(page, server.url, newcomer);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('办理授权', { exact: true })).toHaveCount(0);
    await expect(page.getByText('重庆明月食品有限公司')).toHaveCount(0);
  }
});
