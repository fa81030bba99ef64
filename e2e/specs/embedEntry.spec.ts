import type { Locator, Page } from '@playwright/test';
import type { PartnerProgram } from '../support/partnerProgram.js';
import { expect, test } from '../support/test.js';

const open = async (page: Page, partner: PartnerProgram): Promise<Locator> => {
  await page.goto(partner.url);
  const widget = page.locator('huiqi-app');
  await expect(widget.getByRole('article')).toHaveCount(6);
  return widget;
};

const goTo = (widget: Locator, route: string) =>
  widget.evaluate((element, to) => element.setAttribute('route', to), route);

async function logInByHost(page: Page): Promise<void> {
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.locator('#login-state')).toContainText('已登录');
}

async function startWith(widget: Locator, productId: string): Promise<Locator> {
  await goTo(widget, `/cIGNAProductDetail/${productId}`);
  const apply = widget.getByRole('button', { name: '立即申请' });
  await apply.click();
  const dialog = widget.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  return apply;
}

test('in a partner page a product for the phone shows its code, and focus returns', async ({
  page,
  partner,
}) => {
  const widget = await open(page, partner);
  await logInByHost(page);
  const apply = await startWith(widget, '100701');
  const dialog = widget.getByRole('dialog', { name: '手机扫码申请' });
  await expect(dialog.getByRole('timer')).toHaveText(/(30:00|29:\d\d)$/);
  await expect(dialog.getByRole('img', { name: /的二维码/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(apply).toBeFocused();
});

test('in a partner page a refusal keeps both regions and leads to the list', async ({
  page,
  partner,
}) => {
  const widget = await open(page, partner);
  await logInByHost(page);
  await startWith(widget, '100901');
  await expect(widget.getByRole('dialog', { name: '无法申请' })).toBeVisible();
  await expect(widget.getByRole('dialog')).toHaveCount(0);
  await expect(widget.getByText(/面向重庆市忠县的企业/)).toBeVisible();
  await expect(widget.getByText(/注册在重庆市垫江县/)).toBeVisible();
  await widget.getByRole('link', { name: '查看其他产品' }).click();
  await expect(widget.getByRole('article')).toHaveCount(6);
});

test('in a partner page a product off the shelf is announced and the list shown', async ({
  page,
  partner,
}) => {
  const widget = await open(page, partner);
  await goTo(widget, '/cIGNAProductDetail/100705');
  await expect(widget.getByText('该产品已被下架')).toBeVisible();
  await expect(widget.getByRole('article')).toHaveCount(6);
});

test('in a partner page authorisations have their screen; orders are those of the partner', async ({
  page,
  partner,
}) => {
  const widget = await open(page, partner);
  await logInByHost(page);
  await goTo(widget, '/cIGNAWhite');
  await expect(widget.getByRole('heading', { name: '授权白名单' })).toBeVisible();
  await expect(widget.getByText('已授权').first()).toBeVisible();
  // The user has such orders, made on the site.
  await goTo(widget, '/cIGNAOrderDetails?orderStatus=APPROVAL_SUCCESS');
  await expect(widget.getByText('没有符合条件的结果')).toBeVisible();
  await expect(widget.getByText(/DJ\d{14}/)).toHaveCount(0);
});
