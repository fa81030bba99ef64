import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

const owner = '13800000001';
const agent = '13800000004';
const phoneProduct = '100701';
const wechatProduct = '100702';
const authorised = '重庆明月食品有限公司';

const apply = (page: Page) => page.getByRole('button', { name: '立即申请' });

async function start(page: Page, productId: string): Promise<void> {
  await page.goto(`/productDetail/${productId}`);
  await apply(page).click();
}

/** Chooses the company that is current, which is authorised. */
async function chooseFirst(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '下一步' }).click();
}

test('the published codes are shown from a product and from the contacts', async ({ page }) => {
  for (const address of ['/productDetail/100003', '/aboutUs']) {
    await page.goto(address);
    const button = page.getByRole('button', { name: '官方二维码' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: '官方二维码' });
    const pictures = dialog.getByRole('img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all())
      await expect(picture).toHaveJSProperty('naturalWidth', 240);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

test.describe('a QR code', () => {
  // The device's clock is three days ahead of the server's.
  const ahead = 3 * 86_400_000;
  test.beforeEach(async ({ page, server }) => {
    await page.clock.install({ time: Date.now() + ahead });
    await signIn(page, server.url, owner);
  });

  test('counts 1800 seconds from its issue, is overdue, and is refreshed', async ({ page }) => {
    await start(page, phoneProduct);
    await chooseFirst(page);
    const dialog = page.getByRole('dialog', { name: '手机扫码申请' });
    const code = dialog.getByRole('img', { name: /的二维码/ });
    const timer = dialog.getByRole('timer');
    await expect(code).toBeVisible();
    await expect(timer).toHaveText(/(30:00|29:\d\d)$/);
    await expect(dialog).toContainText(authorised);
    expect(await violations(page)).toEqual([]);

    await page.clock.fastForward('28:30');
    await expect(timer).toHaveText(/01:\d\d$/);
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
    await page.clock.fastForward('01:00');
    await expect(dialog.getByRole('status')).toHaveText('二维码将在一分钟内失效');
    await page.clock.fastForward('01:00');
    await expect(dialog.getByRole('status')).toHaveText('二维码已过期');
    await expect(code).toBeHidden();
    await expect(timer).toBeHidden();
    expect(await violations(page)).toEqual([]);

    const refresh = dialog.getByRole('button', { name: '刷新二维码' });
    await refresh.focus();
    await page.keyboard.press('Enter');
    await expect(timer).toHaveText(/(30:00|29:\d\d)$/);
    await expect(dialog.getByRole('status')).toHaveText('二维码已更新');
    await expect(refresh).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(apply(page)).toBeFocused();
  });

  test('says why it could not be issued, and tries again', async ({ page, sandbox }) => {
    await sandbox.failNext('createProductQrCode', '100500');
    await start(page, wechatProduct);
    await chooseFirst(page);
    const dialog = page.getByRole('dialog', { name: '微信扫码申请' });
    const failure = dialog.getByText('二维码获取失败');
    await expect(failure).toBeVisible();
    await dialog.getByRole('button', { name: '重试' }).click();
    await expect(dialog.getByRole('img', { name: /的二维码/ })).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test('can be saved as a picture', async ({ page }) => {
    await start(page, phoneProduct);
    await chooseFirst(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '保存二维码图片' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^申请二维码-.+\.png$/);
  });
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
    expect(fresh.startsWith(`${server.url}/scanApply?ticket=`)).toBe(true);

    await page.goto(old);
    await expect(page.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
    await page.goto(fresh);
    await expect(page.getByText(/请登录发起申请的账号后继续/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await signIn(page, server.url, agent);
    await page.goto(fresh);
    await expect(page.getByText(/属于另一个账号/)).toBeVisible();
    await expect(page.getByText(authorised)).toBeHidden();
    await signIn(page, server.url, owner);
    await page.goto(fresh);
    await expect(page.getByText(`申请企业：${authorised}`)).toBeVisible();
    await page.getByRole('button', { name: '继续申请' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/productApply\\?productId=${phoneProduct}&companyId=1`),
    );
    await desktop.dispose();
  });

  test('is told nothing by an address that is no ticket', async ({ page }) => {
    await page.goto('/scanApply?ticket=<b>贷款</b>');
    await expect(page.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
    await expect(page.getByText('<b>')).toBeHidden();
  });
});
