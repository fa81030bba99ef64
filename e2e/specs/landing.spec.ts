import type { Page } from '@playwright/test';
import { logIn } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';

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

test('no stored target leads off the site, nor an ordinary user to an admin page', async ({
  page,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto('/login');
  const own = new URL(page.url()).origin;
  const agent = '13800000004';
  const applicant = '13800000001';
  // A path of the site counts, so that the others are refused for what they are.
  for (const [phone, target, landed] of [
    [agent, '/loan?term=7-12', '/loan?term=7-12'],
    [applicant, '/\\evil.example', '/userCenter'],
    [applicant, '/admin/correlationMap/network', '/userCenter'],
  ] as const) {
    await logInWithTarget(page, phone, target);
    await expect(page).toHaveURL(own + landed);
    // An agent's area is stored on the device until somebody else logs in.
    const kept = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(async () => (await kept()).includes('agent-area')).toBe(phone === agent);
    await page.context().clearCookies();
  }
  expect(visited.filter((url) => !url.startsWith(own))).toEqual([]);
});

test('staff land at their desk, others of the back office where the server sends them', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, '13800000005');
  await expect(page).toHaveURL(/\/applicationManage$/);
  await page.context().clearCookies();
  await logInWithTarget(page, '13800000008', '/applicationManage');
  await expect(page).toHaveURL(/\/(?:msgCenter|homePage)$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/没有|出现异常/);
});

test('a guarded page is returned to after a word why; a session that ran out keeps what was typed', async ({
  page,
  sandbox,
}) => {
  await page.goto('/productApply?productId=100001&companyId=1');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('请先登录，登录后将回到刚才的页面')).toBeVisible();
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/productApply\?productId=100001&companyId=1/);
  await page.getByLabel('纳税信用等级').selectOption('A');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel(/申请金额/).fill('66');
  await page.getByLabel(/贷款用途/).fill('采购设备');
  await sandbox.failNext('getUnreadNoticeCount', '002004');
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
