import { expect, test, type Page } from '@playwright/test';
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
test.beforeEach(async ({ page }) => {
  await client.act({ type: 'delay', ms: 0 });
  await client.act({ type: 'mute', on: false });
  await page.goto(client.url);
  await page
    .getByRole('navigation', { name: '客户端导航' })
    .getByRole('button', { name: '贷款产品' })
    .click();
  await expect(page.getByText('页面已连接')).toBeVisible();
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page.getByText('还没有消息')).toBeVisible();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const messages = (page: Page) => page.getByRole('list', { name: '消息' });
/** What the client and its page have said to each other, newest first. */
const said = async (page: Page) =>
  (await messages(page).locator('li strong').allTextContents()).map((text) => text.trim());
const send = (page: Page) => button(page, '发送一条消息').click();

/** The connection is as good as before: a message is answered, and the last one answered nothing else. */
async function answersAgain(page: Page, before: readonly string[]): Promise<void> {
  await send(page);
  await expect.poll(() => said(page)).toEqual(['应答', 'ping', ...before]);
  await expect(page.getByText('页面已连接')).toBeVisible();
}

for (const [label, name] of [
  ['丢弃下一帧', '丢弃'],
  ['篡改下一帧', '篡改'],
] as const) {
  test(`${label}: the page does not answer it, and answers the next`, async ({ page }) => {
    await button(page, label).click();
    await expect(button(page, label)).toHaveAttribute('aria-pressed', 'true');
    await send(page);
    await expect.poll(() => said(page)).toEqual([`ping（${name}）`]);
    await expect(button(page, label)).toHaveAttribute('aria-pressed', 'false');
    await answersAgain(page, [`ping（${name}）`]);
  });
}

test('重复下一帧 and 重放上一帧: the page answers a frame once', async ({ page }) => {
  await button(page, '重复下一帧').click();
  await send(page);
  await expect.poll(() => said(page)).toEqual(['应答', 'ping（重复）']);
  await button(page, '重放上一帧').click();
  await expect.poll(() => said(page)).toEqual(['重放上一帧', '应答', 'ping（重复）']);
  await answersAgain(page, ['重放上一帧', '应答', 'ping（重复）']);
});

test('延迟 3 秒: each frame waits, until the button is pressed again', async ({ page }) => {
  const delay = button(page, '延迟 3 秒');
  await delay.click();
  await expect(delay).toHaveAttribute('aria-pressed', 'true');
  await send(page);
  const start = Date.now();
  await expect(messages(page)).toContainText('ping');
  await expect(messages(page)).toContainText('应答');
  expect(Date.now() - start).toBeGreaterThan(2_500);
  await delay.click();
  await expect(delay).toHaveAttribute('aria-pressed', 'false');
  await answersAgain(page, ['应答', 'ping']);
});

test('不再响应 and 密钥过期: the client is deaf, and a page opened anew is heard', async ({
  page,
}) => {
  const mute = button(page, '不再响应');
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await send(page);
  await expect.poll(() => said(page)).toEqual(['收到一帧，未响应', 'ping']);
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'false');

  await button(page, '密钥过期').click();
  await expect(messages(page)).toContainText('密钥已更换：已打开的页面须重新打开');
  await expect(messages(page)).toContainText('连接已断开');
  await button(page, '重新打开页面').first().click();
  await expect(page.getByText('页面已连接')).toBeVisible();
  await button(page, '清空').click();
  await answersAgain(page, []);
});
