import { hostPages } from '../support/hostPages.js';
import { openWithOptions } from '../support/optionsPage.js';
import { demo, exchangeToken } from '../support/partnerBackend.js';
import { openPartnerPage } from '../support/partnerPage.js';
import { expect, test } from '../support/test.js';
import { listShows, openFirst, openForm, widgetOf } from '../support/widgetWalk.js';

test('a page signs its user in through its own server: tokens go in headers alone, and no message of a window is heard (E-07)', async ({
  page,
  server,
}) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) statuses.push(response.status());
  });
  const told: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    told.push(request.url(), referer, request.postData() ?? '');
  });
  const tokens: string[] = [];
  await page.exposeFunction('askPartner', async () => {
    const answer = await exchangeToken(server.url, demo);
    tokens.push(answer.token);
    return answer;
  });
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
  await openPartnerPage(page);
  const widget = widgetOf(page);
  await listShows(widget);
  await widget.evaluate((element) => {
    const { askPartner } = window as unknown as { askPartner: () => Promise<unknown> };
    Object.assign(element, { fetchToken: askPartner });
    const forged = ['huiqi:navigate', { type: 'huiqi-token', token: 'x' }, { __proto__: null }];
    for (const data of forged) window.postMessage(data, '*');
  });
  await openFirst(widget);
  await openForm(widget);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  expect(tokens.length).toBeGreaterThan(0);
  expect(told.join('\n')).not.toMatch(/[?&](?:token|access_token)=/);
  for (const token of tokens) expect(told.join('\n')).not.toContain(token);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});

test('only a page of the partner may frame the pages that are opened for it (E-06)', async ({
  page,
  server,
}) => {
  const pages = hostPages();
  const src = `${server.url}/cIGNALoan?source=DEMO`;
  pages.page = { policy: undefined, html: `<iframe title="贷款" src="${src}"></iframe>` };
  /** Where the frame ends up; the browser puts an error page into a frame that it refuses. */
  const framed = async (origin: string) => {
    await page.goto(origin, { waitUntil: 'commit' });
    const address = () => page.frames()[1]?.url() ?? '';
    await expect.poll(address).toMatch(/^(?:chrome-error|http)/);
    return address().startsWith(`${server.url}/cIGNALoan`);
  };
  expect(await framed(pages.stranger)).toBe(false);
  expect(await framed(pages.origin)).toBe(true);
});

test('a page of an unlisted origin gets no response; with debug the console says what is missing', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { stranger } = hostPages();
  const token = '!no backend';
  const options = { debug: true, reference: 'visit-1' };
  const lost = await openWithOptions(page, options, { token, origin: stranger });
  await expect
    .poll(() => lost.told('huiqi-error'))
    .toContainEqual(expect.objectContaining({ type: 'network', code: 'ORIGIN' }));
  await expect(lost.widget.getByText('此网站尚未在平台登记').first()).toBeVisible();
  await expect(lost.widget.getByRole('article')).toHaveCount(0);
  await expect.poll(() => said.join('\n')).toContain(`does not list ${stranger}`);
  expect(said.join('\n')).toContain('fetchToken failed');

  await openWithOptions(page, { debug: true }, { allowed: ['script-src', 'img-src'] });
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/Content-Security-Policy blocked .*; add http:\S+ to connect-src/);
});
