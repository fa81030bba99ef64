import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { startServerWithClient, type DesktopClient } from '../support/desktopClient.js';
import type { TestServer } from '../support/server.js';

let server: TestServer;
let client: DesktopClient;
test.beforeAll(async () => {
  ({ server, client } = await startServerWithClient());
});
test.afterAll(async () => {
  await client.stop();
  await server.stop();
});
test.beforeEach(async () => {
  const settings = { module: 7, protocol: 'secure', algorithm: 'gcm', version: 1, key: 'right' };
  await client.act({ type: 'settings', change: settings });
  await client.act({ type: 'listen', on: true });
  await client.act({ type: 'mute', on: false });
  await client.act({ type: 'logout' });
  await client.act({ type: 'close-login' });
  await client.act({ type: 'clear-log' });
});

const site = (page: Page) => page.frameLocator('iframe[name="view-main"]');
const loginForm = (page: Page) => page.getByRole('dialog', { name: '客户端登录' });
const openPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '客户端导航' }).getByRole('button', { name }).click();
const logIn = (page: Page) =>
  loginForm(page).getByRole('button', { name: '登录', exact: true }).click();
const messages = (page: Page) => page.getByRole('list', { name: '消息' });

test('a visitor is asked to log in by the client, and lands where they were going', async ({
  page,
}) => {
  await page.goto(client.url);
  await openPage(page, '我的申请');
  await expect(loginForm(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await logIn(page);
  await expect(site(page).getByRole('heading', { name: '我的申请', exact: true })).toBeVisible();
  await expect(loginForm(page)).toBeHidden();
  await expect(messages(page)).toContainText('signed-in');

  // The next page comes with a token in its address, which is gone at once and in no log.
  const tokens: string[] = [];
  const modules = new Set<string | undefined>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest()) tokens.push(url.searchParams.get('token') ?? '');
    if (url.pathname.startsWith('/api/')) modules.add(request.headers()['x-client-module']);
  });
  await openPage(page, '企业中心');
  // The previous page names the company as well.
  await expect.poll(() => tokens).toHaveLength(1);
  await expect(site(page).getByRole('button', { name: /明月食品/ })).toBeVisible();
  const [token = ''] = tokens;
  expect(token).toMatch(/^[\w-]{43}$/);
  const addresses = page.frames().map((frame) => frame.url());
  expect(addresses.join()).not.toContain(token);
  expect([...modules]).toEqual(['7']);
  await expect(messages(page)).toContainText('握手');
  expect(await page.content()).not.toContain(token);
  expect(client.output() + server.output()).not.toContain(token);

  await page.getByRole('button', { name: '退出客户端' }).click();
  await expect(site(page).getByText('您已退出登录')).toBeVisible();
  await site(page).getByRole('button', { name: '打开登录窗口' }).click();
  await expect(loginForm(page)).toBeVisible();
});

test('a session that ends asks the client to log in again; the form stays', async ({ page }) => {
  await page.goto(client.url);
  await page.getByRole('button', { name: '登录客户端' }).click();
  await logIn(page);
  await openPage(page, '企业中心');
  await site(page).getByRole('link', { name: '账号设置' }).first().click();
  await site(page).getByRole('button', { name: '修改昵称和头像' }).click();
  const name = site(page).getByRole('textbox', { name: '昵称' });
  await expect(name).toBeVisible();
  const changed = `改名${Date.now() % 10_000}`;
  await name.fill(changed);
  await page.getByRole('button', { name: '登录过期' }).click();
  await expect(page.getByText('平台登录已失效')).toBeVisible();
  await site(page).getByRole('button', { name: '保存' }).click();
  await expect(loginForm(page)).toBeVisible();
  await expect(name).toHaveValue(changed);
  await logIn(page);
  await expect(loginForm(page)).toBeHidden();
  await expect(messages(page).getByText('应答').first()).toBeVisible();
  await expect(name).toHaveValue(changed);
  await site(page).getByRole('button', { name: '保存' }).click();
  await expect(
    site(page)
      .getByText(/已保存|修改成功|保存成功/)
      .first(),
  ).toBeVisible();
});

test('what a page opens beside itself is a window of the client: links, and the binding of a company', async ({
  page,
}) => {
  await page.goto(client.url);
  await openPage(page, '贷款产品');
  await expect(page.getByText('页面已连接')).toBeVisible();
  const opened = page.getByRole('dialog').filter({ hasText: '1300 × 800' });
  const heading = opened.frameLocator('iframe').getByRole('heading', { level: 1 });
  const close = async () => {
    await opened.getByRole('button', { name: '关闭窗口' }).click();
    await expect(opened).toHaveCount(0);
  };
  await site(page).getByRole('link', { name: '注册', exact: true }).click();
  await site(page).locator('a[target="_blank"]', { hasText: '用户协议' }).click();
  await expect(heading).toBeVisible();
  const inner = await opened
    .locator('iframe')
    .evaluate((frame) => [frame.clientWidth, frame.clientHeight]);
  expect(inner).toEqual([1300, 800]);
  await close();

  await page.getByRole('button', { name: '登录客户端' }).click();
  await loginForm(page)
    .getByRole('radio', { name: /未绑定企业/ })
    .check();
  await logIn(page);
  await openPage(page, '保险贷款专区');
  await site(page).getByRole('article').first().getByRole('link').first().click();
  await site(page).getByRole('button', { name: '立即申请' }).click();
  await expect(heading).toHaveText(/企业/);
  await expect(messages(page)).toContainText('open-company-binding');
  await expect(site(page).getByText('绑定企业的窗口已打开')).toBeVisible();
  await expect(site(page).getByRole('dialog')).toHaveCount(0);
  await close();
});

test('what is wrong with the connection is said, and ends with it', async ({ page }) => {
  await page.goto(client.url);
  await openPage(page, '贷款产品');
  await expect(page.getByText('页面已连接')).toBeVisible();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const said = messages(page).locator('li strong');

  await test.step('frames that are lost or come again', async () => {
    await press('清空');
    await press('丢弃下一帧');
    await press('发送一条消息');
    await expect(said).toHaveText(['ping（丢弃）']);
    await press('重复下一帧');
    await press('发送一条消息');
    await expect(said).toHaveText(['应答', 'ping（重复）', 'ping（丢弃）']);
    await press('不再响应');
    await press('发送一条消息');
    await expect(said.filter({ hasText: '收到一帧，未响应' }).first()).toBeVisible();
    await press('不再响应');
  });

  await test.step('a connection that is cut comes back', async () => {
    await press('断开连接');
    await expect(messages(page)).toContainText('连接已断开');
    await expect(page.getByText('页面已连接')).toBeVisible();
  });

  await test.step('a client of another version, and none', async () => {
    const bar = (text: RegExp) => site(page).getByRole('status').filter({ hasText: text });
    await page.getByRole('tab', { name: '密钥与模式' }).click();
    await page.getByLabel('客户端协议版本').selectOption('2');
    await page.getByRole('button', { name: '重新打开页面' }).first().click();
    await expect(bar(/请升级客户端/)).toBeVisible();
    await page.getByLabel('客户端协议版本').selectOption('1');
    await press('停止监听');
    await page.getByRole('button', { name: '重新打开页面' }).first().click();
    await expect(bar(/未检测到客户端，请启动客户端/)).toBeVisible();
    await press('停止监听');
    const connected = expect(page.getByText('页面已连接')).toBeVisible();
    // It also retries by itself, which may come first.
    await Promise.any([site(page).getByRole('button', { name: '重试' }).click(), connected]);
    await connected;
    await expect(bar(/未检测到/)).toBeHidden();
  });
});

test('a page of the platform itself reaches the client under its own policy', async ({
  page,
  context,
}) => {
  const url = `${client.origin.replace('http:', 'ws:')}/bridge/view-top`;
  const secret = await client.secret();
  await page.addInitScript(
    ([address, key]) => {
      const host = { url: address, module: 7, protocol: 'secure', getSecret: () => key };
      Object.defineProperty(window, 'huiqiHost', { value: host });
      const broken: string[] = [];
      Object.defineProperty(window, 'brokenRules', { value: broken });
      addEventListener('securitypolicyviolation', (event) => broken.push(event.blockedURI));
    },
    [url, secret],
  );
  const desk = await context.newPage();
  await desk.goto(client.url);
  await page.goto(`${server.url}/userCenter/orders`);
  await expect(loginForm(desk)).toBeVisible();
  await logIn(desk);
  await expect(page.getByRole('heading', { name: '我的申请', exact: true })).toBeVisible();
  expect(await page.evaluate('brokenRules')).toEqual([]);
});
