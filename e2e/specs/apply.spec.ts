import type { Page } from '@playwright/test';
import { fillCompany, fillContact, fillLoan, next, openForm } from '../support/applyForm.js';
import { violations } from '../support/axe.js';
import { logIn } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'apply' });

const owner = '13800000001';
const agent = '13800000004';
/** Sample products that nobody has applied for (apps/server/README.md). */
const products = {
  monthly: '100707',
  guaranteed: '100710',
  platform: '100703',
  tax: '100711',
  pledge: '100709',
};

const submit = (page: Page) => page.getByRole('button', { name: '提交申请' });

/** From the first step to the review, whose agreement is accepted. */
async function toReview(page: Page, amount: string): Promise<void> {
  await fillCompany(page, '周志强');
  await next(page).click();
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
  await openForm(page, products.monthly);
  await fillCompany(page, '周志强');
  await next(page).click();
  await page.getByLabel(/申请金额/).fill('36');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/已保存，可在/)).toBeVisible();
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
  await fillLoan(other, '36');
  await next(other).click();
  await fillContact(other);
  await next(other).click();
  await other.getByRole('checkbox').check();
  await submit(other).click();
  await expect(other).toHaveURL(/\/productStatus\?orderId=[\w-]+$/);
  await expect(other.getByRole('heading', { name: '申请已提交' })).toBeVisible();
  await context.close();

  // The first device learns that it is submitted, and makes no second order of it.
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
  await expect(page.getByRole('heading', { level: 2, name: '贷款需求' })).toBeVisible();
  await expect(page.getByLabel(/贷款用途/)).toHaveValue('扩建厂房');
  const address = page.url();

  const crashed = await page.context().newPage();
  await crashed.goto(address);
  await crashed.getByLabel(/申请金额/).fill('55');
  // A draft is written once the letter has been painted.
  const stored = () => crashed.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toMatch(/loanAmount\W+55\W/);
  const session = await crashed.context().newCDPSession(crashed);
  const gone = crashed.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await gone;

  const again = await page.context().newPage();
  await again.goto(address);
  await expect(again.getByLabel(/申请金额/)).toHaveValue('55');
  await expect(again.getByLabel(/贷款用途/)).toHaveValue('扩建厂房');

  await again.context().clearCookies();
  await again.getByRole('button', { name: '保存', exact: true }).click();
  await expect(again).toHaveURL(/\/login$/);
  await logIn(again, owner);
  await expect(again).toHaveURL(/\/productApply\?.*step=LOAN/);
  await expect(again.getByRole('heading', { level: 2, name: '贷款需求' })).toBeVisible();
  await expect(again.getByLabel(/申请金额/)).toHaveValue('55');
  await again.goBack();
  await again.goto(address.replace('step=LOAN', 'step=COMPANY'));
  await expect(again.getByLabel('法定代表人')).toHaveValue('李雷');
});

test("one company's draft is not in another's form", async ({ page, server }) => {
  await signIn(page, server.url, agent);
  await openForm(page, products.pledge, '5');
  await page.getByLabel('法定代表人').fill('甲公司法人');
  await expect(page.getByText('已自动保存')).toBeVisible();
  await openForm(page, products.pledge, '6');
  const legal = page.getByLabel('法定代表人');
  await expect(legal).not.toHaveValue('');
  await expect(legal).not.toHaveValue('甲公司法人');
  await openForm(page, products.pledge, '5');
  await expect(legal).toHaveValue('甲公司法人');
});

test('no company is taken unasked', async ({ page, server, sandbox }) => {
  await signIn(page, server.url, owner);
  for (const id of ['', '&companyId=', '&companyId=99999', '&companyId=5']) {
    await page.goto(`/productApply?productId=${products.pledge}${id}`);
    await expect(page.getByText('还没有选择申请企业')).toBeVisible();
    await expect(next(page)).toHaveCount(0);
  }
  await sandbox.failNext('listApplyCompanies', '100500', { times: 4 });
  await page.goto(`/productApply?productId=${products.pledge}&companyId=1`);
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(next(page)).toHaveCount(0);
});

test('the head names what is applied for; known facts are text; the contact is nobody yet', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await openForm(page, products.pledge);
  await expect(page.getByRole('heading', { level: 1, name: '申请仓单通' })).toBeVisible();
  const head = page.getByRole('main').locator('header').first();
  for (const text of ['重庆明月食品有限公司', '最高额度', '年利率'])
    await expect(head).toContainText(text);
  await expect(page.getByRole('textbox', { name: /企业名称|信用代码/ })).toHaveCount(0);
  await toReview(page, '150');
  const summary = page.getByRole('region', { name: '申请概要' });
  for (const text of ['仓单通', '重庆明月食品有限公司', '%', '首期还款'])
    await expect(summary).toContainText(text);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: '联系人' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: '贷款需求' })).toBeVisible();
});

test('a double click, the way back and a second tab make one order', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await openForm(page, products.platform);
  const tab = await page.context().newPage();
  await toReview(page, '80');
  await tab.goto(page.url());
  await expect(tab.getByRole('heading', { name: '核对信息' })).toBeVisible();
  await tab.getByRole('checkbox').check();
  await submit(page).dblclick();
  await expect(page).toHaveURL(/\/productStatus\?orderId=[\w-]+$/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  // The product goes on at its bank: said before anybody leaves.
  const leave = page.getByRole('link', { name: /^前往.*平台$/ });
  await expect(leave).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByText(/您将离开本平台/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '该企业已申请此产品' })).toBeVisible();
  await expect(next(page)).toHaveCount(0);

  await submit(tab).click();
  await expect(tab).toHaveURL(new RegExp(`/(?:productStatus|applyFail)\\?orderId=${orderId}`));
  await page.goto('/userCenter/orders');
  await expect(page.getByRole('row', { name: /园区贷/ })).toHaveCount(1);
});

test('a result page prints nothing from its address, and claims nothing without an order', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  const forged = '请立即向以下账户汇款';
  for (const path of [
    `/applyFail?productId=100001&failReason=${forged}`,
    `/applyFail?failReason=${forged}&msg=${forged}`,
    `/productStatus?msg=${forged}&orderStatus=${forged}`,
    '/productStatus',
    '/applyFail',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '没有要查看的申请' })).toBeVisible();
    await expect(page.getByText(forged)).toHaveCount(0);
    await expect(page.getByText('申请已提交')).toHaveCount(0);
  }
  await page.goto(`/applyFail?productId=100001&failReason=OUT_OF_REGION&msg=${forged}`);
  await expect(page.getByText('企业所在地不在该产品的服务地区')).toBeVisible();
  await expect(page.getByText(forged)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /咨询银行/ })).toHaveAttribute('href', /^tel:/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '查看贷款产品' }).click();
  await expect(page).toHaveURL(/\/loan$/);
});

test('who may not apply is told before the form', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await page.goto(`/productApply?productId=${products.pledge}&companyId=2`);
  await expect(page.getByText('企业尚未授权，请先完成授权')).toBeVisible();
  await page.getByRole('link', { name: '去授权' }).click();
  await expect(page).toHaveURL(/\/userCenter\/companies/);
});

test('a product that is decided on tax data checks the consent first', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, owner);
  await openForm(page, products.tax);
  await toReview(page, '30');
  await expect(page.getByText('该企业已完成涉税信息授权。')).toBeVisible();
  await sandbox.failNext('validateTaxAuthorisation', '100500');
  await submit(page).click();
  await expect(page.getByText('提交未成功')).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL(/\/productStatus\?orderId=/);
});

test('a form is filled in with the keyboard alone, also on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, server.url, agent);
  await openForm(page, products.guaranteed, '8');
  await page.getByLabel('法定代表人').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('韩梅梅');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A');
  await page.getByLabel('法定代表人').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: '贷款需求' })).toBeFocused();
  // The buttons stay in reach however long the step is.
  await expect(next(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/申请金额/)).toBeFocused();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(375);
  expect(await violations(page)).toEqual([]);
});
