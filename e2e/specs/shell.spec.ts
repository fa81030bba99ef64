import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { logIn } from '../support/journey.js';
import { expectToFit, widths } from '../support/lookAt.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/sandboxTest.js';

const groups = {
  信用中介: ['诚信中介', '企业信息', '信用网站'],
  政务服务: ['惠企券公告'],
  企业服务: ['法律服务', '信用修复', '助企服务', '快捷服务'],
} as const;

const header = (page: Page) => page.getByRole('banner');
const group = (page: Page, name: string) => header(page).getByRole('button', { name });
const noWiderThan = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );

test('every group opens by click, one at a time, and closes on a press elsewhere', async ({
  page,
}) => {
  await page.goto('/aboutUs');
  for (const [name, labels] of Object.entries(groups)) {
    await group(page, name).click();
    await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
    for (const label of labels)
      await expect(header(page).getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
  }
  await expect(header(page).locator('[aria-expanded="true"]')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(header(page).locator('[aria-expanded="true"]')).toHaveCount(0);
});

test('a group is complete by keyboard: opened, walked through, left, closed', async ({ page }) => {
  await page.goto('/aboutUs');
  const button = group(page, '企业服务');
  await button.focus();
  await page.keyboard.press('Enter');
  const links = header(page).getByRole('list', { name: '企业服务' }).getByRole('link');
  await expect(links).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await links.nth(3).focus();
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/creditRecover$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('entries are highlighted on their pages and on those below them', async ({ page }) => {
  const current = [
    ['/loan', '普惠贷款'],
    ['/productDetail/100001', '普惠贷款'],
    ['/sixStability', '六稳六保'],
    ['/sixGuarantees', '六稳六保'],
    ['/policy', '政策在线'],
    ['/policyDetail/1', '政策在线'],
    ['/enterpriseDemands/list', '企业需求'],
  ] as const;
  for (const [path, label] of current) {
    await page.goto(path);
    await expect(header(page).locator('[aria-current="page"]'), path).toHaveText(label);
  }
  for (const [path, label] of [
    ['/honestAgent', '信用中介'],
    ['/yunCouponAnnouncement', '政务服务'],
    ['/helpingEnterprisesServe/list', '企业服务'],
  ] as const) {
    await page.goto(path);
    await expect(header(page).locator('[data-current]'), path).toHaveText(label);
  }
});

test('external sites open beside, know nothing of us, and the leaving is recorded', async ({
  page,
}) => {
  await page.goto('/loan');
  await group(page, '企业服务').click();
  const link = header(page).getByRole('link', { name: /法律服务/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(/离开本站/);
  const recorded = page.waitForRequest(/\/user\/log\/operation\/notInSys$/);
  await page.context().route('https://**', (route) => route.fulfill({ body: '' }));
  await link.click();
  expect((await recorded).postDataJSON()).toEqual({ target: 'LEGAL_SERVICE', path: '/loan' });
  await expect(page).toHaveURL(/\/loan$/);
});

test('the menu leads to pages that stand; others do not exist', async ({ page }) => {
  await page.goto('/homePage');
  await group(page, '信用中介').click();
  await expect(header(page).getByText('即将开放')).toHaveCount(0);
  await header(page)
    .getByRole('link', { name: /^诚信中介/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('诚信中介');
  await expect(page).toHaveTitle(/^诚信中介 - 垫江惠企平台$/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
});

test('visitors see the ways in; users of each role see their menu', async ({ page, server }) => {
  await page.goto('/aboutUs');
  for (const name of ['登录', '注册', /^机构登录/, /^政务登录/])
    await expect(header(page).getByRole('link', { name }).first()).toBeVisible();
  const menus = [
    ['13800000001', '普通用户', ['企业中心', '退出登录'], ['修改密码', '工作台']],
    ['13800000002', '普通用户', ['企业中心', '退出登录'], ['修改密码', '工作台']],
    ['13800000004', '代理人', ['企业中心', '修改密码', '退出登录'], ['工作台']],
    ['13800000005', '金融机构', ['工作台', '退出登录'], ['企业中心', '修改密码']],
    ['13800000006', '运营人员', ['工作台', '退出登录'], ['企业中心', '修改密码']],
    ['13800000007', '管理员', ['工作台', '退出登录'], ['企业中心', '修改密码']],
    ['13800000008', '后台人员', ['退出登录'], ['企业中心', '修改密码']],
  ] as const;
  for (const [phone, role, there, missing] of menus) {
    await page.context().clearCookies();
    await signIn(page, server.url, phone);
    await page.goto('/aboutUs');
    await header(page)
      .getByRole('button', { name: /用户菜单/ })
      .click();
    const menu = page.getByRole('dialog', { name: '用户菜单' });
    await expect(menu, phone).toContainText(role);
    for (const name of there)
      await expect(menu.getByText(name, { exact: true }), phone).toBeVisible();
    for (const name of missing)
      await expect(menu.getByText(name, { exact: true }), phone).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: '登录', exact: true })).toHaveCount(0);
  }
});

test('the coupon entry and the menu follow who is signed in', async ({ page, server }) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/aboutUs');
  await group(page, '政务服务').click();
  await header(page)
    .getByRole('link', { name: /惠企券申领/ })
    .click();
  await expect(page).toHaveURL(/\/yunCouponApply$/);
  await header(page)
    .getByRole('button', { name: /用户菜单/ })
    .click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a page behind a key: visitors log in and come back, others learn who may help', async ({
  page,
}) => {
  await page.goto('/userCenter');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/userCenter$/);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, '13800000008');
  await expect(page).not.toHaveURL(/\/login$/);
  await page.goto('/userCenter/orders');
  await expect(page).toHaveURL(/\/userCenter\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您没有查看这个页面的权限');
  await expect(page.getByRole('main')).toContainText('平台管理员');
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
});

test('pages without header and footer', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgetPassword', '/phoneGoToPC']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' }), path).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: '关于平台' }), path).toHaveCount(0);
  }
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its title and the shape of its layout', async ({ page }) => {
    await page.goto('/forgetPassword');
    await expect(page).toHaveTitle('找回密码 - 惠企');
    await expect(page.getByRole('link', { name: '普惠贷款' })).toHaveCount(0);
    await page.goto('/renewalProducts');
    await expect(page).toHaveTitle('续贷产品 - 惠企');
    await expect(page.getByRole('link', { name: '普惠贷款' })).toBeVisible();
    await expect(page.getByText('企业服务')).toBeVisible();
  });
});

test('the sheet of the menu holds everything, traps the focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/aboutUs');
  const button = header(page).getByRole('button', { name: '菜单' });
  await button.click();
  const sheet = page.getByRole('dialog', { name: '菜单' });
  for (const name of ['普惠贷款', '诚信中介', '法律服务', '机构登录', '注册'])
    await expect(sheet.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (let turn = 0; turn < 25; turn += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await sheet.getByRole('link', { name: /^信用修复/ }).click();
  await expect(page).toHaveURL(/\/creditRecover$/);
  await expect(sheet).toHaveCount(0);
});

test('the shell has no violations and no sideways scrolling at four widths', async ({ page }) => {
  for (const path of ['/phoneGoToPC', '/honestAgent', '/404', '/aboutUs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, path, [...widths, 360]);
  }
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of Object.keys(groups)) {
      await group(page, name).click();
      await expect(header(page).getByRole('list', { name })).toBeVisible();
      expect(await violations(page), name).toEqual([]);
      await noWiderThan(page, width);
    }
    await page.keyboard.press('Escape');
  }
});

test('the footer names the region’s partners, filings and contacts', async ({ page }) => {
  await page.goto('/404');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '023-74500000' })).toHaveAttribute(
    'href',
    'tel:02374500000',
  );
  await expect(footer).toContainText('工作日 09:30-18:30');
  for (const name of ['渝ICP备2026000231号-1', '渝公网安备50023102000231号'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  for (const [name, path] of [
    ['用户协议', '/userAgreement'],
    ['隐私政策', '/privacyPolicy'],
    ['关于我们', '/aboutUs'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  const logos = footer.getByRole('region', { name: '合作单位' }).getByRole('img');
  await expect(logos).toHaveCount(5);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a service worker of an earlier site is unregistered', async ({ page }) => {
  await page.addInitScript(() => {
    const registration = {
      unregister: async () => ((globalThis as { gone?: boolean }).gone = true),
    };
    navigator.serviceWorker.getRegistrations = async () =>
      [registration] as unknown as ServiceWorkerRegistration[];
  });
  await page.goto('/aboutUs');
  const gone = () => page.evaluate(() => (globalThis as { gone?: boolean }).gone);
  await expect.poll(gone).toBe(true);
});
