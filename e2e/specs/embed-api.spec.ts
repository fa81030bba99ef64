import type { Page } from '@playwright/test';
import { hostFailures, openPartnerPage } from '../support/partnerPage.js';
import { readSettled } from '../support/settled.js';
import { expect, test } from '../support/test.js';
import { listShows, openForm, partnerToken, widgetOf } from '../support/widgetWalk.js';

interface Handle {
  readonly ready: Promise<void>;
  update(options: object): void;
  navigate(route: string): void;
  back(): void;
  refreshToken(): Promise<void>;
  on(event: string, listener: (event: CustomEvent) => void): () => void;
  unmount(): void;
}
interface Host {
  readonly Huiqi: { mount(target: unknown, options?: object): Handle };
  /** What `onEvent` was told, and what reached the document. */
  readonly seen: { readonly type: string; readonly [field: string]: unknown }[];
  readonly heard: string[];
  handle: Handle;
}

/** Mounts a widget whose events are recorded. */
const mount = (page: Page, options: object) =>
  page.evaluate(async (given) => {
    const host = window as unknown as Host;
    const seen: Host['seen'] = [];
    const heard: string[] = [];
    const onEvent = (event: Host['seen'][number]) => void seen.push(event);
    for (const name of ['huiqi-login-required', 'huiqi:login-required'])
      document.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent<Record<string, unknown>>;
        heard.push(`${name} ${Object.keys(detail).sort().join()}`);
      });
    Object.assign(host, { seen, heard });
    host.handle = host.Huiqi.mount('#place', { onEvent, ...given });
    await host.handle.ready;
  }, options);

const seen = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Host).seen
      .filter(({ type }) => type !== 'huiqi-resize')
      .map((event) => JSON.parse(JSON.stringify(event))),
  );

const navigate = (page: Page, route: string) =>
  page.evaluate((to) => (window as unknown as Host).handle.navigate(to), route);

test('a widget is mounted, led forward and back, changed, moved, taken out and put back, and ended', async ({
  page,
  request,
}) => {
  await openPartnerPage(page, { body: '<div id="place"></div><div id="other"></div>' });
  await mount(page, { reference: 'visit-7' });
  const widget = widgetOf(page);

  await test.step('ready means drawn, not merely there', async () => {
    const box = await widget.evaluate((element) => element.getBoundingClientRect().height);
    expect(box).toBeGreaterThan(100);
    await listShows(widget);
    expect(await seen(page)).toEqual([
      { type: 'huiqi-ready', detail: { route: '/cIGNALoan', reference: 'visit-7' } },
    ]);
  });

  await test.step('what is wrong with a call is said at once', async () => {
    const attempt = (target: string, options: object = {}) =>
      page.evaluate(
        ([place, given]) => {
          try {
            (window as unknown as Host).Huiqi.mount(place, given).unmount();
            return 'nothing';
          } catch (error) {
            return error instanceof TypeError ? error.message : `not a TypeError: ${String(error)}`;
          }
        },
        [target, options] as const,
      );
    expect(await attempt('#nowhere')).toBe('Huiqi: no element matches #nowhere');
    // What checks options is loaded once the first screen is drawn.
    await expect.poll(() => attempt('#place', { rout: '/x' })).toMatch(/no option "rout"; there/);
    await expect(widget).toHaveCount(1);
  });

  await test.step('the page hears under both names that a visitor has to log in', async () => {
    await navigate(page, '/cIGNAProductDetail/100002');
    await widget.getByRole('button', { name: '立即申请' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Host).heard))
      .toEqual(['huiqi-login-required reason,reference,resume', 'huiqi:login-required reason']);
    await page.evaluate(() => (window as unknown as Host).handle.back());
    await listShows(widget);
  });

  await test.step('another fetchToken is asked, and told why', async () => {
    const reasons = await page.evaluateHandle(
      (value) => {
        const { handle } = window as unknown as Host;
        const asked: string[] = [];
        handle.update({
          fetchToken: ({ reason, signal }: { reason: string; signal: AbortSignal }) => {
            asked.push(`${reason} ${signal.aborted}`);
            return Promise.resolve({
              token: value,
              expiresAt: new Date(Date.now() + 6e5).toISOString(),
            });
          },
        });
        return asked;
      },
      await partnerToken(request),
    );
    await page.evaluate(() => (window as unknown as Host).handle.refreshToken());
    expect(await reasons.evaluate((asked) => [...new Set(asked)])).toEqual(['refresh false']);
  });

  await test.step('an element that is moved, or leaves and returns, keeps the form', async () => {
    await navigate(page, '/cIGNAProductDetail/100002');
    await openForm(widget);
    const level = widget.getByRole('combobox').first();
    await level.selectOption({ index: 2 });
    const chosen = await readSettled(page, () => level.inputValue());
    const field = await level.elementHandle();
    await widget.evaluate((element) => document.querySelector('#other')?.append(element));
    await expect(level).toHaveValue(chosen);
    expect(await field?.evaluate((node) => node.isConnected)).toBe(true);

    const kept = await widget.evaluateHandle((element) => (element.remove(), element));
    await page.waitForFunction((element) => element.shadowRoot?.childElementCount === 0, kept);
    await kept.evaluate((element) => document.querySelector('#place')?.append(element));
    await expect(widget.getByRole('heading', { name: '企业信息' })).toBeVisible();
    await expect(level).toHaveValue(chosen);
  });

  await test.step('its end calls nobody any more', async () => {
    const count = await page.evaluate(() => {
      const { handle } = window as unknown as Host;
      let heard = 0;
      const off = handle.on('huiqi-resize', () => (heard += 1));
      off();
      handle.unmount();
      return heard;
    });
    expect(count).toBe(0);
    await expect(widget).toHaveCount(0);
    expect(await hostFailures(page)).toEqual([]);
  });
});
