import { expect, test, type Page } from '@playwright/test';
import { openWithOptions } from '../support/optionsPage.js';
import { exchangeToken, demo } from '../support/partnerBackend.js';
import { startPartnerSite, type PartnerSite } from '../support/partnerSite.js';
import { TestServer } from '../support/server.js';

let server: TestServer;
let site: PartnerSite;

test.beforeAll(async () => {
  site = await startPartnerSite(
    () => server.url,
    (from) => ({
      '/empty': {
        policy: `default-src 'none'; script-src ${from}; img-src ${from}; connect-src ${from}`,
        body: `<main></main><aside></aside><script src="${from}/embed/v1/loader.js"></script>`,
      },
    }),
  );
  server = await TestServer.start({ env: { HUIQI_DEMO_ORIGINS: site.origin } });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
});

interface Heard {
  readonly path: string;
  readonly status: number;
  readonly token: string;
}

/** Calls of the API that a page makes. */
function listen(page: Page): Heard[] {
  const heard: Heard[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const token = response.request().headers()['x-access-token'] ?? '';
    heard.push({ path: pathname, status: response.status(), token });
  });
  return heard;
}

interface MountOptions {
  readonly route: string;
  readonly token: string;
}

/** Mounts a widget, and resolves with its errors once its first screen is drawn. */
const mount = (page: Page, place: string, options: MountOptions) =>
  page.evaluate(
    async ([target, { route, token }]) => {
      const { Huiqi } = window as unknown as {
        Huiqi: {
          mount(at: string, given: object): { ready: Promise<void> };
        };
      };
      const errors: unknown[] = [];
      const onEvent = ({ type, detail }: { type: string; detail: unknown }) => {
        if (type === 'huiqi-error') errors.push(detail);
      };
      await Huiqi.mount(target, { route, fetchToken: async () => token, onEvent }).ready;
      return errors;
    },
    [place, options] as const,
  );

const tokenOf = async (reference: string, phone: string) =>
  (await exchangeToken(server.url, demo, { user: { reference, phone } })).token;

test('widgets of one page keep the users apart that their own fetchToken signs in', async ({
  page,
}) => {
  const [first, second] = await Promise.all([
    tokenOf('first', '13800000001'),
    tokenOf('second', '13800000002'),
  ]);
  await page.goto(`${site.origin}/empty`);
  const heard = listen(page);
  const route = '/cIGNAWhite';
  // At the same time: the widgets of a page share reads that are the same, and these are not.
  await Promise.all([
    mount(page, 'main', { route, token: first }),
    mount(page, 'aside', { route, token: second }),
  ]);
  // The second user has no company yet.
  await expect(page.locator('main').getByText('重庆明月食品有限公司')).toBeVisible();
  await expect(page.locator('aside').getByText('还没有关联企业')).toBeVisible();
  await expect(page.locator('aside').getByText('重庆明月食品有限公司')).toHaveCount(0);
  const pathsOf = (token: string) =>
    heard.filter((one) => one.token === token).map(({ path }) => path);
  expect(new Set(pathsOf(first))).toEqual(new Set(pathsOf(second)));
  expect(heard.filter(({ status }) => status >= 400)).toEqual([]);
});

test('twenty widgets with one fetchToken ask it once, and share what they read', async ({
  page,
}) => {
  const token = await tokenOf('twenty', '13800000001');
  await page.goto(`${site.origin}/empty`);
  const heard = listen(page);
  const asked = await page.evaluateHandle(async () => {
    const { Huiqi } = window as unknown as {
      Huiqi: { mount(at: string, given: object): { ready: Promise<void> } };
    };
    const reasons: string[] = [];
    let respond = (_token: string): void => undefined;
    const login = new Promise<string>((resolve) => {
      respond = resolve;
    });
    const fetchToken = ({ reason }: { reason: string }) => {
      reasons.push(reason);
      return login;
    };
    const mounted = Array.from({ length: 20 }, () =>
      Huiqi.mount('main', { route: '/cIGNALoan', fetchToken }),
    );
    await Promise.all(mounted.map(({ ready }) => ready));
    return { reasons, respond };
  });
  // All of them wait for the first token.
  await expect.poll(() => asked.evaluate(({ reasons }) => reasons.length)).toBeGreaterThan(0);
  await asked.evaluate(({ respond }, value) => respond(value), token);
  await expect(page.locator('main article')).toHaveCount(20 * 6);
  expect(await asked.evaluate(({ reasons }) => reasons)).toEqual(['start']);
  const lists = heard.filter(({ path }) => path.endsWith('/product/index/page'));
  expect(lists.map((one) => one.token)).toEqual([token]);
});

test('a new tab opens the address that the page has for a screen, or nothing', async ({
  page,
  context,
}) => {
  const opened: string[] = [];
  context.on('page', (tab) => opened.push(tab.url()));
  const { widget } = await openWithOptions(page, `${site.origin}/empty`);
  const link = widget.getByRole('article').first().getByRole('link');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await link.click({ button: 'middle' });
  // Where the menu would offer a new tab, the link has no address.
  const offered = await link.evaluate((element) => {
    let href: string | null = 'none heard';
    addEventListener('contextmenu', () => (href = element.getAttribute('href')), { once: true });
    element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true }));
    return href;
  });
  expect(offered).toBeNull();
  await page.evaluate(() => {
    const { kept } = window as unknown as { kept: { handle: { update(options: object): void } } };
    kept.handle.update({ hostAddress: (route: string) => `/loans?screen=${route}` });
  });
  await expect(link).toHaveAttribute('href', /^\/loans\?screen=\/cIGNAProductDetail\/\d+$/);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/loans\?screen=\/cIGNAProductDetail\/\d+$/);
  expect(opened).toHaveLength(1);
  await link.click();
  await expect(widget.getByRole('button', { name: '立即申请' })).toBeVisible();
});

const product = async (page: Page) => {
  const path = `${server.url}/api/huiqi/product/index/page?index=1&size=1`;
  const response = await page.request.get(path, {
    headers: { 'x-request-id': 'web-two-000002', origin: site.origin },
  });
  const { data } = (await response.json()) as { data: { content: { id: string }[] } };
  return data.content[0]?.id ?? '';
};

const routes = [
  '/cIGNALoan',
  '/cIGNAProductDetail/{id}',
  '/cIGNAProductApply?productId={id}',
  '/cIGNAOrderDetails',
  '/cIGNAWhite',
  '/globalCalculator',
  '/productCalculator?productId={id}',
  '/quotacal',
  '/quotacalNotLog',
  '/msgCenter',
  '/creditReport',
  '/drawDown',
];
for (const route of routes)
  test(`${route} asks for nothing that the session of a partner is refused`, async ({ page }) => {
    const token = await tokenOf('walker', '13800000001');
    const id = await product(page);
    await page.goto(`${site.origin}/empty`);
    const heard = listen(page);
    const errors = await mount(page, 'main', { route: route.replace('{id}', id), token });
    await page.waitForLoadState('networkidle');
    expect(heard.filter(({ status }) => status === 401 || status === 403)).toEqual([]);
    expect(errors).toEqual([]);
  });
