import { startIntegratorApp } from '../support/integratorApp.js';
import { expect, test } from '../support/test.js';

test('an independent app installs the SDK, logs in, lists products and is notified of an expired session', async ({
  page,
  server,
  playwright,
}) => {
  test.setTimeout(240_000);
  const app = await startIntegratorApp(server.url);
  try {
    await page.goto(app.url);
    await page.getByLabel('手机号').fill('13800000001');
    await page.getByLabel('密码').fill('Huiqi@2026');
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('status')).toHaveText('已登录');
    await expect(page.getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: '我的订单' }).click();
    await expect(page.getByRole('status')).toHaveText(/^共 \d+ 笔订单$/);

    // The session ends on the server while the browser still holds its cookie.
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const elsewhere = await playwright.request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { cookie, 'x-request-id': 'web-elsewhere-1' },
    });
    expect((await elsewhere.delete('/api/huiqi/user/logout')).ok()).toBe(true);
    await elsewhere.dispose();

    await page.getByRole('button', { name: '我的订单' }).click();
    await expect(page.getByRole('status')).toHaveText('会话结束：账号已过期，请重新登录');
  } finally {
    await app.stop();
  }
});
