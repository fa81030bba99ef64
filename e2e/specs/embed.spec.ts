import type { Locator, Page } from '@playwright/test';
import { fromServer, openPartnerPage, widgetEvents } from '../support/partnerPage.js';
import type { PartnerProgram } from '../support/partnerProgram.js';
import { expect, test } from '../support/test.js';

async function openPartner(page: Page, partner: PartnerProgram): Promise<Locator> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(partner.url);
  const widget = page.locator('huiqi-app');
  await expect(widget.getByRole('article')).toHaveCount(6);
  return widget;
}

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

async function loginByHost(page: Page): Promise<void> {
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.locator('#login-state')).toContainText('已登录');
}

async function openFirst(widget: Locator, place = 0): Promise<void> {
  await widget.getByRole('article').nth(place).getByRole('link').click();
  await expect(widget.getByRole('button', { name: '立即申请' })).toBeVisible();
}

async function openForm(widget: Locator): Promise<void> {
  await widget.getByRole('button', { name: '立即申请' }).click();
  await chooseCompany(widget);
}

/** In the dialog that follows the button, or the login that the button asked for. */
async function chooseCompany(widget: Locator): Promise<void> {
  const dialog = widget.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(widget.getByRole('heading', { name: '企业信息' })).toBeVisible();
}

async function fillStep(widget: Locator): Promise<void> {
  for (const box of await widget.getByRole('textbox').all()) {
    const isRequired = (await box.getAttribute('aria-required')) === 'true';
    if (!isRequired || (await box.inputValue()) !== '') continue;
    const mode = await box.getAttribute('inputmode');
    await box.fill(mode === 'decimal' ? '10' : mode === 'tel' ? '13800000001' : '采购原材料');
  }
  for (const select of await widget.getByRole('combobox').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  }
  // The last choice asks for nothing further.
  const choice = widget.getByRole('radio').last();
  if ((await choice.count()) > 0) await choice.check();
  const agreement = widget.getByRole('checkbox').first();
  if ((await agreement.count()) > 0) await agreement.check();
}

test('a partner page under a strict policy: list, login by the host, application', async ({
  page,
  partner,
  request,
}) => {
  const widget = await openPartner(page, partner);
  await openFirst(widget);
  await widget.getByRole('button', { name: '立即申请' }).click();
  await expect(page.locator('#events')).toContainText('huiqi-login-required');

  let token: string | undefined;
  page.on('request', (sent) => {
    token = sent.headers()['x-access-token'] ?? token;
    expect(sent.url()).not.toMatch(/token=/);
  });
  await loginByHost(page);
  await chooseCompany(widget);
  const submit = widget.getByRole('button', { name: '提交申请' });
  for (let step = 0; step < 5 && !(await submit.isVisible()); step += 1) {
    const before = await widget.getByRole('heading', { level: 2 }).first().textContent();
    await fillStep(widget);
    await widget.getByRole('button', { name: '下一步' }).click();
    await expect(widget.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
  }
  await fillStep(widget);
  await submit.click();
  const line = page.locator('#events li', { hasText: 'huiqi-order-submitted' });
  await expect(line).toHaveCount(1);
  const said = (await line.textContent()) ?? '';
  const { detail } = JSON.parse(said);
  expect(Object.keys(detail).sort()).toEqual(['orderId', 'orderStatus', 'reference']);
  expect(detail.reference).toBe('visit-0001');
  await expect(widget.getByText('申请已提交')).toBeVisible();

  const answer = await request.get(`/api/huiqi/order/user/${detail.orderId}`, {
    headers: { 'X-Access-Token': token ?? '', 'X-Session-Mode': 'token' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  expect((await answer.json()).data.orderStatus).toBe(detail.orderStatus);

  await widget.evaluate((element) => element.setAttribute('route', '/cIGNAOrderDetails'));
  const row = widget.getByRole('row').filter({ hasText: /DJ\d{14}/ });
  await row.first().getByRole('link').first().click();
  await expect(widget.getByText('办理进度')).toBeVisible();
  await expect(widget.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('neither stylesheet reaches the other side', async ({ page, partner }) => {
  const widget = await openPartner(page, partner);
  await page.getByLabel('本页使用破坏性样式').check();
  const button = widget.getByRole('button', { name: '搜索' });
  const inside = await button.evaluate((element) => {
    const { letterSpacing, fontStyle, borderTopStyle, textTransform } = getComputedStyle(element);
    return { letterSpacing, fontStyle, borderTopStyle, textTransform };
  });
  expect(inside).toMatchObject({ letterSpacing: 'normal', fontStyle: 'normal' });
  expect(inside).toMatchObject({ textTransform: 'none' });
  expect(inside.borderTopStyle).not.toBe('dashed');
  const host = page.getByRole('button', { name: '登录' });
  await expect(host).toHaveCSS('border-top-style', 'dashed');
  await expect(host).toHaveCSS('letter-spacing', '2px');
  const own = await page.evaluate(() => ({
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    styles: document.querySelectorAll('style').length,
    kept: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
  }));
  expect(own).toEqual({ sheets: 2, styles: 0, kept: 0, cookies: '' });
  expect(await violations(page)).toEqual([]);
});

test('a dialog traps focus inside the shadow root and returns it', async ({ page, partner }) => {
  const widget = await openPartner(page, partner);
  await loginByHost(page);
  await openFirst(widget);
  const apply = widget.getByRole('button', { name: '立即申请' });
  await apply.focus();
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog')).toBeVisible();
  const inDialog = () =>
    page.evaluate(() => {
      const root = document.querySelector('huiqi-app')?.shadowRoot;
      return Boolean(root?.activeElement?.closest('[role=dialog]'));
    });
  await expect.poll(inDialog).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press(key);
      expect(await inDialog(), `${key} ${press}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('dialog')).toHaveCount(0);
  await expect(apply).toBeFocused();
});

test('moving the element and renewing the token keep what was typed', async ({ page, partner }) => {
  const widget = await openPartner(page, partner);
  await loginByHost(page);
  // Another test of this file applies for the first one.
  await openFirst(widget, 1);
  await openForm(widget);
  const level = widget.getByRole('combobox').first();
  await level.selectOption({ index: 2 });
  const chosen = await level.inputValue();
  await page.getByRole('button', { name: '移动组件' }).click();
  await expect(page.locator('#place-b huiqi-app')).toHaveCount(1);
  await expect(level).toHaveValue(chosen);
  await page.getByRole('button', { name: '令当前令牌失效' }).click();
  // The page hands out a token that has ended, and is asked for another.
  await expect(page.locator('#events')).toContainText('fetchToken expired');
  await page.waitForLoadState('networkidle');
  await expect(level).toHaveValue(chosen);
});

test('the script twice, and a page element named currentScript, change nothing', async ({
  page,
}) => {
  await openPartnerPage(page);
  const widget = page.locator('huiqi-app');
  await expect(widget.getByRole('article')).toHaveCount(6);
  const readyEvents = async () =>
    (await widgetEvents(page)).filter((line) => line.startsWith('huiqi:ready'));
  // Cards are drawn before the widget is ready.
  await expect.poll(readyEvents).toHaveLength(1);
  await page.evaluate(async (src) => {
    const trap = document.createElement('img');
    trap.setAttribute('name', 'currentScript');
    document.body.append(trap);
    const script = document.createElement('script');
    script.src = src;
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    document.body.append(script);
    await loaded;
  }, fromServer('/embed/v1/loader.js?again'));
  await expect(widget.getByRole('article')).toHaveCount(6);
  expect(await readyEvents()).toHaveLength(1);
});

test('a failed load says so, leaves the page alone and can be tried again', async ({
  page,
  partner,
}) => {
  await page.route('**/embed/v1/app.js', (route) => route.abort());
  await page.goto(partner.url);
  const widget = page.locator('huiqi-app');
  await expect(widget.getByRole('alert')).toContainText('服务加载失败');
  await expect(page.locator('#events')).toContainText('LOAD_FAILED');
  await page.unroute('**/embed/v1/app.js');
  await widget.getByRole('button', { name: '重试' }).click();
  await expect(widget.getByRole('article')).toHaveCount(6);
});
