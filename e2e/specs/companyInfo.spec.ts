import type { Page } from '@playwright/test';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const filterOf = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filterParams') ?? 'null') as unknown;
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a company is found by name, read in full, and the list comes back as it was', async ({
  page,
}) => {
  await page.goto('/companyInfo');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('searchbox').fill('  食品 ');
  await page.getByRole('searchbox').press('Enter');
  await expect.poll(() => filterOf(page)).toEqual({ index: 1, size: 10, keyword: '食品' });
  await expect(rows(page).first()).toContainText('食品');
  const named = rows(page).first().getByText('食品').last();
  const name = (await readSettled(page, () => named.innerText())).split('\n')[0] ?? '';
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/companyInfoDetail\?id=\d+$/);
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  await page.getByRole('link', { name: '企业信息' }).last().click();
  await expect.poll(() => filterOf(page)).toEqual({ index: 1, size: 10, keyword: '食品' });
  await expect(rows(page).first()).toContainText(name);
  await page.goBack();
  await page.getByRole('link', { name: '查看信用修复流程' }).click();
  await expect(page).toHaveURL(/\/creditRecover$/);
  await expect(heading(page)).toHaveText('信用修复指引');
});

test('the honest-agent site is entered by a ticket that no address, history or referrer holds', async ({
  page,
  server,
}) => {
  await page.goto('/honestAgent');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, server.url, '13800000001');
  await page.goto('/homePage');
  await page.goto('/honestAgent');
  const before = await page.evaluate(() => history.length);
  const arrived: { method: string; url: string; body: string; referer: string | undefined }[] = [];
  await page.context().route('https://agent.example/**', async (route) => {
    const request = route.request();
    arrived.push({
      method: request.method(),
      url: request.url(),
      body: request.postData() ?? '',
      referer: (await request.allHeaders())['referer'],
    });
    await route.fulfill({ contentType: 'text/html', body: '<h1>agent</h1>' });
  });
  // Read on the way: the page is left as soon as the response is there.
  let data = { ticket: '', url: '' };
  await page.route(/\/user\/honestAgent\/token/, async (route) => {
    const response = await route.fetch();
    ({ data } = (await response.json()) as { data: typeof data });
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /进入诚信中介平台/ }).click();
  await expect(heading(page)).toHaveText('agent');
  expect(data.url).toBe('https://agent.example/enter');
  expect(arrived).toEqual([
    {
      method: 'POST',
      url: data.url,
      body: new URLSearchParams({ ticket: data.ticket }).toString(),
      referer: undefined,
    },
  ]);
  expect(page.url()).toBe(data.url);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/honestAgent$/);
  await expect(heading(page)).toHaveText('诚信中介');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      performance.getEntries().map(({ name }) => name),
    ]),
  );
  expect(kept).not.toContain(data.ticket);
});
