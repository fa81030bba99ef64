import { createHash } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { callsOf } from './calls.js';
import { fillApplication } from './journey.js';

/** A token of a sample user, as the partner's backend would get one. */
export async function partnerToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/huiqi/user/login/passwd', {
    headers: { 'X-Session-Mode': 'token', 'X-Request-Id': 'web-embed-000001' },
    data: {
      type: 'FRONT',
      telPhone: '13800000001',
      password: createHash('sha256').update('Huiqi@2026').digest('base64'),
    },
  });
  const token = answer.headers()['x-access-token'];
  if (!token) throw new Error(`login failed: ${answer.status()} ${await answer.text()}`);
  return token;
}

export const widgetOf = (page: Page): Locator => page.locator('huiqi-app');

export async function listShows(widget: Locator): Promise<void> {
  await expect(widget.getByRole('article')).toHaveCount(6);
}

/** From the list to the detail of its first product. */
export async function openFirst(widget: Locator): Promise<void> {
  await widget.getByRole('article').first().getByRole('link').click();
  await expect(widget.getByRole('button', { name: '立即申请' })).toBeVisible();
}

export async function loginByHost(page: Page, token: string): Promise<void> {
  await widgetOf(page).evaluate((element, value) => {
    Object.assign(element, { fetchToken: async () => value });
  }, token);
}

/** From the detail, signed in, to the first step of the form. */
export async function openForm(widget: Locator): Promise<void> {
  await widget.getByRole('button', { name: '立即申请' }).click();
  const dialog = widget.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(widget.getByRole('heading', { name: '企业信息' })).toBeVisible();
}

/** From the first step of the form to the order; resolves with the widget's event for the page. */
export async function submitForm(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const widget = widgetOf(page);
  await fillApplication(page);
  await widget.getByRole('checkbox').check();
  const [submitted] = await Promise.all([
    widget.evaluate(
      (element) =>
        new Promise<Readonly<Record<string, unknown>>>((resolve) => {
          element.addEventListener('huiqi-order-submitted', (event) =>
            resolve((event as CustomEvent).detail),
          );
        }),
    ),
    widget.getByRole('button', { name: '提交申请' }).click(),
  ]);
  await expect(widget.getByText(/DJ\d{14}/).first()).toBeVisible();
  return submitted;
}

/** Withdraws an order: a company may have one of a product, and others apply for it as well. */
export async function withdraw(serverUrl: string, orderId: unknown): Promise<void> {
  const call = await callsOf(serverUrl, '13800000001');
  const closed = await call('POST', `/order/user/${String(orderId)}/close`, { reason: '重复' });
  expect(closed).toMatchObject({ status: 200, data: { productId: '100001' } });
}

/** List, detail, login, form: every screen whose code and pictures a policy may block. */
export async function walk(page: Page, token: string): Promise<void> {
  const widget = widgetOf(page);
  await listShows(widget);
  await openFirst(widget);
  await loginByHost(page, token);
  await openForm(widget);
}
