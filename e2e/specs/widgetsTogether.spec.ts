import type { Page } from '@playwright/test';
import { openEmptyPage, openWithOptions } from '../support/optionsPage.js';
import { demo, exchangeToken } from '../support/partnerBackend.js';
import { followRequests } from '../support/settled.js';
import { expect, test } from '../support/test.js';

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

/** Mounts a widget, and resolves once its first screen is drawn. */
const mount = (page: Page, place: string, token: string) =>
  page.evaluate(
    async ([target, value]) => {
      const { Huiqi } = window as unknown as {
        Huiqi: { mount(at: string, given: object): { ready: Promise<void> } };
      };
      await Huiqi.mount(target, { route: '/cIGNAWhite', fetchToken: async () => value }).ready;
    },
    [place, token] as const,
  );

const tokenOf = async (serverUrl: string, reference: string, phone: string) =>
  (await exchangeToken(serverUrl, demo, { user: { reference, phone } })).token;

test('widgets of one page keep the users apart that their own fetchToken signs in', async ({
  page,
  server,
}) => {
  const [first, second] = await Promise.all([
    tokenOf(server.url, 'first', '13800000001'),
    tokenOf(server.url, 'second', '13800000002'),
  ]);
  await openEmptyPage(page);
  const heard = listen(page);
  // At the same time: the widgets of a page share reads that are the same, and these are not.
  await Promise.all([mount(page, 'main', first), mount(page, 'aside', second)]);
  // The second user has no company yet.
  await expect(page.locator('main').getByText('重庆明月食品有限公司')).toBeVisible();
  await expect(page.locator('aside').getByText('还没有关联企业')).toBeVisible();
  await expect(page.locator('aside').getByText('重庆明月食品有限公司')).toHaveCount(0);
  const pathsOf = (token: string) =>
    new Set(heard.filter((one) => one.token === token).map(({ path }) => path));
  await expect(() => expect(pathsOf(first)).toEqual(pathsOf(second))).toPass({ timeout: 15_000 });
  expect(heard.filter(({ status }) => status >= 400)).toEqual([]);
});

test('twenty widgets with one fetchToken ask it once, and share what they read', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server.url, 'twenty', '13800000001');
  await openEmptyPage(page);
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
  const { widget } = await openWithOptions(page);
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

/** Every screen of a widget with its heading, or what it says is missing, of the user that the partner vouches for. */
const screens = [
  ['/cIGNALoan', '贷款产品'],
  ['/cIGNAProductDetail/100001', '云税贷'],
  ['/cIGNAProductApply?productId=100001', '还没有选择申请企业'],
  ['/cIGNAOrderDetails', '我的申请'],
  ['/cIGNAWhite', '授权白名单'],
  ['/globalCalculator', '贷款计算器'],
  ['/productCalculator?productId=100001', '计算'],
  ['/quotacal', '额度'],
  ['/quotacalNotLog', '额度'],
  ['/msgCenter', '消息中心'],
  ['/creditReport', '请先选择'],
  ['/drawDown', '请先选择'],
] as const;

test('every screen is drawn, and asks for nothing that the session of a partner is refused', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server.url, 'walker', '13800000001');
  const heard = listen(page);
  const loaded = followRequests(page);
  const { widget, navigate, told } = await openWithOptions(page, {}, { token });
  for (const [route, heading] of screens)
    await test.step(route, async () => {
      await navigate(route);
      const h1 = widget.getByRole('heading', { level: 1 });
      // A screen that lacks its object says so as its heading.
      const title = heading === '请先选择' ? h1 : h1.or(widget.getByRole('alert'));
      await expect(title.first()).toContainText(heading);
      await loaded(route);
    });
  expect(heard.filter(({ status }) => status === 401 || status === 403)).toEqual([]);
  expect(await told('huiqi-error')).toEqual([]);

  // A withdrawn product is announced, and the list shown.
  await navigate('/cIGNAProductDetail/100705');
  await expect(widget.getByText('该产品已被下架')).toBeVisible();
  await expect(widget.getByRole('article')).toHaveCount(6);
});

test('a widget about one product leads to no other, and one for users leads a visitor to the login', async ({
  page,
}) => {
  const product = await openWithOptions(page, {
    feature: 'product',
    route: '/cIGNAProductDetail/100001',
  });
  await expect(product.widget.getByRole('heading', { name: '云税贷' })).toBeVisible();
  await expect(product.widget.getByRole('link', { name: '贷款产品' })).toHaveCount(0);
  await product.navigate('/cIGNALoan');
  await expect(product.widget.getByText('页面不存在')).toBeVisible();

  const notices = await openWithOptions(page, { feature: 'notices' });
  await notices.widget.getByRole('button', { name: '登录' }).click();
  await expect
    .poll(() => notices.told('huiqi-login-required'))
    .toEqual([{ reason: 'visitor', reference: null }]);
});
