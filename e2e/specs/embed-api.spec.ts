import type { Page } from '@playwright/test';
import { fromServer, hostFailures, openPartnerPage } from '../support/partnerPage.js';
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
  readonly Huiqi: { readonly version: string; mount(target: unknown, options?: object): Handle };
  readonly seen: { readonly type: string; readonly [field: string]: unknown }[];
  handle: Handle;
}
const empty = { body: '<div id="place"></div>' };

/** Mounts a widget that records its events and the reasons it asks for tokens. */
const mount = (page: Page, options: object = {}) =>
  page.evaluate(async (given) => {
    const host = window as unknown as Host;
    const seen: Host['seen'] = [];
    const onEvent = (event: Host['seen'][number]) => void seen.push(event);
    Object.assign(host, { seen });
    host.handle = host.Huiqi.mount('#place', { onEvent, ...given });
    await host.handle.ready;
  }, options);
const seen = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Host).seen
      .filter(({ type }) => type !== 'huiqi-resize')
      .map((event) => JSON.parse(JSON.stringify(event))),
  );

test('mount says at once what is wrong', async ({ page }) => {
  await openPartnerPage(page, empty);
  await listShowsAfterMount(page);
  // What checks options is loaded once the first screen is drawn.
  await page.waitForFunction(() => {
    const { Huiqi } = window as unknown as Host;
    try {
      Huiqi.mount(document.querySelector('huiqi-app'), { rout: '/x' });
      return false;
    } catch {
      return true;
    }
  });
  const errors = await page.evaluate(() => {
    const { Huiqi } = window as unknown as Host;
    const calls: [unknown, object?][] = [
      ['#nowhere'],
      [null],
      [{}],
      ['#place', { rout: '/x' }],
      ['#place', { locale: 'fr' }],
      ['#place', { fetchToken: 'abc' }],
    ];
    return calls.map(([target, options]) => {
      try {
        Huiqi.mount(target, options);
        return 'nothing';
      } catch (error) {
        return error instanceof TypeError ? error.message : `not a TypeError: ${String(error)}`;
      }
    });
  });
  expect(errors).toEqual([
    'Huiqi: no element matches #nowhere',
    'Huiqi: no element matches null',
    'Huiqi: no element matches [object Object]',
    expect.stringMatching(/there is no option "rout"; there are route, feature/),
    'Huiqi: option "locale" must be one of "zh-CN", "en"',
    'Huiqi: option "fetchToken" must be a function',
  ]);
  await expect(widgetOf(page)).toHaveCount(1);
});

async function listShowsAfterMount(page: Page): Promise<void> {
  await mount(page);
  await listShows(widgetOf(page));
}

test('a widget is mounted, changed, led forward and back, and ended', async ({ page, request }) => {
  await openPartnerPage(page, empty);
  await mount(page, { reference: 'visit-7' });
  const widget = widgetOf(page);
  // Ready means drawn, not merely there.
  expect(
    await widget.evaluate((element) => element.getBoundingClientRect().height),
  ).toBeGreaterThan(100);
  await listShows(widget);
  expect(await seen(page)).toEqual([
    { type: 'huiqi-ready', detail: { route: '/cIGNALoan', reference: 'visit-7' } },
  ]);
  await page.evaluate(() => {
    const { handle } = window as unknown as Host;
    handle.navigate('/cIGNAProductDetail/100001');
  });
  await expect(widget.getByRole('button', { name: '立即申请' })).toBeVisible();
  await page.evaluate(() => (window as unknown as Host).handle.back());
  await listShows(widget);
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
  await page.evaluate(() =>
    (window as unknown as Host).handle.navigate('/cIGNAProductDetail/100001'),
  );
  await openForm(widget);
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

test('events reach the page under both names, and onEvent, with the reference', async ({
  page,
}) => {
  await openPartnerPage(page, empty);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['huiqi-login-required', 'huiqi:login-required'])
      document.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent<Record<string, unknown>>;
        heard.push(`${name} ${Object.keys(detail).sort().join()}`);
      });
  });
  await mount(page, { route: '/cIGNAProductDetail/100001', reference: 'r' });
  await widgetOf(page).getByRole('button', { name: '立即申请' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(['huiqi-login-required reason,reference,resume', 'huiqi:login-required reason']);
});

test('options that a framework drops or writes as text are adopted or named', async ({ page }) => {
  await openPartnerPage(page, { head: '', body: '<huiqi-app fetchtoken="() => 1"></huiqi-app>' });
  await widgetOf(page).evaluate((element) => {
    // What React 17 to 19 leave on an element that was not defined when they rendered it.
    Object.assign(element, {
      __reactProps$test: { onEvent: () => Object.assign(window, { told: 1 }) },
    });
  });
  const warnings: string[] = [];
  page.on('console', (line) => warnings.push(line.text()));
  await page.addScriptTag({ url: fromServer('/embed/v1/loader.js') });
  await listShows(widgetOf(page));
  await expect.poll(() => warnings.join('\n')).toMatch(/"fetchToken" is no attribute/);
  expect(warnings.join('\n')).toMatch(/"onEvent" was rendered before/);
  await expect.poll(() => page.evaluate('window.told')).toBe(1);
});

test('an element that leaves and returns keeps the form and what was typed', async ({
  page,
  request,
}) => {
  await openPartnerPage(page, empty);
  await mount(page, { token: await partnerToken(request), route: '/cIGNAProductDetail/100002' });
  const widget = widgetOf(page);
  await openForm(widget);
  const level = widget.getByRole('combobox').first();
  await level.selectOption({ index: 2 });
  const chosen = await level.inputValue();
  const kept = await page.evaluateHandle(() => {
    const element = document.querySelector('huiqi-app');
    element?.remove();
    return element;
  });
  await page.waitForFunction((element) => element?.shadowRoot?.childElementCount === 0, kept);
  await kept.evaluate((element) => element && document.querySelector('#place')?.append(element));
  await expect(widget.getByRole('heading', { name: '企业信息' })).toBeVisible();
  await expect(level).toHaveValue(chosen);
});

test('twenty widgets share their requests', async ({ page }) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/')) sent.push(new URL(one.url()).pathname);
  });
  await openPartnerPage(page, {
    body: '<huiqi-app route="/cIGNALoan"></huiqi-app>'.repeat(20),
  });
  await expect(page.locator('huiqi-app article')).toHaveCount(120);
  const most = Math.max(...sent.map((path) => sent.filter((one) => one === path).length));
  // Few instead of one: widgets that start a second later, as on a busy machine, ask again.
  expect(most).toBeLessThanOrEqual(5);
});

test('the element is a block, and at 360 px nothing sticks out of it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPartnerPage(page, {
    head: `<style>body { margin: 0 }</style><script src="/embed/v1/loader.js"></script>`,
    body: '<span>前</span><huiqi-app></huiqi-app><span>后</span>',
  });
  const widget = widgetOf(page);
  const token = await partnerToken(request);
  await widget.evaluate((element, value) => element.setAttribute('token', value), token);
  await expect(widget).toHaveCSS('display', 'block');
  const out = () =>
    widget.evaluate((element) => {
      const edge = element.getBoundingClientRect().right + 0.5;
      const parts = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
      // What scrolls in a box of its own, or is hidden from sight, sticks out of nothing.
      const held = (part: Element) => {
        for (let box = part.parentElement; box; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') return true;
        return false;
      };
      return (
        parts
          // A native select lies, without a border of its own, under the arrow beside it.
          .filter((part) => part.localName !== 'select')
          .filter((part) => part.getBoundingClientRect().right > edge && !held(part))
          .map((part) => `${part.localName} ${part.textContent?.slice(0, 20)}`)
      );
    });
  const routes = [
    ['/cIGNALoan', widget.getByRole('article').first()],
    ['/cIGNAProductDetail/100001', widget.getByRole('button', { name: '立即申请' })],
    ['/cIGNAOrderDetails', widget.getByText(/DJ\d{14}/).first()],
    ['/cIGNAWhite', widget.getByText('已授权').first()],
  ] as const;
  for (const [route, shown] of routes) {
    await widget.evaluate((element, to) => element.setAttribute('route', to), route);
    await expect(shown).toBeVisible();
    expect(await out(), route).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth'), route).toBe(360);
  }
});
