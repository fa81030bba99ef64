import type { Page } from '@playwright/test';
import { fillCompany, fillContact, fillLoan, next, openForm } from '../support/applyForm.js';
import { company, logIn } from '../support/journey.js';
import { followRequests } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';
import { withoutSession } from '../support/withoutSession.js';

test.use({ data: 'applications' });

const owner = '13800000001';
/** Sample products that nobody has applied for (apps/server/README.md). */
const products = { monthly: '100707', guaranteed: '100710', platform: '100703' };

const submit = (page: Page) => page.getByRole('button', { name: '提交申请' });

/** From the step of the loan to the review, whose agreement is accepted. */
async function toReview(page: Page, amount: string): Promise<void> {
  await fillLoan(page, amount);
  await next(page).click();
  await fillContact(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: '核对信息' })).toBeVisible();
  await page.getByRole('checkbox').check();
}

test('an application is saved on one device, continued and submitted on another', async ({
  page,
  server,
  browser,
}) => {
  await signIn(page, server.url, owner);
  // No company is selected automatically.
  await page.goto(`/productApply?productId=${products.monthly}`);
  await page.getByRole('button', { name: '选择申请企业' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(company) }).check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/companyId=1/);
  await fillCompany(page, '周志强');
  await next(page).click();
  await page.getByLabel(/申请金额/).fill('36');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/productApply\?.*orderId=[\w-]+/);
  await expect(page.getByRole('heading', { level: 2, name: '贷款需求' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  const other = await context.newPage();
  await signIn(other, server.url, owner);
  await other.goto('/userCenter/orders?orderStatus=SAVE_NOT_SUBMIT');
  await other.getByRole('link', { name: /继续填写.*商户月供贷/ }).click();
  await expect(other.getByText(/已恢复您于/)).toBeVisible();
  await expect(other.getByLabel('法定代表人')).toHaveValue('周志强');
  await next(other).click();
  await expect(other.getByLabel(/申请金额/)).toHaveValue('36');
  await toReview(other, '36');
  await submit(other).click();
  await expect(other.getByRole('heading', { name: '申请已提交' })).toBeVisible();
  await context.close();

  // The first device learns that it was submitted, and creates no second order.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '该企业已申请此产品' })).toBeVisible();
  await page.getByRole('link', { name: '查看申请进度' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
});

test('what was typed survives a reload, a closed tab, a crash and a session that ran out', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await openForm(page, products.guaranteed);
  await fillCompany(page, '李雷');
  await next(page).click();
  await page.getByLabel(/贷款用途/).fill('扩建厂房');
  await expect(page).toHaveURL(/step=LOAN/);
  await expect(page.getByText('已自动保存')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/贷款用途/)).toHaveValue('扩建厂房');
  const address = page.url();

  const crashed = await page.context().newPage();
  await crashed.goto(address);
  await crashed.getByLabel(/申请金额/).fill('55');
  // A draft is written once the input has been painted.
  const stored = () => crashed.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toMatch(/loanAmount\W+55\W/);
  const session = await crashed.context().newCDPSession(crashed);
  const gone = crashed.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await gone;

  const again = await page.context().newPage();
  const loaded = followRequests(again);
  await again.goto(address);
  await expect(again.getByLabel(/申请金额/)).toHaveValue('55');
  await expect(again.getByLabel(/贷款用途/)).toHaveValue('扩建厂房');

  await loaded();
  await withoutSession(again, () =>
    again.getByRole('button', { name: '保存', exact: true }).click(),
  );
  await logIn(again, owner);
  await expect(again).toHaveURL(/\/productApply\?.*step=LOAN/);
  await expect(again.getByLabel(/申请金额/)).toHaveValue('55');
});

test('a double click, the way back and a second tab make one order', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await openForm(page, products.platform);
  const tab = await page.context().newPage();
  await fillCompany(page, '周志强');
  await next(page).click();
  await toReview(page, '80');
  await tab.goto(page.url());
  await expect(tab.getByRole('heading', { name: '核对信息' })).toBeVisible();
  await tab.getByRole('checkbox').check();
  await submit(page).dblclick();
  await expect(page).toHaveURL(/\/productStatus\?orderId=[\w-]+$/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  // The product continues at its bank, which is announced before leaving.
  await expect(page.getByRole('link', { name: /^前往.*平台$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '该企业已申请此产品' })).toBeVisible();

  await submit(tab).click();
  await expect(tab).toHaveURL(new RegExp(`/(?:productStatus|applyFail)\\?orderId=${orderId}`));
  await page.goto('/userCenter/orders');
  await expect(page.getByRole('row', { name: /园区贷/ })).toHaveCount(1);
});
