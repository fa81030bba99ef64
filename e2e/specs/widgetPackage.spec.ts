import { expect, test } from '@playwright/test';
import { fillApplication } from '../support/journey.js';
import { startPackedSite, type PackedSite } from '../support/packedSite.js';
import { demo, exchangeToken } from '../support/partnerBackend.js';
import { hostFailures, violations, watch } from '../support/partnerPage.js';
import { TestServer } from '../support/server.js';
import { listShows, openFirst, openForm, widgetOf } from '../support/widgetWalk.js';

let server: TestServer;
let site: PackedSite;

const token = () => exchangeToken(server.url, demo);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPackedSite({ api: () => server.url, token });
  server = await TestServer.start({ env: { HUIQI_DEMO_ORIGINS: site.origin } });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
});

interface Told {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

test('a partner serves the packed widget itself, and its user applies from the list to the order', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/\.m?js$/.test(pathname)) origins.add(origin);
  });
  await watch(page);
  await page.goto(site.origin);
  const widget = widgetOf(page);
  await listShows(widget);
  await openFirst(widget);
  await openForm(widget);
  await fillApplication(page);
  await widget.getByRole('checkbox').check();
  await widget.getByRole('button', { name: '提交申请' }).click();
  await expect(widget.getByText(/DJ\d{14}/).first()).toBeVisible();

  const told = await page.evaluate(() => (window as unknown as { told: Told[] }).told);
  const submitted = told.find(({ type }) => type === 'huiqi-order-submitted');
  expect(submitted?.detail).toMatchObject({ reference: 'packed:1' });
  // The server has it, under the user that the partner vouched for.
  const { token: session } = await token();
  const path = `/api/huiqi/order/user/${String(submitted?.detail['orderId'])}`;
  const response = await fetch(server.url + path, {
    headers: { 'x-access-token': session, 'x-session-mode': 'token' },
  });
  const { data } = (await response.json()) as { data: object };
  expect(data).toMatchObject({ partnerReference: 'packed:1', productId: '100001' });
  expect(told.map(({ type }) => type)).not.toContain('huiqi-error');
  expect([...origins]).toEqual([site.origin]);
  expect(await violations(page)).toEqual([]);
  expect(await hostFailures(page)).toEqual([]);
});
