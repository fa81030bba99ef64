import type { Page } from '@playwright/test';
import { receiveCode } from '../support/account.js';
import { violations } from '../support/axe.js';
import { logIn } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

// Companies are bound and authorised on the way.
test.use({ data: 'applyEntry' });

const owner = '13800000001';
const newcomer = '13800000002';
const agent = '13800000004';
const officer = '13800000005';

const platformProduct = '100703';
const externalProduct = '100704';
const gone = '100705';
const ofOtherProvince = '100712';
const ofOtherCounty = '100901';

const refusal = '不在您的服务地区，无法申请！';
const authorised = '重庆明月食品有限公司';
const open = '重庆桂溪机械有限公司';

// A product of another platform has a button of another name.
const apply = (page: Page) => page.getByRole('button', { name: /^(立即申请|前往办理)$/ });

async function start(page: Page, productId: string): Promise<void> {
  await page.goto(`/productDetail/${productId}`);
  await apply(page).click();
}

/** Chooses the company that is current, which is authorised. */
async function chooseFirst(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '下一步' }).click();
}

test('a visitor logs in and comes back to the product', async ({ page }) => {
  await start(page, '100003');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, owner);
  await expect(page).toHaveURL(/\/productDetail\/100003/);
  await apply(page).click();
  await expect(page.getByRole('dialog', { name: '选择申请企业' })).toBeVisible();
});

test('an authorised company of the region gets the form, by an ordinary product and by one of the platform', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  for (const productId of ['100003', platformProduct]) {
    await start(page, productId);
    await chooseFirst(page);
    await expect(page).toHaveURL(new RegExp(`/productApply\\?productId=${productId}&companyId=1`));
  }
});

test('staff are told that they cannot apply', async ({ page, server }) => {
  await signIn(page, server.url, officer);
  await start(page, '100003');
  await expect(page.getByText('工作人员账号不能申请贷款')).toBeVisible();
});

test('an external platform is named before it opens, to a visitor too', async ({ page }) => {
  await start(page, externalProduct);
  const dialog = page.getByRole('dialog', { name: '前往外部平台办理' });
  const link = dialog.getByRole('link', { name: /前往办理/ });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(apply(page)).toBeFocused();
});

test('a company of another county is refused: the dialog goes by itself, both regions stay', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await start(page, ofOtherCounty);
  await chooseFirst(page);
  const dialog = page.getByRole('dialog', { name: '无法申请' });
  await expect(dialog.getByRole('alert')).toHaveText(refusal);
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('alert').filter({ hasText: refusal });
  await expect(notice).toContainText('面向重庆市忠县的企业');
  await expect(notice).toContainText('注册在重庆市垫江县');
  await expect(apply(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await notice.getByRole('button', { name: '换一家企业申请' }).click();
  await expect(page.getByRole('dialog', { name: '选择申请企业' })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseAgainAndLeave(page);
});

async function chooseAgainAndLeave(page: Page): Promise<void> {
  await apply(page).click();
  await chooseFirst(page);
  const local = page.getByRole('link', { name: '查看本地区产品' });
  await local.click();
  await expect(page).toHaveURL(/\/loan$/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('an agent of another province is refused before a company is asked for', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, agent);
  await start(page, ofOtherProvince);
  const dialog = page.getByRole('dialog', { name: '无法申请' });
  await expect(dialog.getByRole('alert')).toHaveText(refusal);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('alert').filter({ hasText: refusal });
  await expect(notice).toContainText('您的服务地区为重庆市。');
  await expect(apply(page)).toBeFocused();
});

test('a company that is not authorised is authorised on the way', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, owner);
  await start(page, '100003');
  await page.getByRole('dialog').getByText(open).click();
  await page.getByRole('dialog').getByRole('button', { name: '下一步' }).click();
  const dialog = page.getByRole('dialog', { name: '企业授权认证' });
  await dialog.getByLabel(/身份证/).fill('11010519491231002X');
  await dialog.getByLabel(/手机/).fill('13800000001');
  await receiveCode(page, sandbox, '13800000001');
  await dialog.getByLabel('纳税信息').check();
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await expect(page).toHaveURL(/\/productApply\?productId=100003&companyId=2/);
});

test('a user without a company binds one first', async ({ page, server }) => {
  await signIn(page, server.url, newcomer);
  await start(page, '100003');
  const dialog = page.getByRole('dialog', { name: '绑定企业' });
  await dialog.getByLabel(/信用代码/).fill('91500231MA500Y6G9M');
  await dialog.getByLabel(/企业名称/).fill('垫江县示范食品有限公司');
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(page.getByRole('dialog', { name: '企业授权认证' })).toBeVisible();
});

test('products that are gone are announced and lead to the market, from the region check too', async ({
  page,
  server,
  sandbox,
}) => {
  await page.goto(`/productDetail/${gone}`);
  await expect(page.getByText('该产品已被下架').first()).toBeVisible();
  await expect(page).toHaveURL(/\/loan$/);
  await signIn(page, server.url, owner);
  await start(page, '100003');
  await sandbox.failNext('checkCompanyRegion', '100404', { message: '产品不存在' });
  await chooseFirst(page);
  await expect(page.getByText('产品不存在').first()).toBeVisible();
  await expect(page).toHaveURL(/\/loan$/);
});

test.describe('insurer-style addresses', () => {
  test('show the own order by its id, the list without one, and nobody else what it is', async ({
    page,
    server,
  }) => {
    await signIn(page, server.url, owner);
    await page.goto('/cIGNAOrderDetails?orderStatus=APPROVAL_SUCCESS');
    const row = page
      .getByRole('row')
      .filter({ hasText: /DJ\d{14}/ })
      .first();
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cIGNAOrderDetails\?orderId=\d+/);
    await expect(page.getByText(/DJ\d{14}/).first()).toBeVisible();
    const address = page.url();
    await signIn(page, server.url, newcomer);
    await page.goto(address);
    await expect(page.getByText(/DJ\d{14}/)).toHaveCount(0);
  });

  test('list the authorised companies', async ({ page, server }) => {
    await page.goto('/cIGNAWhite');
    await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
    await signIn(page, server.url, owner);
    await page.goto('/cIGNAWhite');
    await expect(page.getByRole('row', { name: new RegExp(authorised) })).toContainText('已授权');
    expect(await violations(page)).toEqual([]);
  });

  test('print nothing of a failure that stands in the address', async ({ page, server }) => {
    await signIn(page, server.url, owner);
    const text = '请致电 000 转账';
    await page.goto(`/cIGNAFail?productId=100001&failReason=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('请致电')).toHaveCount(0);
  });
});
