import { expect, type Page, request, test } from '@playwright/test';
import { hostFailures, violations, watch } from '../support/partnerPage.js';
import { startPartnerSite, type PartnerSite, type SitePages } from '../support/partnerSite.js';
import { TestServer } from '../support/server.js';
import {
  listShows,
  loginByHost,
  openFirst,
  openForm,
  partnerToken,
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

const queued = `<script>
  (window.Huiqi ??= { q: [] }).q.push((huiqi) => {
    window.handle = huiqi.mount('#place', { route: '/cIGNALoan', reference: 'visit-1' });
  });
</script>`;

const pages: SitePages = (from) => {
  const loader = `<script src="${from}/embed/v1/loader.js"></script>`;
  const widget = '<huiqi-app route="/cIGNALoan"></huiqi-app>';
  const allow = `default-src 'none'; script-src ${from}; img-src ${from}; connect-src ${from}`;
  return {
    '/module': {
      body: `${widget}<script type="module" src="${from}/embed/v1/loader.js"></script>`,
    },
    '/imported': {
      head: `<script type="module">
        window.Huiqi = { q: [], base: '${from}/embed/v1/loader.js' };
        await import('${from}/embed/v1/loader.js');
      </script>`,
      body: widget,
    },
    '/single': { body: `${widget}<script src="${from}/embed/v1/huiqi.iife.js"></script>` },
    '/queue': { isIsolated: true, body: `<div id="place"></div>${queued}${loader}` },
    '/prototypes': { head: prototypeJs, body: widget + loader },
    '/linked': { head: noConstructedSheets, body: widget + loader },
    '/inner': {
      policy: `${allow}; sandbox allow-scripts allow-same-origin`,
      body: widget + loader,
    },
    '/narrow': {
      head: '<style>main { width: 360px } main > p { display: inline }</style>',
      body: `<main><p>前</p>${widget}<p>后</p></main>${loader}`,
    },
    '/empty': { body: `<div id="place"></div>${loader}` },
  };
};

let server: TestServer;
let partner: PartnerSite;

test.beforeAll(async () => {
  partner = await startPartnerSite(() => server.url, pages);
  server = await TestServer.start({ env: { HUIQI_PARTNER_ORIGINS: partner.origin } });
});
test.afterAll(async () => {
  await server.stop();
  await partner.close();
});

const token = async () => partnerToken(await request.newContext({ baseURL: server.url }));

async function open(page: Page, path: string): Promise<void> {
  await watch(page);
  await page.goto(partner.origin + path);
}

const hosts: Record<string, string> = {
  'loads the loader as a module': '/module',
  'imports the loader and says where it is': '/imported',
  'loads one file for everything': '/single',
  'is cross-origin isolated and queues its call before the loader': '/queue',
  'replaces methods of arrays, as Prototype.js does': '/prototypes',
  'has no constructed stylesheets': '/linked',
  'is framed without allow-forms': '/inner',
};

for (const [what, path] of Object.entries(hosts)) {
  test(`a host that ${what} gets the list, its search, the login and the form`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(path === '/queue');
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
    await openFirst(widget);
    await loginByHost(page, await token());
    await openForm(widget);
    expect(await hostFailures(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
}
