import type { Locator, Page, Request } from '@playwright/test';
import { createHash } from 'node:crypto';
import { violations } from '../support/axe.js';
import { password } from '../support/journey.js';
import { openPartnerPage } from '../support/partnerPage.js';
import type { TestServer } from '../support/server.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

// Applications are handed over and submitted on the way.
test.use({ data: 'cigna' });

const owner = '13800000001';
const newcomer = '13800000002';
const ofOneBank = '/cIGNALoan?bankId=1';

const isList = (request: Request) =>
  new URL(request.url()).pathname.endsWith('/product/index/page');
const apply = (place: Page | Locator) => place.getByRole('button', { name: '立即申请' });

/** Chooses the company that is current, which is authorised. */
async function chooseFirst(place: Page | Locator): Promise<void> {
  const dialog = place.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '下一步' }).click();
}

/** A session token, as a partner's backend hands it to its page. */
async function tokenOf(page: Page, { url }: TestServer, telPhone: string): Promise<string> {
  const answer = await page.request.post(`${url}/api/huiqi/user/login/passwd`, {
    headers: { 'x-request-id': 'web-e2e-000002', 'x-session-mode': 'token', origin: url },
    data: {
      type: 'FRONT',
      telPhone,
      password: createHash('sha256').update(password).digest('base64'),
    },
  });
  return answer.headers()['x-access-token'] ?? '';
}

test('the market is asked for with the other service tag and province, six products a page', async ({
  page,
}) => {
  const asked = page.waitForRequest(isList);
  await page.goto('/cIGNALoan');
  const request = await asked;
  expect(await request.allHeaders()).toMatchObject({
    'x-service-tag': 'insurer',
    'x-scf-province': '340000',
    'x-scf-city': '0',
    'x-scf-district': '0',
  });
  expect(new URL(request.url()).searchParams.get('size')).toBe('6');
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await violations(page)).toEqual([]);
});

test('a visit that goes on at other addresses asks again, for its own region', async ({ page }) => {
  await page.goto('/cIGNALoan');
  await expect(page.getByRole('article')).toHaveCount(6);
  const front = page.waitForRequest(isList);
  await page.getByRole('link', { name: '普惠贷款' }).first().click();
  await expect(page).toHaveURL(/\/loan$/);
  expect((await front).headers()['x-service-tag']).toBe('front');
  await expect(page.getByRole('article')).toHaveCount(8);
  const back = page.waitForRequest(isList);
  await page.goBack();
  expect((await back).headers()['x-service-tag']).toBe('insurer');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('one bank shows its own products, and the way back from a product keeps it', async ({
  page,
}) => {
  const asked = page.waitForRequest(isList);
  await page.goto(ofOneBank);
  expect(new URL((await asked).url()).searchParams.get('bankId')).toBe('1');
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cIGNAProductDetail\/\d+$/);
  await page.getByRole('link', { name: '贷款产品' }).first().click();
  await expect(page).toHaveURL(/\/cIGNALoan\?bankId=1$/);
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('all seven addresses are pages', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  const pages = [
    ['/cIGNALoan', '贷款产品'],
    ['/cIGNAProductDetail/100001', '云税贷'],
    ['/cIGNAWhite', '授权白名单'],
    ['/cIGNAProductApply?productId=100001', '还没有选择申请企业'],
    [
      '/cIGNASuccess?orderId=10000008&orderStatus=ACCEPT_SUCCESS&productInterfaceType=',
      '申请已提交',
    ],
    ['/cIGNAFail?orderId=&productId=100001&failReason=OUT_OF_REGION', '申请未成功'],
    ['/cIGNAOrderDetails', '我的申请'],
  ] as const;
  for (const [address, heading] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await expect(page.getByRole('row').filter({ hasText: /DJ\d{14}/ })).toHaveCount(10);
});

test('a token in the address signs in and leaves it', async ({ page, request, server }) => {
  const answer = await request.post('/__sandbox/handover', {
    data: { account: owner, source: 'PARTNER' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`/cIGNAProductApply?productId=100001&token=${token}&source=PARTNER`);
  await expect(page).toHaveURL(/\/cIGNAProductApply\?productId=100001$/);
  await page.getByRole('button', { name: '选择申请企业' }).click();
  await chooseFirst(page);
  await expect(page).toHaveURL(/productId=100001&companyId=1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(server.output()).not.toContain(token);
});

test('a PHONE user without a company binds one before anything else', async ({ page, server }) => {
  await signIn(page, server.url, newcomer);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/cIGNAProductDetail/100001');
  await apply(page).click();
  const dialog = page.getByRole('dialog', { name: '绑定企业' });
  await expect(dialog).toBeVisible();
  expect(asked.filter((url) => url.includes('getRelatedCompanyList'))).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('after the region check: the code for a phone, the code for WeChat, or the refusal', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  for (const [productId, name] of [
    ['100701', '手机扫码申请'],
    ['100702', '微信扫码申请'],
  ] as const) {
    await page.goto(`/cIGNAProductDetail/${productId}`);
    await apply(page).click();
    await chooseFirst(page);
    await expect(page.getByRole('dialog', { name }).getByRole('img')).toBeVisible();
  }
  await page.goto('/cIGNAProductDetail/100901');
  await apply(page).click();
  await chooseFirst(page);
  await expect(page.getByRole('dialog', { name: '无法申请' })).toBeVisible();
  // It closes by itself.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: '查看其他产品' }).click();
  await expect(page).toHaveURL(/\/cIGNALoan$/);
});

test('what is gone leads to the pages of its kind', async ({ page, server }) => {
  await page.goto('/cIGNAProductDetail/100705');
  await expect(page.getByText('该产品已被下架').first()).toBeVisible();
  await expect(page).toHaveURL(/\/cIGNALoan$/);
  await signIn(page, server.url, owner);
  await page.goto('/cIGNAOrderDetails?orderId=999999999');
  await expect(page.getByText('订单不存在').first()).toBeVisible();
  await expect(page).toHaveURL(/\/cIGNAOrderDetails$/);
});

test('of the result nothing is believed but the order', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  const evil = encodeURIComponent('https://evil.example/pay');
  await page.goto(`/cIGNASuccess?orderId=10000008&orderStatus=APPROVAL_SUCCESS&ewmUrl=${evil}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请已提交');
  await expect(page.locator('main').getByRole('img', { name: /二维码/ })).toHaveCount(0);
});

test('every feature is a widget, and an unknown address says so', async ({ page, server }) => {
  const token = await tokenOf(page, server, owner);
  await page.context().clearCookies();
  const widgets = [
    ['feature="product" route="/cIGNAProductDetail/100001"', '云税贷'],
    ['feature="apply" route="/cIGNAProductApply?productId=100001"', '还没有选择申请企业'],
    ['feature="orders"', '我的申请'],
    ['feature="calculator"', '贷款计算器'],
    ['feature="notices"', '消息中心'],
    ['feature="report" route="/creditReport?orderId=10000008"', '分析报告'],
    ['feature="companies"', '授权白名单'],
    ['route="/globalCalculator"', '贷款计算器'],
  ] as const;
  for (const [attributes, heading] of widgets) {
    await openPartnerPage(page, { body: `<huiqi-app ${attributes} token="${token}"></huiqi-app>` });
    const widget = page.locator('huiqi-app');
    await expect(widget.getByRole('heading', { level: 1 }).first()).toContainText(heading);
  }
  await openPartnerPage(page, { body: '<huiqi-app route="/nowhere"></huiqi-app>' });
  const lost = page.locator('huiqi-app');
  await expect(lost.getByText('页面不存在')).toBeVisible();
  await lost.getByRole('button').click();
  await expect(lost.getByRole('article')).toHaveCount(6);
});

test('a widget about one product leads to no other, and a visitor of own screens to the login', async ({
  page,
}) => {
  await openPartnerPage(page, {
    body: '<huiqi-app feature="product" route="/cIGNAProductDetail/100001"></huiqi-app>',
  });
  const widget = page.locator('huiqi-app');
  await expect(widget.getByRole('heading', { name: '云税贷' })).toBeVisible();
  await expect(widget.getByRole('link', { name: '贷款产品' })).toHaveCount(0);
  await expect(widget.getByRole('link', { name: /cIGNAProductDetail/ })).toHaveCount(0);
  await widget.evaluate((element) => element.setAttribute('route', '/cIGNALoan'));
  await expect(widget.getByText('页面不存在')).toBeVisible();

  for (const feature of ['notices', 'orders']) {
    await openPartnerPage(page, { body: `<huiqi-app feature="${feature}"></huiqi-app>` });
    const button = page.locator('huiqi-app').getByRole('button', { name: '登录' });
    await expect(button).toBeVisible();
    const asked = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('huiqi-login-required', () => resolve(1)),
        ),
    );
    await button.click();
    expect(await asked).toBe(1);
  }
});
