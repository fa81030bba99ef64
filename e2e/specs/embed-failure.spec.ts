import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.js';
import {
  fromServer,
  hostAnswers,
  hostFailures,
  openPartnerPage,
  widgetEvents,
} from '../support/partnerPage.js';
import { listShows, widgetOf } from '../support/widgetWalk.js';

const ready = 'huiqi:ready {"route":"/cIGNALoan"}';
const failed = 'huiqi:error {"code":"LOAD_FAILED","requestId":null}';
const invalid = 'huiqi:error {"code":"INVALID_OPTION","requestId":null}';
const faults: Record<string, (route: Route) => Promise<void>> = {
  404: (route) => route.fulfill({ status: 404 }),
  500: (route) => route.fulfill({ status: 500, contentType: 'text/javascript', body: 'broken(' }),
  blocked: (route) => route.abort('blockedbyclient'),
  'a sign-in page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Wi-Fi</p>' }),
};
const code = {
  'app.js': /\/embed\/v1\/(?:retry\/\d+\/)?app\.js/,
  'a shared file': /\/embed\/v1\/(?:retry\/\d+\/)?chunks\/start-/,
};

/** The page around the widget is unaffected and keeps working. */
async function pageGoesOn(page: Page): Promise<void> {
  await hostAnswers(page);
  expect(await hostFailures(page)).toEqual([]);
}

for (const [file, first, then, locale, sentence] of [
  ['app.js', 'blocked', 'a sign-in page', 'zh-CN', '服务加载失败，请检查网络后重试。'],
  ['a shared file', '404', '500', 'en', 'Loading failed. Please retry.'],
] as const) {
  test(`${file} is ${first}, then ${then}: message, event, and a retry that works`, async ({
    page,
  }) => {
    const fail = async (fault: string) => {
      await page.unroute(code[file]);
      await page.route(code[file], faults[fault]!);
    };
    await fail(first);
    await openPartnerPage(page, {
      body: `<huiqi-app route="/cIGNALoan" locale="${locale}"></huiqi-app>`,
    });
    const widget = widgetOf(page);
    const alert = widget.getByRole('alert');
    const retry = widget.getByRole('button');
    await expect(alert).toHaveText(sentence);
    await expect(alert).toHaveAttribute('lang', locale);
    await expect(retry).toHaveText(locale === 'en' ? 'Retry' : '重试');
    await pageGoesOn(page);
    await fail(then);
    await retry.click();
    await expect.poll(() => widgetEvents(page)).toEqual([failed, failed]);
    await page.unroute(code[file]);
    // Impatient users: both clicks arrive before the code.
    await retry.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await listShows(widget);
    await expect(alert).toHaveCount(0);
    await expect.poll(() => widgetEvents(page)).toEqual([failed, failed, ready]);
    await pageGoesOn(page);
  });
}

test('a browser that is too old is told so, loads nothing more, and the page keeps working', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const loader = '<script src="/embed/v1/loader.js" defer></script>';
  await openPartnerPage(page, { head: `<script>CSS.supports = () => false</script>${loader}` });
  await expect(widgetOf(page).getByRole('alert')).toHaveText(
    '当前浏览器版本过低，请升级浏览器后使用。',
  );
  await expect(widgetOf(page).getByRole('button')).toHaveCount(0);
  await expect
    .poll(() => widgetEvents(page))
    .toEqual(['huiqi:error {"code":"BROWSER_TOO_OLD","requestId":null}']);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual(['/embed/v1/loader.js']);
  await pageGoesOn(page);
});

const appended = (page: Page, src: string) =>
  page.evaluate(
    (address) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = address;
        script.addEventListener('load', () => resolve(undefined));
        script.addEventListener('error', () => reject(new Error(address)));
        document.body.append(script);
      }),
    src,
  );

test('scripts loaded late, twice and in both builds, adopt the element and are one widget', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  // Some frameworks set properties as attributes.
  await openPartnerPage(page, {
    head: '',
    body: '<huiqi-app scope="[object Object]"></huiqi-app>',
  });
  const widget = widgetOf(page);
  const early = await widget.evaluateHandle((element) => {
    // A page element may be named like the property that tells a script its address.
    const trap = document.createElement('img');
    trap.setAttribute('name', 'currentScript');
    document.body.append(trap);
    const calls: string[] = [];
    Object.assign(element, { fetchToken: async () => (calls.push('asked'), null) });
    return calls;
  });
  await appended(page, fromServer('/embed/v1/loader.js'));
  const before = await page.evaluateHandle(() => [
    Object(window).Huiqi,
    customElements.get('huiqi-app'),
  ]);
  for (const file of ['loader.js?again', 'huiqi.iife.js', 'huiqi.iife.js?again'])
    await appended(page, fromServer(`/embed/v1/${file}`));
  await listShows(widget);
  // Attributes are checked while the first screen loads, so either event may come first.
  await expect.poll(async () => (await widgetEvents(page)).toSorted()).toEqual([invalid, ready]);
  await expect.poll(() => early.evaluate((calls) => calls.length)).toBeGreaterThan(0);
  const same = await page.evaluate(
    ([api, element]) =>
      api === Object(window).Huiqi && element === customElements.get('huiqi-app') && Boolean(api),
    before,
  );
  expect(same).toBe(true);
  expect(said.join('\n')).toMatch(/"scope" is no attribute/);
  await pageGoesOn(page);
});

interface Handle {
  readonly ready: Promise<void>;
  unmount(): void;
}

/** Mounts three at once; those that cannot be loaded are removed again. */
const mount = (page: Page) =>
  page.evaluate(async () => {
    const { Huiqi } = window as unknown as { Huiqi: { mount(target: Element): Handle } };
    const handles = ['a', 'b', 'c'].map(() => Huiqi.mount(document.body));
    const outcomes = await Promise.allSettled(handles.map(({ ready }) => ready));
    if (outcomes.some(({ status }) => status === 'rejected'))
      for (const handle of handles) handle.unmount();
    return outcomes.map(({ status }) => status);
  });

test('mount: calls at once load once, a failure rejects `ready`, the next call tries again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (/app\.js/.test(sent.url())) asked.push(sent.url());
  });
  await page.route(code['app.js'], (route) => route.abort());
  await openPartnerPage(page, { body: '' });
  expect(await mount(page)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(asked).toHaveLength(1);
  await page.unroute(code['app.js']);
  expect(await mount(page)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(asked).toHaveLength(2);
  await expect
    .poll(() => widgetEvents(page))
    .toEqual([failed, failed, failed, ready, ready, ready]);
  await pageGoesOn(page);
});
