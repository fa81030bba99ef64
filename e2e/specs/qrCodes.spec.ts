import type { Page } from '@playwright/test';
import { logIn } from '../support/journey.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const owner = '13800000001';
const phoneProduct = '100701';
const authorised = '重庆明月食品有限公司';

test('a QR code counts from its issue whatever the device says, is overdue, refreshed and saved', async ({
  page,
  server,
}) => {
  // The device's clock is three days ahead of the server's.
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  await signIn(page, server.url, owner);
  await page.goto(`/productDetail/${phoneProduct}`);
  await page.getByRole('button', { name: '立即申请' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: '下一步' }).click();
  const dialog = page.getByRole('dialog', { name: '手机扫码申请' });
  const code = dialog.getByRole('img', { name: /的二维码/ });
  const timer = dialog.getByRole('timer');
  await expect(code).toBeVisible();
  await expect(timer).toHaveText(/(30:00|29:\d\d)$/);
  await page.clock.fastForward('29:05');
  await expect(dialog.getByRole('status')).toHaveText('二维码将在一分钟内失效');
  const before = await readSettled(page, () => timer.textContent());
  await expect(timer).not.toHaveText(before ?? '');
  await page.clock.fastForward('01:00');
  await expect(dialog.getByRole('status')).toHaveText('二维码已过期');
  await expect(code).toBeHidden();

  await dialog.getByRole('button', { name: '刷新二维码' }).click();
  await expect(timer).toHaveText(/(30:00|29:\d\d)$/);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存二维码图片' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^申请二维码-.+\.png$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '官方二维码' }).click();
  const pictures = page.getByRole('dialog', { name: '官方二维码' }).getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await readSettled(page, () => pictures.all()))
    await expect(picture).toHaveJSProperty('naturalWidth', 240);
});

test.describe('a phone that has scanned a code', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    viewport: { width: 375, height: 800 },
  });

  test('continues after its user has logged in, and never with an old code', async ({
    page,
    server,
    playwright,
  }) => {
    const desktop = await playwright.request.newContext({ baseURL: server.url });
    const headers = { 'x-request-id': 'web-e2e-000002', origin: server.url };
    await signIn({ context: () => ({ request: desktop }) } as unknown as Page, server.url, owner);
    const issue = async () => {
      const path = `/api/huiqi/product/operation/fsd/qrcode/${phoneProduct}`;
      const mine = await desktop.get('/api/huiqi/user/getCompanyListByUser/1', { headers });
      const [{ nsrsbh }] = (await mine.json()).data;
      const response = await desktop.post(path, { headers, data: { nsrsbh } });
      return String((await response.json()).data.ewmUrl);
    };
    const old = await issue();
    const fresh = await issue();
    await desktop.dispose();
    expect(fresh.startsWith(`${server.url}/scanApply?ticket=`)).toBe(true);

    await page.goto(old);
    await expect(page.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
    await page.goto(fresh);
    await expect(page.getByText(/请登录发起申请的账号后继续/)).toBeVisible();
    await expect(page.getByText(authorised)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: '登录' }).click();
    await logIn(page, owner);
    await expect(page.getByText(`申请企业：${authorised}`)).toBeVisible();
    await page.getByRole('button', { name: '继续申请' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/productApply\\?productId=${phoneProduct}&companyId=1`),
    );
  });
});
