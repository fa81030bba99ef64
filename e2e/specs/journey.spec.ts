import { expect, test } from '@playwright/test';
import { callsOf, sampleApplication } from '../support/calls.js';
import { openAs } from '../support/openAs.js';
import { TestServer } from '../support/server.js';
import {
  fillApplication,
  logIn,
  product,
  startApplication,
  submitApplication,
} from '../support/journey.js';

// A separate server: the sample company may have one open order for the product, and this test kills the process.
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

test('an enterprise gets a loan, and no confirmed step is lost when the server is killed', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/homePage$/);
  await expect(page.getByRole('heading', { name: '推荐产品' })).toBeVisible();

  await page.goto(`/productDetail/${product.id}`);
  await page.getByRole('button', { name: '立即申请' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(new RegExp(`/productDetail/${product.id}`));

  await startApplication(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await fillApplication(page);
  const code = await submitApplication(page);

  const staff = await openAs({ browser, server }, '13800000005', '/applicationManage');
  await staff
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('link')
    .click();
  await staff
    .getByRole('button', { name: /授信|通过|受理/ })
    .first()
    .click();
  const decision = staff.getByRole('dialog');
  await decision.getByRole('textbox').fill('资料齐全，同意授信');
  await decision.getByRole('button', { name: '通过申请' }).click();
  await expect(decision).toBeHidden();
  await expect(staff.getByText('已授信').first()).toBeVisible();

  await server.kill();
  await server.restart();
  await page.goto('/userCenter/orders');
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('已授信')).toBeVisible();
  await staff.reload();
  await staff.getByRole('button', { name: /放款/ }).first().click();
  const loan = staff.getByRole('dialog');
  await loan.getByLabel(/金额/).fill('80');
  await loan.getByLabel(/利率/).fill('4.2');
  await loan.getByLabel(/期限/).fill('12');
  await loan.getByRole('button', { name: /^确/ }).click();
  await expect(loan).toBeHidden();
  await expect(staff.getByText('银行已放款').first()).toBeVisible();

  await row.getByRole('link').first().click();
  await expect(page.getByRole('listitem').filter({ hasText: '银行放款' })).toBeVisible();
  await expect(page.getByText('资料齐全，同意授信').first()).toBeVisible();
  await page.getByRole('button', { name: /通知|消息/ }).click();
  await expect(page.getByText(new RegExp(`${code}.*银行已放款`)).first()).toBeVisible();
});

test('a granted line is given up, its bank is told, and the company may apply for the product again', async ({
  browser,
}) => {
  const [owner, officer] = ['13800000001', '13800000005'] as const;
  const [mine, theirs] = [await callsOf(server.url, owner), await callsOf(server.url, officer)];
  const application = await sampleApplication(mine);
  const path = `/order/user/product/${product.id}`;
  const { data: applied } = await mine('POST', path, application, 'journey-key-000001');
  const { orderId } = applied;
  const grant = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' };
  const { status } = await theirs('PUT', `/order/${orderId}/admin/accept`, grant);
  expect(status).toBe(200);

  const page = await openAs({ browser, server }, owner, `/loanDetail?orderId=${orderId}`);
  await page.getByRole('button', { name: '放弃授信' }).click();
  const question = page.getByRole('dialog', { name: '放弃授信' });
  await question.getByRole('button', { name: '放弃授信' }).click();
  await expect(page.getByText('授信已放弃').first()).toBeVisible();

  const staff = await openAs({ browser, server }, officer, '/msgCenter?noticeType=TRANSACTION');
  await staff
    .getByRole('link', { name: /申请人放弃授信/ })
    .first()
    .click();
  await expect(staff.getByText(/申请人放弃了授信，无需再放款/).first()).toBeVisible();
  await staff.goto(`/applicationManage?orderId=${orderId}`);
  await expect(staff.getByText('申请人放弃授信').first()).toBeVisible();
  await expect(staff.getByRole('button', { name: /放款/ })).toHaveCount(0);

  await page.getByRole('link', { name: '重新申请' }).click();
  await expect(page).toHaveURL(new RegExp(`/productDetail/${product.id}`));
  await startApplication(page);
  await expect(page.getByLabel('纳税信用等级')).toBeVisible();
});
