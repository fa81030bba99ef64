import { expect, type Page, request, test } from '@playwright/test';
import { callsOf } from '../support/calls.js';
import { startPackedFiles, type PackedFiles } from '../support/packedFiles.js';
import { hostFailures, violations, watch } from '../support/partnerPage.js';
import { startPartnerSite, type PartnerSite, type SitePages } from '../support/partnerSite.js';
import { TestServer } from '../support/server.js';
import {
  listShows,
  loginByHost,
  openFirst,
  openForm,
  partnerToken,
  submitForm,
  widgetOf,
} from '../support/widgetWalk.js';

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

let server: TestServer;
let files: PackedFiles;
let partner: PartnerSite;

const mountWhenLoaded = (options: object) => `<script>
  (window.Huiqi ??= { q: [] }).q.push((huiqi) => {
    window.handle = huiqi.mount('#place', ${JSON.stringify(options)});
  });
</script>`;

// Three origins: the partner's pages, the files of the tarball, and the API.
const pages: SitePages = (from) => {
  const api = server.url;
  const file = (name: string) => `${from}/embed/${files.version}/${name}`;
  const loader = `<script src="${file('loader.js')}"></script>`;
  const widget = `<huiqi-app route="/cIGNALoan" reference="visit-1" api-base="${api}"></huiqi-app>`;
  const options = { route: '/cIGNALoan', reference: 'visit-1' };
  const place = '<div id="place"></div>';
  const allow = `default-src 'none'; script-src ${from}; img-src ${api}; connect-src ${from} ${api}`;
  return {
    '/module': { body: `${widget}<script type="module" src="${file('loader.js')}"></script>` },
    '/imported': {
      head: `<script type="module">
        window.Huiqi = { q: [], base: '${file('loader.js')}' };
        await import('${file('loader.js')}');
      </script>`,
      body: widget,
    },
    '/single': { body: `${widget}<script src="${file('huiqi.iife.js')}"></script>` },
    '/queue': {
      isIsolated: true,
      body: place + mountWhenLoaded({ ...options, apiBase: api }) + loader,
    },
    '/platform': {
      isIsolated: true,
      body: `${place}${mountWhenLoaded(options)}<script src="${api}/embed/v1/loader.js"></script>`,
    },
    '/prototypes': { head: prototypeJs, body: widget + loader },
    '/linked': { head: noConstructedSheets, body: widget + loader },
    '/inner': {
      policy: `${allow}; sandbox allow-scripts allow-same-origin`,
      body: widget + loader,
    },
    '/outer': {
      body: '<iframe sandbox="allow-scripts allow-same-origin" src="/framed" width="1200" height="800"></iframe>',
    },
    '/framed': { policy: allow, body: widget + loader },
    '/narrow': {
      head: '<style>main { width: 360px } main > p { display: inline }</style>',
      body: `<main><p>前</p>${widget}<p>后</p></main>${loader}`,
    },
  };
};

test.beforeAll(async () => {
  files = await startPackedFiles();
  partner = await startPartnerSite(() => files.origin, pages);
  server = await TestServer.start({ env: { HUIQI_PARTNER_ORIGINS: partner.origin } });
});
test.afterAll(async () => {
  await server.stop();
  await partner.close();
  await files.close();
});

const token = async () => partnerToken(await request.newContext({ baseURL: server.url }));

/** Resolves with the page that holds the widget: the opened one or the frame in it. */
async function open(page: Page, path: string): Promise<Page> {
  await watch(page);
  await page.goto(partner.origin + path);
  const [, frame] = page.frames();
  // A frame is looked into as a page is.
  return frame ? (frame as unknown as Page) : page;
}

async function showsPictures(page: Page): Promise<void> {
  const logo = widgetOf(page).locator('article img').first();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
}

async function expectNoFailures(page: Page): Promise<void> {
  expect(await hostFailures(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

const hosts: Record<string, string> = {
  'loads the loader as a module': '/module',
  'imports the loader and says where it is': '/imported',
  'loads one file for everything': '/single',
  'is cross-origin isolated and queues its call before the loader': '/queue',
  'replaces methods of arrays, as Prototype.js does': '/prototypes',
  'has no constructed stylesheets': '/linked',
  'is sandboxed by its policy, without allow-forms': '/inner',
  'is framed without allow-forms': '/outer',
  'has 360 px for it between its own lines': '/narrow',
};

for (const [what, path] of Object.entries(hosts)) {
  test(`a host that ${what} gets everything from the list to the order`, async ({ page }) => {
    const host = await open(page, path);
    expect(await host.evaluate(() => crossOriginIsolated)).toBe(path === '/queue');
    const widget = widgetOf(host);
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
    await showsPictures(host);
    await openFirst(widget);
    await loginByHost(host, await token());
    await openForm(widget);
    const { orderId, reference } = await submitForm(host);
    expect(reference).toBe('visit-1');
    const overflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    expect(await widget.evaluate(overflow)).toBe(0);
    await expectNoFailures(host);
    // Withdrawn, or the company could not apply for this product in the next host.
    const calls = await callsOf(server.url, '13800000001');
    const closed = await calls('POST', `/order/user/${String(orderId)}/close`, { reason: '重复' });
    expect(closed).toMatchObject({ status: 200, data: { productId: '100001' } });
  });
}

test('a host that is cross-origin isolated gets the files and pictures of the platform', async ({
  page,
}) => {
  await open(page, '/platform');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await listShows(widgetOf(page));
  await showsPictures(page);
  await expectNoFailures(page);
});
