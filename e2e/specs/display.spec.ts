import type { Page } from '@playwright/test';
import { expectToFit } from '../support/lookAt.js';
import { openInPlace } from '../support/openInPlace.js';
import { signIn } from '../support/signIn.js';
import { openers } from '../support/sitePages.js';
import { expect, test } from '../support/test.js';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const textSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('.first')!).fontSize);
const light = 'rgb(244, 246, 249)';
const dark = 'rgb(11, 22, 38)';

test('the care version is switched on by keyboard, and stays: reloaded, in other tabs, before any script of the site', async ({
  page,
  context,
}) => {
  await page.goto('/homePage');
  const other = await context.newPage();
  await other.goto('/aboutUs');
  const button = page.getByRole('button', { name: '关怀版' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('也可以打电话办理')).toBeVisible();
  await expect(other.getByRole('button', { name: '关怀版', pressed: true })).toBeVisible();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  // What the document itself brings: the drawn page, and the shape of one that the browser draws.
  await context.route('**/assets/*.js', (route) =>
    route.request().url().endsWith('/display.js') ? route.continue() : route.abort(),
  );
  await page.goto('/homePage');
  await expect(page.getByText('也可以打电话办理')).toBeVisible();
  await page.goto('/userCenter');
  expect(await textSize(page)).toBe('18px');
});

test('colours are those of the system until others are chosen; the bar of the browser follows', async ({
  page,
}) => {
  const bar = page.locator('meta[name=theme-color]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/homePage');
  expect(await background(page)).toBe(dark);
  await expect(bar).toHaveAttribute('content', '#122238');
  await page.getByRole('button', { name: '显示设置' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '浅色' }).check();
  await expect.poll(() => background(page)).toBe(light);
  await expect(bar).toHaveAttribute('content', '#ffffff');
  await page.reload();
  expect(await background(page)).toBe(light);
  await page.getByRole('button', { name: '显示设置' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '自动' }).check();
  await expect.poll(() => background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
});

test('phones find both in the menu; the button is in the header while the care version is on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/loan');
  const inHeader = page.getByRole('banner').getByRole('button', { name: '关怀版' });
  await expect(inHeader).toBeHidden();
  await page.getByRole('button', { name: '菜单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '关怀版' }).click();
  await page.keyboard.press('Escape');
  await inHeader.click();
  await expect(inHeader).toBeHidden();
});

test('the care version reads the page aloud where the browser has a Chinese voice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = [{ lang: 'en-US' }] as { lang: string }[];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => said.push('(stop)'),
      speak: ({ text }: { text: string }) => said.push(text),
    });
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    const given = { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance, said, voices };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(window, name, { value });
    localStorage.setItem('huiqi:display', 'care');
  });
  await page.goto('/aboutUs');
  await expect(page.getByRole('button', { name: '关怀版', pressed: true })).toBeVisible();
  const button = page.getByRole('button', { name: '朗读', exact: true });
  await expect(button).toHaveCount(0);
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.evaluate(() => {
    (window as unknown as { voices: { lang: string }[] }).voices.push({ lang: 'zh-CN' });
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });
  await button.click();
  expect(await said()).toContain('关于我们');
  await page.getByRole('button', { name: '停止朗读' }).click();
  expect((await said()).at(-1)).toBe('(stop)');
  await page.getByRole('heading', { level: 1 }).selectText();
  await button.click();
  expect((await said()).at(-1)).toBe('关于我们');
});

/** A page per layout, or per pattern. */
const samples: readonly (readonly [user: string, pages: readonly string[]])[] = [
  [openers.visitor, ['/homePage', '/loan', '/productDetail/100001', '/login', '/policyOnline']],
  [
    openers.applicant,
    ['/userCenter', '/userCenter/orders', '/productApply?productId=100001&companyId=1'],
  ],
  [openers.officer, ['/applicationManage']],
  [openers.admin, ['/deskStatistics']],
];

for (const [user, pages] of samples)
  test(`pages of ${user} fit and can be read in the care version, on dark and with more contrast`, async ({
    page,
    server,
  }) => {
    test.setTimeout(120_000);
    if (user !== openers.visitor) await signIn(page, server.url, user);
    const open = await openInPlace(page);
    for (const address of pages) {
      await open(address);
      for (const words of ['care', 'dark']) {
        await page.evaluate(
          (detail) => void dispatchEvent(new CustomEvent('huiqi:display', { detail })),
          words,
        );
        const contrast = words === 'care' ? 'enhanced' : true;
        await expectToFit(page, `${address}, ${words}`, { contrast });
      }
      await page.evaluate(
        () => void dispatchEvent(new CustomEvent('huiqi:display', { detail: '' })),
      );
      await page.emulateMedia({ contrast: 'more' });
      await expectToFit(page, `${address}, more contrast`, { contrast: 'enhanced' });
      await page.emulateMedia({ contrast: 'no-preference' });
    }
  });
