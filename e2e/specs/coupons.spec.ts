import { pdf } from '../support/sampleFiles.js';
import { openAs } from '../support/openAs.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
const operator = '13800000006';
const company = '重庆明月食品有限公司';

test('an application for a coupon is returned, corrected and approved; the coupon is used and published', async ({
  browser,
  server,
}) => {
  const site = { browser, server };
  const page = await openAs(site, owner, '/yunCouponApply');
  const main = page.getByRole('main');
  const amount = page.getByLabel('合同金额');
  await amount.fill('60000');
  await expect(page.getByRole('region', { name: '优惠测算' })).toContainText('42,000.00');
  await page.getByLabel('服务机构').fill('重庆云桥软件服务有限公司');
  await page.getByLabel('联系人').fill('王明月');
  await page.getByLabel('联系电话').fill('13900000001');
  await page
    .getByLabel('上传服务合同')
    .setInputFiles({ name: '服务合同.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: /删除 服务合同/ })).toBeVisible();
  // What was typed survives a reload, the file too.
  await page.reload();
  await expect(amount).toHaveValue('60,000');
  await expect(page.getByRole('button', { name: /删除 服务合同/ })).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).dblclick();
  await expect(page).toHaveURL(/\/coupon\/user\/detail\//);
  const id = page.url().split('/').at(-1) ?? '';

  const desk = await openAs(site, operator, '/couponManage?auditState=PENDING');
  await desk.locator(`a[href^="/couponManage/${id}"]`).click();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /下载 服务合同/ }).click();
  expect((await download).suggestedFilename()).toBe('服务合同.pdf');
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('button', { name: '退回补正' }).click();
  await dialog.getByLabel('原因').fill('请补充双方盖章页');
  await dialog.getByRole('button', { name: '退回补正' }).click();
  await expect(desk.getByRole('main')).toContainText('等待企业补正');

  await page.reload();
  await page.getByRole('link', { name: '补正并重新提交' }).click();
  await expect(page.getByText('退回原因：请补充双方盖章页')).toBeVisible();
  await amount.fill('65000.5');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(new RegExp(`/coupon/user/detail/${id}$`));
  await expect(main).toContainText('补正后重新提交');

  await desk.reload();
  await desk.getByRole('button', { name: '通过并发券' }).click();
  await dialog.getByLabel('核定金额').fill('19500.15');
  await dialog.getByRole('button', { name: '通过并发券 19,500.15元' }).click();
  await expect(desk.getByRole('main')).toContainText('审核通过');

  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  await expect(page.getByText('惠企券申请：审核通过').first()).toBeVisible();
  await page.goto('/coupon/user');
  const ticket = page.getByRole('listitem').filter({ hasText: '19,500.15' });
  await ticket.getByRole('button', { name: /使用/ }).click();
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible();
  await page.getByRole('button', { name: '确认使用 19,500.15元' }).click();
  await expect(ticket).toHaveCount(0);
  await page.getByRole('link', { name: /^已使用/ }).click();
  await expect(ticket).toContainText('已使用');
  await page.goto(`/coupon/list?companyName=${encodeURIComponent(company)}`);
  await expect(page.getByRole('row', { name: /65,000\.50/ })).toContainText('19,500.15');
});
