import type { Locator, Page } from '@playwright/test';
import { hostPages } from '../support/hostPages.js';
import { openWithOptions } from '../support/optionsPage.js';
import { demo, exchangeToken } from '../support/partnerBackend.js';
import { expect, test } from '../support/test.js';

const sentences = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
};

test('appearance, copy and language of the page; a contrast that is too low is told', async ({
  page,
}) => {
  const said = sentences(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { widget, update, navigate } = await openWithOptions(page, {
    appearance: { mode: 'auto', density: 'compact', variables: { radiusLarge: '3px' } },
  });
  const valueOf = (name: string) =>
    widget
      .getByRole('article')
      .first()
      .evaluate((card, property) => getComputedStyle(card).getPropertyValue(property), name);
  await expect.poll(() => valueOf('--huiqi-radius-large')).toBe('3px');
  expect(await valueOf('--huiqi-space-4')).toBe('12px');
  const dark = await valueOf('--huiqi-color-surface');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => valueOf('--huiqi-color-surface')).not.toBe(dark);
  await update({ appearance: { variables: { colorPrimary: '#0a6e4f' } } });
  await expect.poll(() => valueOf('--huiqi-color-primary')).toBe('#0a6e4f');
  expect(said.filter((text) => text.startsWith('Huiqi: '))).toEqual([]);

  await update({ appearance: { variables: { colorPrimary: '#ffe066', colorOnPrimary: '#fff' } } });
  await expect.poll(() => said.join('\n')).toMatch(/Huiqi: .*4\.5/);
  await update({ appearance: null });
  await expect.poll(() => valueOf('--huiqi-radius-large')).toBe('8px');

  await update({
    copy: { products: { listTitle: '为您精选', details: '看一看' }, formats: { term: '{n}期' } },
  });
  await expect(widget.getByRole('heading', { name: '为您精选', exact: true })).toBeVisible();
  const card = widget.getByRole('article').first();
  await expect(card.getByText('看一看')).toBeVisible();
  await expect(card).toContainText(/\d期/);
  await update({ copy: null, locale: 'en' });
  await expect(widget.getByRole('heading', { name: 'Loan products', exact: true })).toBeVisible();
  await expect(widget.locator('[lang="en"]').first()).toBeAttached();

  // Digits typed at once after a number field has the focus stay in order: Preact, unlike React, is late with effects.
  await navigate('/globalCalculator');
  const amount = widget.getByRole('textbox').first();
  await amount.fill('');
  await amount.blur();
  const typed = await amount.evaluate(async (input: HTMLInputElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    input.focus();
    // Everything that the field does at the focus without waiting for a frame.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    for (const digit of '80') {
      document.execCommand('insertText', false, digit);
      for (let turn = 0; turn < 4; turn += 1) await frame();
    }
    return input.value;
  });
  expect(typed).toBe('80');
});

test('dialogs are drawn where the page wants them, in its layer, and look the same', async ({
  page,
  server,
}) => {
  const route = { route: '/cIGNAProductDetail/100001' };
  const { token } = await exchangeToken(server.url, demo);
  const look = async (dialog: Locator) => {
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    return dialog.evaluate((element) => {
      const { position, color, fontFamily, borderRadius, backgroundColor } =
        getComputedStyle(element);
      return { position, color, fontFamily, borderRadius, backgroundColor };
    });
  };
  const inside = await openWithOptions(page, route, { token });
  await inside.widget.getByRole('button', { name: '立即申请' }).click();
  const usual = await look(inside.widget.getByRole('dialog'));

  const outside = await openWithOptions(page, { ...route, layer: 77 }, { token, dialogs: true });
  const apply = outside.widget.getByRole('button', { name: '立即申请' });
  await apply.click();
  const dialog = page.locator('body > aside').getByRole('dialog');
  expect(await look(dialog)).toEqual(usual);
  await expect(page.locator('body > aside > div')).toHaveCSS('z-index', '77');
  await expect(outside.widget.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(apply).toBeFocused();
  await outside.run(() => document.querySelector('huiqi-app')?.remove());
  await expect(page.locator('body > aside > div')).toHaveCount(0);
});

test('the page is told of heights, failures, invalid options, unknown addresses and rendering failures', async ({
  page,
}) => {
  const said = sentences(page);
  const list = '**/api/huiqi/product/index/page**';
  const headers = { 'access-control-allow-origin': hostPages().origin };
  await page.route(list, (route) =>
    route.fulfill({
      status: 503,
      headers,
      json: { code: '100503', message: '维护中', requestId: 'web-fault-000001' },
    }),
  );
  const options = { reference: 'visit:9' };
  const { widget, told, set, navigate } = await openWithOptions(page, options, {
    token: '!no backend',
  });
  const errors = async () =>
    (await told('huiqi-error')).map(({ type, code }) => `${String(type)} ${String(code)}`);
  await expect.poll(errors).toContain('token TOKEN_UNAVAILABLE');
  await expect.poll(errors).toContain('server 100503');
  await page.unroute(list);
  await set({ token: null });
  await page.route(list, (route) => route.abort());
  const retry = widget.getByRole('button', { name: /重试|重新/ }).first();
  await retry.click();
  await expect.poll(errors).toContain('network NETWORK');
  await page.unroute(list);
  await retry.click();
  await expect(widget.getByRole('article').first()).toBeVisible();
  // Without debug nothing is explained.
  expect(said.filter((text) => text.startsWith('Huiqi: '))).toEqual([]);

  await expect
    .poll(async () => {
      const [{ height } = { height: 0 }] = (await told('huiqi-resize')).slice(-1);
      const shown = await widget.evaluate((element) => element.getBoundingClientRect().height);
      return Math.abs(Number(height) - shown);
    })
    .toBeLessThan(2);

  await navigate('/nowhere');
  await expect
    .poll(() => told('huiqi-error'))
    .toContainEqual({
      type: 'options',
      code: 'UNKNOWN_ROUTE',
      requestId: null,
      message: '/nowhere',
      reference: 'visit:9',
    });
  await expect(widget.getByText('页面不存在')).toBeVisible();
  await widget.getByRole('button').click();
  await expect(widget.getByRole('article')).toHaveCount(6);
  await widget.evaluate((element) => element.setAttribute('page-size', 'six'));
  await expect.poll(errors).toContain('options INVALID_OPTION');

  await page.route(list, (route) =>
    route.fulfill({
      headers,
      json: { code: '200', message: '', data: { content: [null], totalElements: '1' } },
    }),
  );
  await navigate('/cIGNALoan?sortOrder=2');
  await expect.poll(errors).toContain('render RENDER_FAILED');
});
