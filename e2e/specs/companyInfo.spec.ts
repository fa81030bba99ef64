import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expectToFit } from '../support/lookAt.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const owner = '13800000001';
const listAddress = (filter: object) =>
  `/companyInfo?filterParams=${encodeURIComponent(JSON.stringify(filter))}`;
const filterOf = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filterParams') ?? 'null') as unknown;
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a company is found by name, read in full, and the list comes back as it was', async ({
  page,
}) => {
  await page.goto('/companyInfo');
  await expect(heading(page)).toContainText('企业信息');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('searchbox').fill('  食品 ');
  await page.getByRole('searchbox').press('Enter');
  await expect.poll(() => filterOf(page)).toEqual({ index: 1, size: 10, keyword: '食品' });
  await expect(rows(page).first()).toContainText('食品');
  await page.goto(listAddress({ index: 2, size: 5 }));
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: '第 2 页', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const name = (await rows(page).first().innerText()).trim();
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/companyInfoDetail\?id=\d+$/);
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  for (const part of ['信用状况', '登记信息', '行政许可', '行政处罚'])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  await page.getByRole('link', { name: '企业信息' }).last().click();
  await expect.poll(() => filterOf(page)).toEqual({ index: 2, size: 5 });
  await expect(rows(page).first()).toHaveText(name);
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
});

test('the detail hides personal data, and leads on', async ({ page }) => {
  await page.goto(listAddress({ index: 1, size: 10, keyword: '重庆明月食品有限公司' }));
  await rows(page).getByRole('link', { name: '重庆明月食品有限公司' }).click();
  await expect(page.getByText(/^[\u4e00-\u9fff]\*+$/).first()).toBeVisible();
  const text = await page.getByRole('main').innerText();
  expect(text).not.toMatch(/1[3-9]\d{9}|\d{17}[\dX]\b(?<!91\d{15}\w)/);
  await page.getByRole('link', { name: '查看信用修复流程' }).click();
  await expect(page).toHaveURL(/\/creditRecover$/);
  await expect(heading(page)).toHaveText('信用修复指引');
  await expect(page.getByRole('region', { name: '正文表格 1' })).toBeVisible();
  await page.getByRole('link', { name: '查询企业信息' }).click();
  await expect(page).toHaveURL(/\/companyInfo(?:\?|$)/);
  await page.goto('/companyInfoDetail?id=799999');
  await expect(page.getByText('未查询到企业信息')).toBeVisible();
});

test('whatever the address holds, the list is shown', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  for (const hostile of [
    '{',
    '[]',
    'null',
    '%00%ED%A0%80',
    '{"index":-1,"size":1e9,"keyword":{"a":1}}',
    '{"__proto__":{"index":9}}',
    '{"keyword":"<img src=x onerror=alert(1)>"}',
    'x'.repeat(1500),
  ]) {
    await page.goto(`/companyInfo?filterParams=${encodeURIComponent(hostile)}`);
    const found = hostile.includes('onerror')
      ? page.getByText('没有符合条件').first()
      : rows(page).nth(9);
    await expect(found, hostile.slice(0, 40)).toBeVisible();
  }
  // A page that is not there goes back to the last one that is.
  await page.goto(listAddress({ index: 99_999, size: 100 }));
  await expect(rows(page).first()).toBeVisible();
  expect(failures).toEqual([]);
});

test('a list that cannot be read says so and keeps 20 within reach', async ({ page }) => {
  const list = '**/demand/front/company/page';
  await page.route(list, (route) => route.abort());
  await page.goto('/companyInfo');
  const pager = page.getByRole('navigation', { name: '企业列表分页' });
  await expect(pager).toContainText('20');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await pager.getByRole('button', { name: '第 2 页' }).click();
  await expect.poll(() => filterOf(page)).toEqual({ index: 2, size: 10 });
  // That page cannot be read either.
  await expect(pager.getByRole('button', { name: '第 2 页' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.unroute(list);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(pager).toHaveCount(0);
});

test('the honest-agent site is entered by a ticket that no address, history or referrer holds', async ({
  page,
  server,
}) => {
  await page.goto('/honestAgent');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, server.url, owner);
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

test('the user centre has the own demands, and lists are narrowed to a district', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter');
  await page.getByRole('link', { name: '我的诉求' }).first().click();
  await expect(page).toHaveURL(/\/userCenter\/demands$/);
  await expect(heading(page)).toHaveText('我的诉求');
  await expect(rows(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/enterpriseDemands/list?areaCode=500233');
  await expect(page.getByText(/所在区域.*忠县/).first()).toBeVisible();
  await page.getByRole('button', { name: /移除.*忠县/ }).click();
  await expect(page).toHaveURL(/\/enterpriseDemands\/list$/);
});

test('the pages have no violations and no sideways scrolling at three widths', async ({ page }) => {
  for (const path of [
    '/companyInfo',
    '/companyInfoDetail?id=7',
    '/creditRecover',
    '/honestAgent',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFit(page, path);
  }
});
