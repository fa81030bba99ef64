import type { Page } from '@playwright/test';
import { violations, watch } from '../support/partnerPage.js';
import { expect, test } from '../support/test.js';
import { listShows, openFirst, openForm, submitForm, widgetOf } from '../support/widgetWalk.js';

// The sample company may have one open order for the product.
test.use({ data: 'playgroundPartner' });

const events = (page: Page) => page.getByRole('list', { name: '组件事件' });
const webhooks = (page: Page) => page.getByRole('list', { name: 'Webhook' });
const login = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test('an order of the widget comes back to the partner as a verified webhook', async ({
  page,
  partner,
}) => {
  await page.goto(partner.url);
  await listShows(widgetOf(page));
  await login(page).click();
  await openFirst(widgetOf(page));
  await openForm(widgetOf(page));
  const { orderId } = await submitForm(page);
  expect(orderId).toMatch(/^[\w-]+$/);
  const line = webhooks(page)
    .getByRole('listitem')
    .filter({ hasText: String(orderId) });
  await expect(line.first()).toContainText('visit-0001', { timeout: 30_000 });
  await expect(webhooks(page)).not.toContainText('refused');
  // Who opens the page later sees it as well.
  await page.reload();
  await expect(line.first()).toBeVisible();
});

test('a webhook that somebody else has signed is refused, and listed as that', async ({
  page,
  partner,
  request,
}) => {
  await page.goto(partner.url);
  const headers = { 'huiqi-signature': 't=1,v1=00', 'content-type': 'application/json' };
  const forged = await request.post(`${partner.url}/webhooks`, { headers, data: '{"id":"evt_0"}' });
  expect(forged.status()).toBe(400);
  await expect(webhooks(page)).toContainText('refused');
  await expect(webhooks(page)).not.toContainText('evt_0');
});

test('a backend without a token leaves a visitor, until it has one again', async ({
  page,
  partner,
}) => {
  await page.goto(partner.url);
  const widget = widgetOf(page);
  await listShows(widget);
  const isDown = page.getByLabel('本站后台取不到令牌');
  await isDown.check();
  await login(page).click();
  await openFirst(widget);
  await widget.getByRole('button', { name: '立即申请' }).click();
  await expect(events(page)).toContainText('TOKEN_UNAVAILABLE');
  await expect(page.getByRole('status').filter({ hasText: '贷款服务需要登录' })).toBeVisible();
  await expect(widget.getByRole('dialog')).toHaveCount(0);

  await isDown.uncheck();
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await login(page).click();
  await widget.getByRole('button', { name: '立即申请' }).click();
  await expect(widget.getByRole('dialog')).toBeVisible();
});

test('the element is removed and put back: it starts once more, and alone', async ({
  page,
  partner,
}) => {
  await page.goto(partner.url);
  const widget = widgetOf(page);
  await listShows(widget);
  const ready = events(page).getByRole('listitem').filter({ hasText: '"type":"huiqi-ready"' });
  await expect(ready).toHaveCount(1);
  await page.getByRole('button', { name: '移除后放回' }).click();
  await expect(widget).toHaveCount(0);
  await expect(widget).toHaveCount(1);
  await listShows(widget);
  await expect(ready).toHaveCount(2);
  await openFirst(widget);
});

test('the policy of the page: what is missing in it breaks that, and nothing else', async ({
  page,
  partner,
}) => {
  await watch(page);
  await page.goto(partner.url);
  const widget = widgetOf(page);
  await listShows(widget);
  expect(await violations(page)).toEqual([]);
  const choose = async (name: string) => {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url() === `${partner.url}/?policy=${name}`),
      page.getByLabel('内容安全策略').selectOption(name),
    ]);
    await expect(page.getByLabel('内容安全策略')).toHaveValue(name);
    return (await response.allHeaders())['content-security-policy'];
  };
  const broken = async () => [
    ...new Set((await violations(page)).map((line) => line.split(/-elem| /)[0])),
  ];

  await choose('without-images');
  await listShows(widget);
  await expect.poll(broken).toEqual(['img-src']);
  await choose('without-connect');
  await expect(widget.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 20_000 });
  expect(await broken()).toEqual(['connect-src']);
  await expect(events(page)).toContainText('"code":"NETWORK"');
  expect(await choose('none')).toBeUndefined();
  await listShows(widget);
  expect(await choose('strict')).toContain("default-src 'none'");
  await listShows(widget);
  expect(await broken()).toEqual([]);
});
