import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { logIn } from '../support/journey.js';
import { readSettled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

const header = (page: Page) => page.getByRole('banner');
const group = (page: Page, name: string) => header(page).getByRole('button', { name });

test('the menu is complete by click, by keyboard and on a small screen, and leads to pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const registration = {
      unregister: async () => ((globalThis as { gone?: boolean }).gone = true),
    };
    navigator.serviceWorker.getRegistrations = async () =>
      [registration] as unknown as ServiceWorkerRegistration[];
  });
  await page.goto('/aboutUs');
  const expanded = header(page).locator('[aria-expanded="true"]');

  await test.step('groups open by click, one at a time, and close on a press elsewhere', async () => {
    for (const [name, labels] of Object.entries({
      信用中介: ['诚信中介', '企业信息', '信用网站'],
      政务服务: ['惠企券公告'],
      企业服务: ['法律服务', '信用修复', '助企服务', '快捷服务'],
    })) {
      await group(page, name).click();
      await expect(expanded).toHaveText(name);
      for (const label of labels)
        await expect(
          header(page).getByRole('link', { name: new RegExp(`^${label}`) }),
        ).toBeVisible();
      expect(await violations(page), name).toEqual([]);
    }
    await page.getByRole('heading', { level: 1 }).click();
    await expect(expanded).toHaveCount(0);
  });

  const button = group(page, '企业服务');
  await test.step('by keyboard a group is opened, walked through, left, closed', async () => {
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
    await expect(expanded).toHaveCount(0);
    await page.keyboard.press('Enter');
    await links.nth(3).focus();
    await page.keyboard.press('Tab');
    await expect(expanded).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/creditRecover$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(expanded).toHaveCount(0);
    await expect(header(page).locator('[data-active]')).toHaveText('企业服务');
  });

  await test.step('another site opens beside, knows nothing of us, and the leaving is recorded', async () => {
    await button.click();
    const link = header(page).getByRole('link', { name: /法律服务/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/离开本站/);
    const recorded = page.waitForRequest(/\/user\/log\/operation\/notInSys$/);
    await page.context().route('https://**', (route) => route.fulfill({ body: '' }));
    await link.click();
    expect((await recorded).postDataJSON()).toEqual({
      target: 'LEGAL_SERVICE',
      path: '/creditRecover',
    });
    await expect(page).toHaveURL(/\/creditRecover$/);
  });

  await test.step('on a small screen a sheet holds everything, keeps the focus and returns it', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const open = header(page).getByRole('button', { name: '菜单' });
    await open.click();
    const sheet = page.getByRole('dialog', { name: '菜单' });
    for (const name of ['普惠贷款', '诚信中介', '法律服务', '机构登录', '注册'])
      await expect(sheet.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (let turn = 0; turn < 25; turn += 1) await page.keyboard.press('Tab');
    const isInside = () => document.activeElement?.closest('[role=dialog]') !== null;
    expect(await page.evaluate(isInside)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.click();
    await sheet.getByRole('link', { name: /^诚信中介/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('诚信中介');
    await expect(page).toHaveTitle(/^诚信中介 - 垫江惠企平台$/);
    await expect(sheet).toHaveCount(0);
  });

  // A worker of an earlier site is unregistered at the start.
  expect(await page.evaluate(() => (globalThis as { gone?: boolean }).gone)).toBe(true);
});

test('an unknown address says so, above the pictures of the region’s partners', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '023-74500000' })).toBeVisible();
  const logos = footer.getByRole('region', { name: '合作单位' }).getByRole('img');
  await expect(logos).toHaveCount(5);
  for (const logo of await readSettled(page, () => logos.all())) {
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a page behind a key: visitors log in and come back, and leave; others learn who may help', async ({
  page,
}) => {
  await page.goto('/userCenter');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/userCenter$/);
  await expect(header(page).getByRole('link', { name: '登录', exact: true })).toHaveCount(0);
  await group(page, '政务服务').click();
  await header(page)
    .getByRole('link', { name: /惠企券申领/ })
    .click();
  await expect(page).toHaveURL(/\/yunCouponApply$/);
  await header(page)
    .getByRole('button', { name: /用户菜单/ })
    .click();
  const menu = page.getByRole('dialog', { name: '用户菜单' });
  await expect(menu).toContainText('普通用户');
  await expect(menu.getByText('企业中心', { exact: true })).toBeVisible();
  for (const name of ['修改密码', '工作台'])
    await expect(menu.getByText(name, { exact: true })).toHaveCount(0);
  await menu.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, '13800000008');
  await expect(page).not.toHaveURL(/\/login$/);
  await page.goto('/userCenter/orders');
  await expect(page).toHaveURL(/\/userCenter\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您没有查看这个页面的权限');
  await expect(page.getByRole('main')).toContainText('平台管理员');
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that the server does not draw has its title and the shape of its layout', async ({
    page,
  }) => {
    await page.goto('/forgetPassword');
    await expect(page).toHaveTitle('找回密码 - 惠企');
    await expect(page.getByRole('link', { name: '普惠贷款' })).toHaveCount(0);
    await page.goto('/renewalProducts');
    await expect(page).toHaveTitle('续贷产品 - 惠企');
    await expect(page.getByRole('link', { name: '普惠贷款' })).toBeVisible();
    await expect(page.getByText('企业服务')).toBeVisible();
  });
});
