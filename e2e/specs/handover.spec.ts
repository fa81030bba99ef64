import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/sandboxTest.js';

const phone = '13800000001';
const signedIn = (page: Page) => page.getByRole('button', { name: /用户菜单|明月食品/ });
const refusal = '登录凭证无效或已使用';

async function handOver(request: APIRequestContext, source = 'PARTNER'): Promise<string> {
  const answer = await request.post('/__sandbox/handover', { data: { account: phone, source } });
  return ((await answer.json()) as { token: string }).token;
}

/** Everything the page sends and says, as texts; the navigation and the exchange have to hold the token. */
function listen(page: Page, allowed: (url: string) => boolean): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`console ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error ${error.message}`));
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    heard.push(`referrer ${referer}`, `body ${request.postData() ?? ''}`);
    if (!allowed(request.url())) heard.push(`request ${request.url()}`);
  });
  return heard;
}

/** What stays in the browser and could be read later. */
const remains = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases?.()) ?? [];
    const caches_ = await caches.keys();
    const kept = [{ ...localStorage }, { ...sessionStorage }, databases, caches_];
    const shown = [document.documentElement.outerHTML, document.cookie, document.referrer];
    return JSON.stringify([kept, shown, location.href, history.state]);
  });

for (const path of ['/loan?keyword=x', '/homePage?', '/productDetail/100001?']) {
  test(`a token in the address of ${path} signs in and is nowhere afterwards`, async ({
    page,
    request,
    server,
  }) => {
    const token = await handOver(request);
    const heard = listen(
      page,
      (url) => url.includes(`${path}&token=`) || url.includes('/user/getUserInfoByToken?'),
    );
    const document_ = await page.goto(`${path}&token=${token}&source=PARTNER#top`);
    expect(document_?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(signedIn(page)).toBeVisible();
    const [pathname = ''] = path.split('?');
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(page.url()).toContain('#top');
    expect(page.url()).not.toContain('source');

    await page.getByRole('link', { name: '政策在线' }).first().click();
    await expect(page).toHaveURL(/\/policyOnline/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${pathname}[^/]*$`));
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(signedIn(page)).toBeVisible();

    expect(heard.filter((line) => line.includes(token))).toEqual([]);
    expect(heard.filter((line) => /^referrer ./.test(line))).toEqual([]);
    expect(await remains(page)).not.toContain(token);
    const cookies = await page.context().cookies();
    expect(JSON.stringify(cookies)).not.toContain(token);
    expect(server.output()).not.toContain(token);
  });
}

test('a token is good once: the second visitor hears so and goes on as a visitor', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const token = await handOver(request);
  await page.goto(`/loan?token=${token}&source=PARTNER`);
  await expect(signedIn(page)).toBeVisible();
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await other.newPage();
  await second.goto(`/loan?token=${token}&source=PARTNER`);
  await expect(second.getByText(refusal)).toBeVisible();
  await expect(second).toHaveURL(/\/loan$/);
  await expect(second.getByRole('article').first()).toBeVisible();
  await second.getByRole('link', { name: '登录', exact: true }).click();
  await expect(second.getByText(refusal).last()).toBeVisible();
  await other.close();
});

test('a refused token is not kept as a way back to a guarded page', async ({ page }) => {
  const token = 'canary-0123456789abcdef0123456789';
  const heard = listen(
    page,
    (url) => url.includes('/userCenter?') || url.includes('/user/getUserInfoByToken?'),
  );
  await page.goto(`/userCenter?whichPage=noticeCenter&token=${token}&source=PARTNER`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(refusal).first()).toBeVisible();
  expect(heard.filter((line) => line.includes(token))).toEqual([]);
  expect(await remains(page)).not.toContain(token);
});

test('a token of another source is refused', async ({ page, request }) => {
  const token = await handOver(request, 'PARTNER');
  await page.goto(`/loan?token=${token}&source=OTHER`);
  await expect(page.getByText(refusal)).toBeVisible();
});

test('a code of the single sign-on signs in, and is out of the address', async ({
  page,
  request,
}) => {
  const code = await handOver(request, 'sso');
  const heard = listen(
    page,
    (url) => url.includes('/homePage?code=') || url.includes('/user/getUserInfoByCode?'),
  );
  await page.goto(`/homePage?code=${code}`);
  await expect(signedIn(page)).toBeVisible();
  await expect(page).toHaveURL(/\/homePage$/);
  expect(heard.filter((line) => line.includes(code))).toEqual([]);
  expect(await remains(page)).not.toContain(code);
});

test('the handover comes first, then area list and page configuration', async ({
  page,
  request,
}) => {
  const token = await handOver(request);
  const calls: string[] = [];
  page.on('request', (sent) => {
    const path = new URL(sent.url()).pathname;
    if (path.startsWith('/api/')) calls.push(path.replace('/api/huiqi', ''));
  });
  await page.goto(`/loan?token=${token}&source=PARTNER`);
  await expect(signedIn(page)).toBeVisible();
  const place = (end: string) => calls.findIndex((path) => path.endsWith(end));
  expect(place('/user/getUserInfoByToken')).toBe(0);
  expect(place('/getAreaListForHomePage')).toBeGreaterThan(0);
  expect(place('/getInfoByDistrict')).toBeGreaterThan(place('/getAreaListForHomePage'));
  expect(calls.filter((path) => path.endsWith('/getUserInfoByToken'))).toHaveLength(1);
});
