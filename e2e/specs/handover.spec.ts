import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/sandboxTest.js';

const phone = '13800000001';
const signedIn = (page: Page) => page.getByRole('button', { name: /用户菜单|明月食品/ });
const refusal = '登录凭证无效或已使用';

async function handOver(request: APIRequestContext, source = 'PARTNER'): Promise<string> {
  const answer = await request.post('/__sandbox/handover', { data: { account: phone, source } });
  return ((await answer.json()) as { token: string }).token;
}

/** Everything the page sends and logs, as texts; the navigation and the exchange must contain the token. */
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

test('a token in the address signs in first of all, and is nowhere afterwards', async ({
  page,
  request,
  server,
}) => {
  const token = await handOver(request);
  const calls: string[] = [];
  page.on('request', (sent) => {
    const path = new URL(sent.url()).pathname;
    if (path.startsWith('/api/')) calls.push(path.replace('/api/huiqi', ''));
  });
  const heard = listen(
    page,
    (url) => url.includes('/loan?keyword=x&token=') || url.includes('/user/getUserInfoByToken?'),
  );
  const document_ = await page.goto(`/loan?keyword=x&token=${token}&source=PARTNER#top`);
  expect(document_?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(signedIn(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/loan');
  expect(page.url()).toContain('#top');
  expect(page.url()).not.toContain('source');
  const place = (end: string) => calls.findIndex((path) => path.endsWith(end));
  expect(place('/user/getUserInfoByToken')).toBe(0);
  expect(place('/getAreaListForHomePage')).toBeGreaterThan(0);
  expect(place('/getInfoByDistrict')).toBeGreaterThan(place('/getAreaListForHomePage'));
  expect(calls.filter((path) => path.endsWith('/getUserInfoByToken'))).toHaveLength(1);

  await page.getByRole('link', { name: '政策在线' }).first().click();
  await expect(page).toHaveURL(/\/policyOnline/);
  await page.goBack();
  await expect(page).toHaveURL(/\/loan[^/]*$/);
  await page.reload();
  await expect(signedIn(page)).toBeVisible();

  expect(heard.filter((line) => line.includes(token))).toEqual([]);
  expect(heard.filter((line) => /^referrer ./.test(line))).toEqual([]);
  expect(await remains(page)).not.toContain(token);
  const cookies = await page.context().cookies();
  expect(JSON.stringify(cookies)).not.toContain(token);
  expect(server.output()).not.toContain(token);
});

test('a token is good once: a visitor with a used one hears so and goes on as a visitor', async ({
  page,
  request,
}) => {
  const token = await handOver(request);
  await request.get(`/api/huiqi/user/getUserInfoByToken?source=PARTNER&token=${token}`, {
    headers: { 'x-request-id': 'web-handover-0001' },
  });
  await page.goto(`/loan?token=${token}&source=PARTNER`);
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page).toHaveURL(/\/loan$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page.getByText(refusal).last()).toBeVisible();
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
