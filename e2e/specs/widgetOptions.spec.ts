import type { Locator } from '@playwright/test';
import { hostPages } from '../support/hostPages.js';
import { openWithOptions } from '../support/optionsPage.js';
import { demo, exchangeToken } from '../support/partnerBackend.js';
import { readSettled } from '../support/settled.js';
import { expect, test } from '../support/test.js';
import { withdraw } from '../support/widgetWalk.js';

// Orders of a company are counted elsewhere.
test.use({ data: 'widgets' });

const showsOnly = (widget: Locator, bank: string, count: number) =>
  expect(widget.getByRole('article').getByText(/银行$/)).toHaveText(Array(count).fill(bank));
const ccb = '中国建设银行';

test('scope: banks, categories and products, in the list, its filters and at any address; page size and filters', async ({
  page,
}) => {
  const { widget, update, navigate } = await openWithOptions(page, {
    scope: { bankIds: ['1'] },
    pageSize: 3,
    filters: { sortOrder: '2' },
  });
  const cards = widget.getByRole('article');
  await showsOnly(widget, ccb, 3);
  await widget.getByRole('button', { name: '更多筛选' }).click();
  const banks = widget.getByRole('combobox', { name: /银行/ }).locator('option');
  await expect(banks.filter({ hasText: /银行$/ })).toHaveText([ccb]);

  const outside = widget.getByRole('heading', { name: '该产品不在本页面的服务范围内' });
  for (const route of [
    '/cIGNAProductDetail/100002',
    '/cIGNAProductApply?productId=100002&companyId=1',
  ]) {
    await navigate(route);
    await expect(outside).toBeVisible();
    await expect(widget.getByRole('button', { name: '立即申请' })).toHaveCount(0);
    await navigate('/cIGNALoan');
    await expect(cards).toHaveCount(3);
  }

  await update({ scope: { bankIds: [] } });
  await expect(cards).toHaveCount(0);
  await update({ scope: { productIds: ['100001', '100002'] } });
  await expect(cards).toHaveCount(2);
  await update({ scope: { categoryIds: ['2'] }, pageSize: 50 });
  await expect(cards.first()).not.toContainText('云税贷');
  const ofCategory = await readSettled(page, () => cards.count());
  await update({ scope: null });
  await expect.poll(() => cards.count()).toBeGreaterThan(ofCategory);
  await update({ pageSize: 5, filters: { bankId: '2' } });
  await showsOnly(widget, '中国工商银行', 4);
  await update({ filters: null });
  await expect(cards).toHaveCount(5);
});

/** From the loan step to the last; the page has prefilled the rest. */
async function toReview(widget: Locator): Promise<void> {
  const next = () => widget.getByRole('button', { name: '下一步' }).click();
  await widget.getByRole('radio').first().check();
  await widget.getByLabel(/贷款用途/).fill('周转');
  await next();
  await expect(widget.getByLabel(/联系电话/)).toBeVisible();
  await next();
  await expect(widget.getByRole('heading', { name: '核对信息' })).toBeVisible();
  await widget.getByRole('checkbox').first().check();
}

test('a visitor logs in beside the widget, the session ends in the form, the page decides when it is sent', async ({
  page,
  request,
  server,
}) => {
  const { widget, run, set, told, update } = await openWithOptions(page, {
    route: '/cIGNAProductDetail/100001',
    reference: 'visit:42',
    prefill: {
      company: { creditCode: '91500231MA50004987' },
      contact: { name: '周明', phone: '13800000009' },
      amount: '66',
      termMonths: 12,
    },
  });
  await widget.getByRole('button', { name: '立即申请' }).click();
  await expect
    .poll(() => told('huiqi-login-required'))
    .toEqual([{ reason: 'visitor', reference: 'visit:42' }]);
  // Still a visitor: resume() requests a token and stops there.
  await run((kept) => kept.resume());
  await expect.poll(() => run((kept) => kept.reasons)).toEqual(['start', 'login-required']);
  expect(await told('huiqi-login-required')).toHaveLength(1);

  const { token } = await exchangeToken(server.url, demo);
  await set({ token });
  await run((kept) => kept.resume());
  const dialog = widget.getByRole('dialog');
  const proposed = dialog.getByRole('radio', { checked: true });
  await expect(proposed).toHaveCount(1);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(widget.getByRole('heading', { name: '企业信息' })).toBeVisible();
  expect(await told('huiqi-apply-started')).toEqual([
    { productId: '100001', reference: 'visit:42' },
  ]);
  await widget.getByLabel('法定代表人').fill('周大明');

  // The session ends elsewhere, and the page has no other token.
  await page.route('**/api/huiqi/**', (route) =>
    route.request().headers()['x-access-token'] === token
      ? route.fulfill({
          status: 401,
          headers: { 'access-control-allow-origin': hostPages().origin },
          json: { code: '002004', message: '账号已过期，请重新登录' },
        })
      : route.fallback(),
  );
  await set({ token: null });
  await widget.getByRole('button', { name: '保存', exact: true }).click();
  const notice = widget.getByRole('alert').filter({ hasText: '登录已失效' });
  await expect(notice).toBeVisible();
  // A background read may have noticed the end first: then it is shown, and saving asks for a login again.
  await expect
    .poll(() => told('huiqi-login-required'))
    .toContainEqual({ reason: 'expired', reference: 'visit:42' });
  await expect(widget.getByLabel('法定代表人')).toHaveValue('周大明');
  await widget.getByLabel('法定代表人').fill('周小明');

  await set({ token: (await exchangeToken(server.url, demo)).token });
  await notice.getByRole('button', { name: '重新登录' }).click();
  await run((kept) => kept.resume());
  await expect(notice).toHaveCount(0);
  await expect(widget.getByLabel('法定代表人')).toHaveValue('周小明');

  const first = (await told('huiqi-step'))[0];
  expect(first).toMatchObject({ productId: '100001', step: 'COMPANY', position: 1 });
  await widget.getByLabel('纳税信用等级').selectOption('A');
  await widget.getByRole('button', { name: '下一步' }).click();
  await expect(widget.getByLabel(/申请金额/)).toHaveValue('66');
  await expect(widget.getByLabel(/贷款期限/)).toHaveValue('12');
  await toReview(widget);
  await expect(widget.getByText('138****0009').or(widget.getByText('13800000009'))).toBeVisible();

  await set({ prevented: 'huiqi-before-submit' });
  await widget.getByRole('button', { name: '提交申请' }).click();
  await expect.poll(() => told('huiqi-before-submit')).toHaveLength(1);
  await expect(widget.getByRole('button', { name: '提交申请' })).toBeEnabled();
  expect(await told('huiqi-order-submitted')).toEqual([]);

  // Refused as a whole, as when somebody else has applied meanwhile; the page replaces our sentence by its own.
  await set({ prevented: 'huiqi-navigate' });
  const application = '**/api/huiqi/order/user/product/100001';
  await page.route(application, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          headers: { 'access-control-allow-origin': hostPages().origin },
          json: {
            code: '200',
            message: '',
            data: { applyStatus: 'FAIL', failReason: 'ALREADY_APPLIED', orderId: null },
          },
        })
      : route.fallback(),
  );
  await widget.getByRole('button', { name: '提交申请' }).click();
  await expect
    .poll(() => told('huiqi-order-refused'))
    .toEqual([
      {
        productId: '100001',
        orderId: null,
        failReason: 'ALREADY_APPLIED',
        reference: 'visit:42',
      },
    ]);
  await page.unroute(application);
  await expect(widget.getByRole('button', { name: '提交申请' })).toBeEnabled();

  // The order is made.
  await update({ reference: 'order:7' });
  await widget.getByRole('button', { name: '提交申请' }).click();
  await expect.poll(() => told('huiqi-order-submitted')).toHaveLength(1);
  const [submitted] = await told('huiqi-order-submitted');
  expect(submitted).toMatchObject({ reference: 'order:7', orderStatus: expect.any(String) });
  await expect(widget.getByRole('button', { name: '提交申请' })).toBeVisible();
  const now = await run((kept) => kept.token);
  const orderId = submitted?.['orderId'];
  const answer = await request.get(`/api/huiqi/order/user/${String(orderId)}`, {
    headers: { 'x-access-token': now ?? '', 'x-session-mode': 'token' },
  });
  expect((await answer.json()).data).toMatchObject({ partnerReference: 'order:7' });
  const everything = await run((kept) => JSON.stringify(kept.events));
  expect(everything).not.toMatch(/周|1380000|91500/);
  await withdraw(server.url, orderId);
});

test('what was typed lasts through a reload; leaving the form is an exit, and a prevented one stays', async ({
  page,
  server,
}) => {
  const options = {
    route: '/cIGNAProductApply?productId=100003&companyId=1',
    drafts: 'session',
  };
  const { token } = await exchangeToken(server.url, demo);
  const first = await openWithOptions(page, options, { token });
  await first.widget.getByRole('textbox').first().fill('草稿之一');
  await expect(first.widget.getByText('已自动保存')).toBeVisible();

  const { widget, told, set } = await openWithOptions(page, options, { token });
  await expect(widget.getByRole('textbox').first()).toHaveValue('草稿之一');
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !key.startsWith('huiqi:widget:'))).toEqual([]);

  const exit = widget.getByRole('link', { name: '返回产品' });
  await set({ prevented: 'huiqi-navigate' });
  await exit.click();
  await expect.poll(() => told('huiqi-exit')).toEqual([{ productId: '100003', reference: null }]);
  expect(await told('huiqi-navigate')).toHaveLength(1);
  await expect(exit).toBeVisible();
  await set({ prevented: '' });
  await exit.click();
  await expect(widget.getByRole('button', { name: '立即申请' })).toBeVisible();
});
