import type { Page } from '@playwright/test';
import { isTakenOver } from '../support/isTakenOver.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const applicant = '13800000001';
const unavailable = { status: 503, body: '{}' };
const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');

test('code that fails once is requested again; what keeps failing leaves the frame, a number and ways on', async ({
  page,
  server,
}) => {
  let failures = 1;
  await page.goto('/homePage');
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => {
    failures -= 1;
    return failures >= 0 ? route.fulfill(unavailable) : route.continue();
  });
  await header(page).getByRole('link', { name: '企业需求' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('发布企业诉求');

  failures = Number.POSITIVE_INFINITY;
  await header(page).getByRole('link', { name: '服务监督' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面没有加载成功');
  await expect(header(page).getByRole('link', { name: '首页' }).first()).toBeVisible();
  await expect(main(page)).toContainText(/客服热线 023-\d+/);
  await expect(main(page)).toContainText(/page-\d{14}\w{7}/);
  const text = await readSettled(page, () => main(page).innerText());
  const [number] = /page-\d{14}\w{7}/.exec(text) ?? [];
  await expect.poll(() => server.output()).toContain(`"number":"${number}"`);
  await expect(main(page).getByRole('link', { name: '返回首页' })).toBeVisible();
  failures = 0;
  await main(page).getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业诉求，件件有回应');
});

test('a logout that the server does not confirm is said on every page, and nobody is signed in until it is', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, applicant);
  await page.goto('/userCenter');
  await page.route('**/user/logout', (route) => route.abort());
  await header(page)
    .getByRole('button', { name: /用户菜单/ })
    .click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/homePage$/);
  const again = page.getByRole('button', { name: '再次退出' });
  await expect(again).toBeVisible();
  await page.goto('/userCenter');
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/user/logout');
  await again.click();
  await expect(again).toHaveCount(0);
  await page.goto('/userCenter');
  await expect(page).toHaveURL(/\/login$/);
});

test('a user whom the server cannot name is no visitor: its message is shown, and it is asked again', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, applicant);
  const message = '系统繁忙，请稍后重试';
  const refusal = { code: '100500', message, requestId: 'srv-1' };
  await page.route('**/user/info', (route) => route.fulfill({ status: 500, json: refusal }));
  await page.goto('/userCenter/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/暂时无法/);
  await page.goto('/loan');
  await expect(page.getByText(message)).toBeVisible();
  const again = header(page).getByRole('button', { name: '重新确认登录' });
  await expect(again).toBeVisible();
  await expect(header(page).getByRole('link', { name: '登录', exact: true })).toHaveCount(0);
  await page.unroute('**/user/info');
  await again.click();
  await expect(header(page).getByRole('button', { name: /用户菜单/ })).toBeVisible();
});
