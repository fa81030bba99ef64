import type { Page } from '@playwright/test';
import { violations, watch } from '../support/partnerPage.js';
import { expect, test } from '../support/test.js';
import {
  listShows,
  openFirst,
  openForm,
  submitForm,
  widgetOf,
  withdraw,
} from '../support/widgetWalk.js';

// Orders of a company are counted elsewhere.
test.use({ data: 'widgets' });

const events = (page: Page) => page.getByRole('list', { name: '组件事件' });
const webhooks = (page: Page) => page.getByRole('list', { name: 'Webhook' });
const login = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test('on the page of the sample partner a user applies, and the order comes back as a webhook', async ({
  page,
  partner,
  request,
  server,
}) => {
  await watch(page);
  let token: string | undefined;
  page.on('request', (sent) => {
    token = sent.headers()['x-access-token'] ?? token;
    expect(sent.url()).not.toMatch(/token=/);
  });
  await page.goto(partner.url);
  const widget = widgetOf(page);
  await listShows(widget);
  await openFirst(widget);
  const apply = widget.getByRole('button', { name: '立即申请' });

  await test.step('a visitor is asked to log in; without a token one stays a visitor', async () => {
    await apply.click();
    await expect(events(page)).toContainText('huiqi-login-required');
    await expect(page.getByRole('status').filter({ hasText: '贷款服务需要登录' })).toBeVisible();
    const isDown = page.getByLabel('本站后台取不到令牌');
    await isDown.check();
    await login(page).click();
    await expect(events(page)).toContainText('TOKEN_UNAVAILABLE');
    await expect(widget.getByRole('dialog')).toHaveCount(0);
    await isDown.uncheck();
    await page.getByRole('button', { name: '退出', exact: true }).click();
    await login(page).click();
    await expect(page.locator('#login-state')).toContainText('已登录');
  });

  await test.step('the dialog keeps the focus in the shadow root, and returns it', async () => {
    await apply.focus();
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    const isInside = () =>
      page.evaluate(() => {
        const root = document.querySelector('huiqi-app')?.shadowRoot;
        return Boolean(root?.activeElement?.closest('[role=dialog]'));
      });
    await expect.poll(isInside).toBe(true);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        expect(await isInside(), `${key} ${press}`).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(widget.getByRole('dialog')).toHaveCount(0);
    await expect(apply).toBeFocused();
  });

  const { orderId, orderStatus, ...rest } =
    await test.step('the form ends in an order', async () => {
      await openForm(widget);
      const level = widget.getByLabel('纳税信用等级');
      await level.selectOption('A');
      // The page returns an expired token, and is asked for another.
      await page.getByRole('button', { name: '令当前令牌失效' }).click();
      await expect(events(page)).toContainText('fetchToken expired');
      await expect(level).toHaveValue('A');
      return submitForm(page);
    });
  expect(rest).toEqual({ reference: 'visit-0001' });

  await test.step('the server, the partner and the list of the user have it', async () => {
    const answer = await request.get(`/api/huiqi/order/user/${String(orderId)}`, {
      headers: { 'X-Access-Token': token ?? '', 'X-Session-Mode': 'token' },
    });
    expect((await answer.json()).data).toMatchObject({
      orderStatus,
      partnerReference: 'visit-0001',
    });
    await widget.evaluate((element) => element.setAttribute('route', '/cIGNAOrderDetails'));
    const row = widget.getByRole('row').filter({ hasText: /DJ\d{14}/ });
    await row.first().getByRole('link').first().click();
    await expect(widget.getByText('办理进度')).toBeVisible();
    await expect(widget.getByRole('heading', { level: 1 })).toBeFocused();
    const line = webhooks(page)
      .getByRole('listitem')
      .filter({ hasText: String(orderId) });
    await expect(line.first()).toContainText('visit-0001', { timeout: 30_000 });
    await expect(webhooks(page)).not.toContainText('refused');
    expect(await violations(page)).toEqual([]);
  });
  await withdraw(server.url, orderId);
});

test('the page of the sample partner puts the widget through what a page may do to it', async ({
  page,
  partner,
}) => {
  await watch(page);
  await page.goto(partner.url);
  const widget = widgetOf(page);
  await listShows(widget);
  const host = login(page);
  const ground = () => widget.evaluate((element) => getComputedStyle(element).backgroundColor);

  await test.step('styles that break the page', async () => {
    await page.getByLabel('本页使用破坏性样式').check();
    await expect(host).toHaveCSS('border-top-style', 'dashed');
    await expect(widget.getByRole('button', { name: '搜索' })).not.toHaveCSS(
      'border-top-style',
      'dashed',
    );
    await page.getByLabel('本页使用破坏性样式').uncheck();
  });
  await test.step('a widget has a ground on which its text is readable', async () => {
    await expect.poll(ground).toBe('rgb(244, 246, 249)');
    await page.getByLabel('明暗').selectOption('dark');
    await expect.poll(ground).toBe('rgb(11, 22, 38)');
    await page.getByLabel('明暗').selectOption('light');
    await expect.poll(ground).toBe('rgb(244, 246, 249)');
  });
  await test.step('moved it stays; taken out and put back it starts once more, and alone', async () => {
    await page.getByRole('button', { name: '移动组件' }).click();
    await expect(page.locator('#place-b huiqi-app')).toHaveCount(1);
    const ready = events(page).getByRole('listitem').filter({ hasText: '"type":"huiqi-ready"' });
    await expect(ready).toHaveCount(1);
    await page.getByRole('button', { name: '移除后放回' }).click();
    await expect(ready).toHaveCount(2);
    await expect(widget).toHaveCount(1);
  });
  await test.step('a policy that lacks something', async () => {
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('内容安全策略').selectOption('without-connect');
    await expect(widget.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('内容安全策略')).toHaveValue('without-connect');
    const broken = (await violations(page)).map((line) => line.split(' ')[0]);
    expect([...new Set(broken)]).toEqual(['connect-src']);
    await expect(events(page)).toContainText('"code":"NETWORK"');
  });
});
