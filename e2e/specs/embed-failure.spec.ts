import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.js';
import {
  fromServer,
  hostAnswers,
  hostFailures,
  openPartnerPage,
  widgetEvents,
} from '../support/partnerPage.js';
import {
  listShows,
  loginByHost,
  openFirst,
  openForm,
  partnerToken,
  widgetOf,
} from '../support/widgetWalk.js';

const ready = 'huiqi:ready {"route":"/cIGNALoan"}';
const failed = 'huiqi:error {"code":"LOAD_FAILED","requestId":null}';
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

for (const [fault, answer] of Object.entries(faults)) {
  for (const [file, address] of Object.entries(code)) {
    test(`${file} is ${fault}: message, event, and a retry that works`, async ({ page }) => {
      await page.route(address, answer);
      await openPartnerPage(page);
      const widget = widgetOf(page);
      const retry = widget.getByRole('button', { name: '重试' });
      await expect(widget.getByRole('alert')).toHaveText('服务加载失败，请检查网络后重试。');
      await pageGoesOn(page);
      await retry.click();
      await expect.poll(() => widgetEvents(page)).toEqual([failed, failed]);
      await page.unroute(address);
      // Impatient users: both clicks arrive before the code.
      await retry.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await listShows(widget);
      await expect(widget.getByRole('alert')).toHaveCount(0);
      expect(await widgetEvents(page)).toEqual([failed, failed, ready]);
      await pageGoesOn(page);
    });
  }

  test(`the loader is ${fault}: the page keeps working and shows its own text`, async ({
    page,
  }) => {
    await page.route('**/embed/v1/loader.js', answer);
    await openPartnerPage(page, { body: '<huiqi-app>请致电客户经理</huiqi-app>' });
    await expect(page.getByText('请致电客户经理')).toBeVisible();
    await hostAnswers(page);
    // The browser itself reports a broken script of another origin to the page, without saying what is wrong.
    expect((await hostFailures(page)).filter((text) => text !== 'Script error.')).toEqual([]);
  });
}

test('what cannot be loaded is said in the language that the widget was asked for', async ({
  page,
}) => {
  await page.route(code['app.js'], (route) => route.abort('blockedbyclient'));
  await openPartnerPage(page, { body: '<huiqi-app locale="en"></huiqi-app>' });
  const alert = widgetOf(page).getByRole('alert');
  await expect(alert).toHaveText('Loading failed. Please retry.');
  await expect(alert).toHaveAttribute('lang', 'en');
  await expect(widgetOf(page).getByRole('button')).toHaveText('Retry');
});

test('a browser that is too old is told so, loads nothing more, and the page keeps working', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const loader = '<script src="/embed/v1/loader.js" defer></script>';
  await openPartnerPage(page, { head: `<script>delete Object.hasOwn</script>${loader}` });
  await expect(widgetOf(page).getByRole('alert')).toHaveText(
    '当前浏览器版本过低，请升级浏览器后使用。',
  );
  await expect(widgetOf(page).getByRole('button')).toHaveCount(0);
  expect(await widgetEvents(page)).toEqual([
    'huiqi:error {"code":"BROWSER_TOO_OLD","requestId":null}',
  ]);
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

test('a script loaded late adopts the element and the function it was given before', async ({
  page,
  request,
}) => {
  await openPartnerPage(page, { head: '' });
  const widget = widgetOf(page);
  const early = await widget.evaluateHandle((element) => {
    const calls: string[] = [];
    const fetchToken = async () => (calls.push('asked'), null);
    Object.assign(element, { fetchToken });
    return calls;
  });
  await appended(page, fromServer('/embed/v1/loader.js'));
  await listShows(widget);
  await openFirst(widget);
  await widget.getByRole('button', { name: '立即申请' }).click();
  await expect.poll(() => widgetEvents(page)).toContainEqual(expect.stringMatching(/login-req/));
  expect(await early.evaluate((calls) => calls.length)).toBeGreaterThan(0);
  await loginByHost(page, await partnerToken(request));
  await openForm(widget);
  await pageGoesOn(page);
});

test('loader and single file, each twice and in both builds, are one widget', async ({ page }) => {
  const tag = (file: string) => `<script src="/embed/v1/${file}"></script>`;
  await openPartnerPage(page, { head: tag('loader.js') + tag('loader.js') + tag('huiqi.iife.js') });
  await listShows(widgetOf(page));
  const before = await page.evaluateHandle(() => [
    Object(window).Huiqi,
    customElements.get('huiqi-app'),
  ]);
  for (const file of ['loader.js?again', 'huiqi.iife.js?again'])
    await appended(page, fromServer(`/embed/v1/${file}`));
  const same = await page.evaluate(
    ([api, element]) =>
      api === Object(window).Huiqi && element === customElements.get('huiqi-app') && Boolean(api),
    before,
  );
  expect(same).toBe(true);
  await expect(widgetOf(page).getByRole('article')).toHaveCount(6);
  expect(await widgetEvents(page)).toEqual([ready]);
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
