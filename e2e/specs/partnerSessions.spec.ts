import { createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { callsOf } from '../support/calls.js';
import { branch, demo, exchangeToken } from '../support/partnerBackend.js';
import { startPartnerSite, type PartnerSite } from '../support/partnerSite.js';
import { TestServer } from '../support/server.js';
import { listShows, openFirst, openForm, widgetOf } from '../support/widgetWalk.js';

let server: TestServer;
let insurer: PartnerSite;
let bank: PartnerSite;
let stranger: PartnerSite;

const framing = (from: string) => ({
  '/frame': { body: `<iframe title="贷款" src="${from}/cIGNALoan?source=DEMO"></iframe>` },
});

test.beforeAll(async () => {
  const ours = () => server.url;
  [insurer, bank, stranger] = await Promise.all([
    startPartnerSite(ours, framing),
    startPartnerSite(ours),
    startPartnerSite(ours, framing),
  ]);
  server = await TestServer.start({ env: { HUIQI_DEMO_ORIGINS: insurer.origin } });
  const admin = await callsOf(server.url, '13800000007');
  const scope = { bankIds: ['1'], categoryIds: null, productIds: null };
  const change = { name: '示例银行网点', origins: [bank.origin], scope };
  const { status } = await admin('PUT', '/partner/admin/pt_bank', change);
  expect(status).toBe(200);
});
test.afterAll(async () => {
  await server.stop();
  await Promise.all([insurer, bank, stranger].map((site) => site.close()));
});

/** Responses of the API that a page gets: path, status and code. */
function listen(page: Page): { readonly path: string; readonly status: number }[] {
  const heard: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) heard.push({ path: pathname, status: response.status() });
  });
  return heard;
}

/** Lets the page's widget ask the partner's server for tokens. */
async function connect(page: Page, partner: typeof demo): Promise<() => number> {
  let asked = 0;
  await page.exposeFunction('askPartner', () => {
    asked += 1;
    return exchangeToken(server.url, partner);
  });
  await widgetOf(page).evaluate((element) => {
    const { askPartner } = window as unknown as { askPartner: () => Promise<unknown> };
    Object.assign(element, { fetchToken: askPartner });
  });
  return () => asked;
}

test('a page on its own origin lists, signs in through its server and opens the form', async ({
  page,
}) => {
  const heard = listen(page);
  const told: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    told.push(request.url(), referer, request.postData() ?? '');
  });
  await page.goto(insurer.origin);
  const widget = widgetOf(page);
  await listShows(widget);
  const asked = await connect(page, demo);
  await openFirst(widget);
  await openForm(widget);
  expect(asked()).toBeGreaterThan(0);
  expect(heard.filter(({ status }) => status >= 400)).toEqual([]);
  // Tokens travel in a header alone.
  const { token } = await exchangeToken(server.url, demo);
  expect(told.join('\n')).not.toMatch(/[?&](?:token|access_token)=/);
  expect(told.join('\n')).not.toContain(token);
  expect(await page.context().cookies()).toEqual([]);
});

test('a visitor of a listed page is asked to log in, and may do so by password', async ({
  page,
}) => {
  await page.goto(insurer.origin);
  await listShows(widgetOf(page));
  const result = await page.evaluate(
    async ([from, password]) => {
      const call = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'x-request-id': 'web-page-000001' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const response = await fetch(`${from}/api/huiqi${path}`, init);
        const { code } = (await response.json()) as { code: string };
        return { status: response.status, code, token: response.headers.get('x-access-token') };
      };
      const login = { type: 'FRONT', telPhone: '13800000002', password };
      return {
        visitor: await call('/user/relatedCompanyList', { userId: '2', type: 1 }),
        login: await call('/user/login/passwd', login),
      };
    },
    [server.url, createHash('sha256').update('Huiqi@2026').digest('base64')] as const,
  );
  expect(result.visitor).toEqual({ status: 401, code: '791214', token: null });
  expect(result.login).toMatchObject({ status: 200, code: '200' });
  expect(result.login.token).toMatch(/^[\w-]{43}$/);
  expect(await page.context().cookies()).toEqual([]);
});

test('a bank sees its own products only, with a token and without', async ({ page }) => {
  await page.goto(bank.origin);
  const widget = widgetOf(page);
  const cards = widget.getByRole('article');
  const names = async () => new Set(await cards.allInnerTexts());
  const call = await callsOf(server.url, '13800000007');
  const { data } = await call('GET', '/product/index/page?index=1&size=6&bankId=1');
  const { content } = data as { content: unknown[] };
  await expect(cards).toHaveCount(content.length);
  const before = await names();
  expect(before.size).toBe(content.length);
  for (const text of before) expect(text).toContain('建设银行');
  await connect(page, branch);
  await page.reload();
  await expect(cards).toHaveCount(content.length);
  expect(await names()).toEqual(before);
});

test('the token of one partner is refused on a page of another', async ({ page }) => {
  const { token } = await exchangeToken(server.url, demo);
  const read = (origin: string) =>
    page.request
      .get(`${server.url}/api/huiqi/order/user/page`, {
        headers: { origin, 'x-access-token': token, 'x-request-id': 'web-page-000002' },
      })
      .then((response) => response.status());
  expect([await read(insurer.origin), await read(bank.origin)]).toEqual([200, 403]);
});

test('only a page of the partner may frame the pages that are opened for it (E-06)', async ({
  page,
}) => {
  /** Where the frame of a page ends up; the browser puts an error page into a frame that it refuses. */
  const framed = async (site: PartnerSite) => {
    await page.goto(`${site.origin}/frame`, { waitUntil: 'commit' });
    const address = () => page.frames()[1]?.url() ?? '';
    await expect.poll(address).toMatch(/^(?:chrome-error|http)/);
    return address().startsWith(`${server.url}/cIGNALoan`);
  };
  expect(await framed(stranger)).toBe(false);
  expect(await framed(insurer)).toBe(true);
});

test('the widget listens to no messages of other windows (E-07)', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
      if (given[0] === 'message' && (this === window || this instanceof Node))
        heard.push(new Error('listens').stack ?? '');
      add.apply(this, given as Parameters<typeof add>);
    };
  });
  await page.goto(insurer.origin);
  const widget = widgetOf(page);
  await listShows(widget);
  await connect(page, demo);
  await openFirst(widget);
  await page.evaluate(() => {
    const forged = ['huiqi:navigate', { type: 'huiqi-token', token: 'x' }, { __proto__: null }];
    for (const data of forged) window.postMessage(data, '*');
  });
  await openForm(widget);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual([]);
});
