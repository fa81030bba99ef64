import type { Page } from '@playwright/test';
import { startEmbedFiles, type EmbedFiles } from '../support/embedFiles.js';
import { hostFailures, openPartnerPage, violations } from '../support/partnerPage.js';
import { expect, test } from '../support/test.js';
import {
  listShows,
  loginByHost,
  openFirst,
  openForm,
  partnerToken,
  submitForm,
  widgetOf,
  withdraw,
} from '../support/widgetWalk.js';

// Orders of a company are counted elsewhere.
test.use({ data: 'widgets' });

/** What Prototype.js 1.7 does to the prototypes that a widget shares with its page. */
const prototypeJs = `<script>
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  Object.prototype.toJSON = undefined; delete Object.prototype.toJSON;
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.entries = function () { return this.slice(); };
  Array.prototype.each = function (work) { for (var i = 0; i < this.length; i += 1) work(this[i], i); return this; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
</script>`;

const noConstructedSheets = `<script>
  delete ShadowRoot.prototype.adoptedStyleSheets;
  delete Document.prototype.adoptedStyleSheets;
</script>`;

const mountWhenLoaded = (options: object) => `<div id="place"></div><script>
  (window.Huiqi ??= { q: [] }).q.push((huiqi) => huiqi.mount('#place', ${JSON.stringify(options)}));
</script>`;

// Three origins: the partner's pages, the files, and the API.
let files: EmbedFiles;
test.beforeAll(async () => {
  files = await startEmbedFiles();
});
test.afterAll(() => files.close());

const file = (name: string) => `${files.origin}/embed/${files.version}/${name}`;
const script = (src: string, type = '') => `<script ${type} src="${src}"></script>`;
const element = (api: string) =>
  `<huiqi-app route="/cIGNALoan" reference="visit-1" api-base="${api}"></huiqi-app>`;

/** The list with its styles and pictures, and a search, which needs no form of the page. */
async function listWorks(page: Page): Promise<void> {
  const widget = widgetOf(page);
  await listShows(widget);
  const button = widget.getByRole('button', { name: '搜索' });
  await expect(button).toHaveCSS('border-radius', '4px');
  const search = widget.getByRole('searchbox').or(widget.getByRole('textbox')).first();
  await search.fill('没有这样的产品');
  await button.click();
  await expect(widget.getByRole('article')).toHaveCount(0);
  await search.fill('');
  await search.press('Enter');
  await listShows(widget);
  const logo = widget.locator('article img').first();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  expect(await hostFailures(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

test('the published files work as a module, imported, as one file, and where the page is isolated', async ({
  page,
  request,
  server,
}) => {
  const loader = file('loader.js');
  const widget = element(server.url);
  const options = { route: '/cIGNALoan', apiBase: server.url };
  const hosts = {
    module: { body: widget, head: script(loader, 'type="module"') },
    imported: {
      body: widget,
      head: `<script type="module">
        window.Huiqi = { q: [], base: '${loader}' };
        await import('${loader}');
      </script>`,
    },
    'told the platform afterwards': {
      body: `${script(loader)}<huiqi-app route="/cIGNALoan"></huiqi-app><script>
        document.querySelector('huiqi-app').apiBase = '${server.url}';
      </script>`,
      head: '',
    },
    single: { body: widget + script(file('huiqi.iife.js')), head: '' },
    // It calls the loader before that is there.
    isolated: { body: mountWhenLoaded(options) + script(loader), head: '', isIsolated: true },
    'isolated, with the files of the platform': {
      body: mountWhenLoaded({ route: '/cIGNALoan' }) + script(`${server.url}/embed/v1/loader.js`),
      head: '',
      isIsolated: true,
    },
  };
  const missing: string[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (response.status() === 404 && url.startsWith(files.origin)) missing.push(url);
  });
  for (const [name, host] of Object.entries(hosts))
    await test.step(name, async () => {
      await openPartnerPage(page, host);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe('isIsolated' in host);
      await listWorks(page);
      if (name !== 'isolated') return;
      await openFirst(widgetOf(page));
      await loginByHost(page, await partnerToken(request));
      await openForm(widgetOf(page));
      expect(await violations(page)).toEqual([]);
    });
  expect(missing).toEqual([]);
});

const hosts: Record<string, (api: string) => { head: string; body: string; policy?: string }> = {
  'replaces methods of arrays, as Prototype.js does': (api) => ({
    head: prototypeJs,
    body: element(api) + script(file('loader.js')),
  }),
  'is sandboxed by its policy, without allow-forms': (api) => ({
    head: '',
    body: element(api) + script(file('loader.js')),
    policy: `default-src 'none'; script-src ${files.origin}; img-src ${api}; connect-src ${files.origin} ${api}; sandbox allow-scripts allow-same-origin`,
  }),
  'has 360 px for it between its own lines, and no constructed stylesheets': (api) => ({
    head: `<style>main { width: 360px } main > p { display: inline }</style>${noConstructedSheets}`,
    body: `<main><p>前</p>${element(api)}<p>后</p></main>${script(file('loader.js'))}`,
  }),
};

for (const [what, host] of Object.entries(hosts)) {
  test(`a host that ${what} gets everything from the list to the order`, async ({
    page,
    request,
    server,
  }) => {
    await openPartnerPage(page, host(server.url));
    const widget = widgetOf(page);
    const fits = () =>
      expect
        .poll(() => widget.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0);
    await expect(widget).toHaveCSS('display', 'block');
    await listWorks(page);
    await fits();
    await openFirst(widget);
    await fits();
    await loginByHost(page, await partnerToken(request));
    await openForm(widget);
    await fits();
    const { orderId, reference } = await submitForm(page);
    expect(reference).toBe('visit-1');
    await fits();
    expect(await hostFailures(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await withdraw(server.url, orderId);
  });
}
