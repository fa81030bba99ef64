import { violations } from '../support/axe.js';
import { company } from '../support/journey.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/sandboxTest.js';

test.use({ data: 'userCentre' });

const owner = '13800000001';
const newcomer = '13800000002';

test('the overview says what waits, and each entry leads to it', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter');
  const heading = page.getByRole('heading', { level: 1, name: '企业中心' });
  await expect(heading).toBeVisible();
  const todos = page.getByRole('region', { name: '待办事项' }).getByRole('listitem');
  await expect(todos.filter({ hasText: '等待放款' }).first()).toContainText(company);
  await expect(todos.filter({ hasText: '还没有提交' }).first()).toBeVisible();
  await expect(todos.filter({ hasText: '还没有完成企业认证' })).toHaveCount(1);
  await todos
    .filter({ hasText: '条未读消息' })
    .getByRole('link', { name: /查看消息/ })
    .click();
  await expect(page).toHaveURL(/\/userCenter\/notices$/);
  await page.goBack();
  await todos
    .filter({ hasText: '等待放款' })
    .first()
    .getByRole('link', { name: /^查看申请/ })
    .click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
});

test('counts lead to lists of exactly that many', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter');
  for (const label of ['全部申请', '申请中', '已授信', '已放款']) {
    const count = page.getByRole('link', { name: new RegExp(`^${label} ?\\d+$`) });
    await expect(count).toBeVisible();
    const number = /\d+/.exec(await count.innerText())?.[0];
    await count.click();
    await expect(page).toHaveURL(/\/userCenter\/orders/);
    await expect(page.getByText(`共${number}笔申请`).first()).toBeVisible();
    await page.goto('/userCenter');
  }
});

test('a new user has one clear next step', async ({ page, server }) => {
  await signIn(page, server.url, newcomer);
  await page.goto('/userCenter');
  await expect(page.getByRole('heading', { name: '先添加您的企业' })).toBeVisible();
  await expect(page.getByRole('link', { name: '申请贷款' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '添加企业' }).click();
  await expect(page).toHaveURL(/\/userCenter\/companies/);
});

test('every page has an address of its own, marked in the navigation and kept on reload', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter');
  const navigation = page.getByRole('navigation', { name: '企业中心' });
  await expect(navigation).toBeVisible();
  const entries = await navigation.getByRole('link').all();
  const paths = await Promise.all(entries.map((entry) => entry.getAttribute('href')));
  expect(paths.length).toBeGreaterThanOrEqual(5);
  for (const path of paths) {
    await navigation.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(`${server.url}${path}`);
    await page.reload();
    const current = navigation.locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', String(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('即将开放')).toHaveCount(0);
  }
});

test('names of pages in the query lead to the pages', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  for (const [query, address] of [
    ['whichPage=noticeCenter&noticeStatus=READ', '/userCenter/notices?noticeStatus=READ'],
    ['whichPage=orders', '/userCenter/orders'],
    ['whichPage=no-such-page', '/userCenter?whichPage=no-such-page'],
  ]) {
    await page.goto(`/userCenter?${query}`);
    await expect(page).toHaveURL(`${server.url}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the nickname is changed where it is shown, and checked before', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  await page.getByRole('button', { name: '修改昵称和头像' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(/^昵称/);
  await field.fill('');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(field).toBeFocused();
  await expect(dialog.getByText('请输入昵称')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field.fill('明月食品财务');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('修改成功')).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: /^用户菜单/ });
  await expect(menu).toHaveAccessibleName(/明月食品财务/);
  await page.reload();
  await expect(page.getByRole('main').getByText('明月食品财务')).toBeVisible();
});

test('the password dialog has an address, over any page of the centre', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  await page.getByRole('link', { name: '修改密码' }).click();
  await expect(page).toHaveURL(/\/userCenter\/profile\?dialog=password$/);
  await expect(page.getByRole('dialog', { name: /密码/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: /密码/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/userCenter\/profile$/);
  await page.goto('/userCenter?dialog=password');
  await expect(page.getByRole('dialog', { name: /密码/ })).toBeVisible();
});

test('on a phone the navigation is a row of tabs that shows the current one', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  const current = page
    .getByRole('navigation', { name: '企业中心' })
    .getByRole('link', { name: '账号设置' });
  await expect(current).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(375);
});

test('a part that cannot be read says so and can be tried again; the others are there', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, owner);
  await sandbox.failNext('listOrders', '100500', { times: 50 });
  await page.goto('/userCenter');
  const waiting = page.getByRole('region', { name: '待办事项' });
  await expect(waiting.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByRole('region', { name: '最新消息' }).getByRole('link').nth(1),
  ).toBeVisible();
  await sandbox.clear();
  await waiting.getByRole('button', { name: '重试' }).click();
  await expect(waiting.getByText('等待放款').first()).toBeVisible();
});

test('a failed delete says so and keeps the notices', async ({ page, server, sandbox }) => {
  await signIn(page, server.url, newcomer);
  await page.goto('/userCenter/notices');
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await sandbox.failNext('deleteNotices', '100500');
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(/系统繁忙|删除失败/).first()).toBeVisible();
  await expect(page.getByText('已选10条', { exact: true })).toBeVisible();
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('a picture is uploaded, and shown in profile and header', async ({ page, server }) => {
  await signIn(page, server.url, newcomer);
  await page.goto('/userCenter/profile');
  await page.getByRole('button', { name: '修改昵称和头像' }).click();
  const dialog = page.getByRole('dialog');
  const stored = page.waitForResponse(/\/user\/upload$/);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  expect((await stored).ok()).toBe(true);
  await expect(dialog.getByText('更换头像').first()).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  for (const landmark of ['banner', 'main'] as const)
    await expect(page.getByRole(landmark).locator('img[src*="/user/file?key="]')).toHaveCount(1);
});
