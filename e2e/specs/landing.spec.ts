import type { Page } from '@playwright/test';
import { logIn } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';

test.use({ data: 'landing' });

/** Key under which the visit keeps where to go after login. */
const targetKey = 'huiqi:return-target';

async function logInWithTarget(page: Page, phone: string, target: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [targetKey, target],
  );
  await logIn(page, phone);
  await expect(page).not.toHaveURL(/\/login/);
}

test('a guarded page is returned to with its query, after a word why one has to log in', async ({
  page,
}) => {
  await page.goto('/productApply?productId=100001&companyId=1');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('请先登录，登录后将回到刚才的页面')).toBeVisible();
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/productApply\?productId=100001&companyId=1/);
});

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'HTTPS:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  '/\u200b/evil.example/..//x',
  '@evil.example',
  '.evil.example',
  'evil.example/path',
  ' //evil.example',
  '/\\/evil.example',
  '/;@evil.example//',
  `/${'a'.repeat(3000)}`,
];

test('no stored target leads off the site', async ({ page }) => {
  test.setTimeout(240_000);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  page.on('dialog', (dialog) => visited.push(`dialog ${dialog.message()}`));
  await page.goto('/login');
  const own = new URL(page.url()).origin;
  // A path of the site counts, so that the others are refused for what they are.
  await logInWithTarget(page, '13800000001', '/loan?term=7-12');
  await expect(page).toHaveURL(`${own}/loan?term=7-12`);
  await page.context().clearCookies();
  for (const target of hostile) {
    await logInWithTarget(page, '13800000001', target);
    const { origin, pathname } = new URL(page.url());
    expect(origin, JSON.stringify(target)).toBe(own);
    expect(pathname, JSON.stringify(target)).not.toContain('evil');
    await page.context().clearCookies();
  }
  expect(visited.filter((url) => !url.startsWith(own))).toEqual([]);
});

test('an ordinary user is never sent to an admin page', async ({ page }) => {
  for (const target of ['/admin/correlationMap/network', '/ADMIN?x=1', '/applicationManage']) {
    await logInWithTarget(page, '13800000001', target);
    await expect(page).toHaveURL(/\/userCenter$/);
    await page.context().clearCookies();
  }
});

test('back-office staff land where the server sends them, and see no refusal', async ({ page }) => {
  await logInWithTarget(page, '13800000008', '/applicationManage');
  await expect(page).toHaveURL(/\/(?:msgCenter|homePage)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
  await expect(page.getByText('没有权限')).toHaveCount(0);
});

test('staff land at their desk', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, '13800000005');
  await expect(page).toHaveURL(/\/applicationManage$/);
});

test("an agent's complete area is kept on the device, and nobody else's", async ({ page }) => {
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto('/login');
  await logIn(page, '13800000004');
  await expect(page).not.toHaveURL(/\/login/);
  expect(await kept()).toContain('agent-area');
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, '13800000001');
  await expect(page).not.toHaveURL(/\/login/);
  expect(await kept()).not.toContain('agent-area');
});

for (const code of ['791214', '002004', '002005', '002006', '002007', '7931119']) {
  test(`a session that ran out (${code}) says why, and keeps what was typed`, async ({
    page,
    sandbox,
  }) => {
    await page.goto('/login');
    await logIn(page, '13800000001');
    await expect(page).toHaveURL(/\/userCenter$/);
    await page.goto('/productApply?productId=100001&companyId=1');
    await page.getByLabel('纳税信用等级').selectOption('A');
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByLabel(/申请金额/).fill('66');
    await page.getByLabel(/贷款用途/).fill('采购设备');
    await sandbox.failNext('getUnreadNoticeCount', code);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    const why = page.getByText('账号已过期，请重新登录，登录后将回到刚才的页面');
    await expect(why).toBeVisible();
    await page.context().clearCookies();
    await page.reload();
    await expect(why).toBeVisible();
    await logIn(page, '13800000001');
    await expect(page).toHaveURL(/\/productApply\?.*step=LOAN/);
    await expect(page.getByLabel(/申请金额/)).toHaveValue('66');
    await expect(page.getByLabel(/贷款用途/)).toHaveValue('采购设备');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/userCenter$/);
  });
}

test('after a logout the next user starts anew', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/userCenter$/);
  await page.goto('/enterpriseInformation');
  await page.getByRole('button', { name: /用户菜单|明月食品/ }).click();
  await page
    .getByRole('button', { name: '退出登录' })
    .or(page.getByRole('menuitem', { name: '退出登录' }))
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('您已退出登录')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('');
  await logIn(page, '13800000002');
  await expect(page).toHaveURL(/\/userCenter$/);
});
