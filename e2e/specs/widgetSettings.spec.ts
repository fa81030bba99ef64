import { expect, test, type Locator, type Page } from '@playwright/test';
import { openWithOptions, startOptionsPage } from '../support/optionsPage.js';
import { demo, exchangeToken } from '../support/partnerBackend.js';
import { TestServer } from '../support/server.js';

type Site = Awaited<ReturnType<typeof startOptionsPage>>;
let server: TestServer;
let site: Site;

test.beforeAll(async () => {
  site = await startOptionsPage(() => server.url);
  server = await TestServer.start({ env: { HUIQI_DEMO_ORIGINS: site.origin } });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
});

const open = (page: Page, ...rest: [object?, { token?: string | null; dialogs?: boolean }?]) =>
  openWithOptions(page, site.origin, ...rest);

const sentences = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
};

test('appearance: mode, density and variables of the page, and a contrast that is too low is told', async ({
  page,
}) => {
  const said = sentences(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { widget, update } = await open(page, {
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
  expect(await valueOf('--huiqi-color-surface')).not.toBe(dark);
  await update({ appearance: { variables: { colorPrimary: '#0a6e4f' } } });
  await expect.poll(() => valueOf('--huiqi-color-primary')).toBe('#0a6e4f');
  expect(said.filter((text) => text.startsWith('Huiqi: '))).toEqual([]);

  await update({ appearance: { variables: { colorPrimary: '#ffe066', colorOnPrimary: '#fff' } } });
  await expect.poll(() => said.join('\n')).toMatch(/Huiqi: .*4\.5/);
  await update({ appearance: null });
  await expect.poll(() => valueOf('--huiqi-radius-large')).toBe('8px');
});

test('dialogs are drawn where the page wants them, in its layer, and look the same', async ({
  page,
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
  const inside = await open(page, route, { token });
  await inside.widget.getByRole('button', { name: '立即申请' }).click();
  const usual = await look(inside.widget.getByRole('dialog'));

  const outside = await open(page, { ...route, layer: 77 }, { token, dialogs: true });
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

test('digits typed at once after a number field has the focus stay in order', async ({ page }) => {
  const { widget } = await open(page, { feature: 'calculator' });
  const amount = widget.getByRole('textbox').first();
  await amount.fill('');
  await amount.blur();
  const typed = await amount.evaluate(async (input: HTMLInputElement) => {
    input.focus();
    // Everything that the field does at the focus without waiting for a frame.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    for (const digit of '80') {
      document.execCommand('insertText', false, digit);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return input.value;
  });
  expect(typed).toBe('80');
});

test('words of the page, in the language of the page', async ({ page }) => {
  const { widget, update } = await open(page, {
    copy: { products: { listTitle: '为您精选', details: '看一看' }, formats: { term: '{n}期' } },
  });
  await expect(widget.getByRole('heading', { name: '为您精选', exact: true })).toBeVisible();
  const card = widget.getByRole('article').first();
  await expect(card.getByText('看一看')).toBeVisible();
  await expect(card).toContainText(/\d期/);
  await update({ copy: null, locale: 'en' });
  await expect(widget.getByRole('heading', { name: 'Loan products', exact: true })).toBeVisible();
  await expect(widget.locator('[lang="en"]').first()).toBeAttached();
});

test('scope: only products of its categories, and only those that it names', async ({ page }) => {
  const { widget, update } = await open(page, { pageSize: 50 });
  const titles = () => widget.getByRole('article').getByRole('heading').allTextContents();
  const addresses = () =>
    widget
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(6);
  const all = (await titles()).length;
  await update({ scope: { categoryIds: ['2'] } });
  await expect.poll(async () => (await titles()).length).toBeLessThan(all);
  await expect(widget.getByRole('article').first()).toBeVisible();
  await update({ scope: { productIds: ['100001', '100002'] } });
  await expect(widget.getByRole('article')).toHaveCount(2);
  expect(new Set((await addresses()).join(' ').match(/10000\d/g))).toEqual(
    new Set(['100001', '100002']),
  );
});

test('the page hears of invalid options, unknown addresses, heights and what cannot be drawn', async ({
  page,
}) => {
  const { widget, told, update, navigate } = await open(page, { reference: 'visit:9' });
  await expect(widget.getByRole('article').first()).toBeVisible();
  await expect.poll(async () => (await told('huiqi-resize')).length).toBeGreaterThan(0);
  const [{ height } = { height: 0 }] = (await told('huiqi-resize')).slice(-1);
  const box = await widget.boundingBox();
  expect(Math.abs(Number(height) - (box?.height ?? 0))).toBeLessThan(2);

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
  await widget.evaluate((element) => element.setAttribute('page-size', 'six'));
  await expect
    .poll(async () => (await told('huiqi-error')).map(({ code }) => code))
    .toContain('INVALID_OPTION');

  await page.route('**/api/huiqi/product/index/page**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': site.origin },
      json: { code: '200', message: '', data: { content: [null], totalElements: '1' } },
    }),
  );
  await navigate('/cIGNALoan?sortOrder=2');
  await expect
    .poll(async () => (await told('huiqi-error')).map(({ type, code }) => `${type} ${code}`))
    .toContain('render RENDER_FAILED');
  await update({ route: '/cIGNALoan' });
});

test('with debug, what the policy of the page blocks is named with the directive', async ({
  page,
}) => {
  const said = sentences(page);
  const strict = await startOptionsPage(() => server.url, ['script-src', 'img-src']);
  await openWithOptions(page, strict.origin, { debug: true });
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/Content-Security-Policy blocked .*; add http:\S+ to connect-src/);
  await strict.close();
});
