import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Estimates are saved.
test.use({ data: 'records' });

const owner = '13800000001';
const newcomer = '13800000002';

const figure = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

test('any loan is calculated, compared, shared by its address and survives a hostile one', async ({
  page,
}) => {
  await page.goto('/globalCalculator');
  await expect(figure(page, '每期还款')).toHaveText('8,530.99元');
  const rows = page.getByRole('table', { name: '各还款方式对照' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: '等额本金' })).toContainText('利息最少');

  await page.getByRole('textbox', { name: /贷款金额/ }).fill('12');
  await page.getByRole('textbox', { name: /^利率/ }).fill('6');
  await page.getByRole('radio', { name: '等额本金' }).check();
  await page.getByRole('textbox', { name: /放款日期/ }).fill('2026-01-31');
  await page.keyboard.press('Tab');
  await expect(figure(page, '首期还款')).toHaveText('10,600.00元');
  await expect(figure(page, '总利息')).toHaveText('3,900.00元');
  const plan = page.getByRole('table', { name: '各期还款明细' });
  await expect(plan.getByRole('row').nth(1)).toContainText('2026-02-28');
  await expect(page).toHaveURL(
    /loanAmount=12&.*repaymentType=AVERAGE_CAPITAL&startDate=2026-01-31/,
  );

  await page.reload();
  await expect(figure(page, '总利息')).toHaveText('3,900.00元');

  await page.goto(
    '/globalCalculator?loanAmount=%3Cimg%20src=x%3E&loanterm=1e9&interestRateType=__proto__&startDate=2026-13-01',
  );
  await expect(figure(page, '每期还款')).toHaveText('8,530.99元');
});

test('a product leads to its plan, whose chart and figures are saved to the fen', async ({
  page,
}) => {
  await page.goto('/productCalculator');
  await page.getByRole('combobox', { name: /贷款产品/ }).fill('云税贷');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/productId=\d+/);
  await page.goto('/productDetail/100001');
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.getByRole('link', { name: '查看还款计划' }).click();
  await expect(page).toHaveURL(/\/productCalculator\?productId=100001/);
  const chart = page.getByRole('button', { name: '保存图片：每期还款构成' });
  const drawn = page.waitForEvent('download');
  await chart.click();
  const picture = await drawn;
  expect(picture.suggestedFilename()).toBe('每期还款构成.svg');
  expect(readFileSync(await picture.path(), 'utf8')).toContain('<svg');

  // What writes workbooks is loaded by who wants one.
  expect(scripts.filter((path) => path.includes('planWorkbook'))).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^还款计划-云税贷.*\.xlsx$/);
  const sheet = await readSheet(readFileSync(await download.path()));
  expect(sheet[0]?.[0]).toBe('贷款产品');
  const head = sheet.findIndex((row) => row[0] === '期次');
  const body = sheet.slice(head + 1, -1);
  const fen = (cell: unknown) => Math.round(Number(cell) * 100);
  const sum = (column: number) => body.reduce((all, row) => all + fen(row[column]), 0);
  const last = sheet.at(-1);
  expect(sum(1)).toBe(10_000_000);
  expect([sum(1), sum(2), sum(3)]).toEqual([1, 2, 3].map((column) => fen(last?.[column])));
  await expect(figure(page, '总利息')).toHaveText(
    `${(sum(2) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}元`,
  );

  // A region that offers no calculators leads to none.
  await page.goto('/chongqing/productDetail/100001');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '查看还款计划' })).toBeHidden();
});

test('a limit is estimated without a login, and measured with one', async ({ page, server }) => {
  await page.goto('/quotacalNotLog?grade=A&revenue=900&tax=25');
  await expect(figure(page, '可贷额度（估算）')).toHaveText('200–225万元');
  await page.getByRole('combobox', { name: /纳税信用等级/ }).selectOption('D');
  await expect(page.getByText('纳税信用等级为D级的企业暂不能测算额度。')).toBeVisible();
  await expect(page).toHaveURL(/grade=D/);
  await page.getByRole('link', { name: '登录后测算' }).click();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, server.url, owner);
  await page.goto('/quotacal');
  await page.getByRole('checkbox', { name: /华裕/ }).check();
  await page.getByRole('checkbox', { name: /同意平台读取/ }).check();
  const sent = page.waitForRequest((request) =>
    request.url().includes('loanLimitCalcul/saveOrUpdate'),
  );
  await page.getByRole('button', { name: '重新测算' }).click();
  const body = (await sent).postDataJSON() as object;
  expect(Object.keys(body).toSorted()).toEqual(['companyList', 'id', 'relatedId']);
  const table = page.getByRole('table', { name: '测算依据' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(/\/quotacal\?id=/);
  const range = await readSettled(page, () => figure(page, '可贷额度（估算）').innerText());
  const products = page.getByRole('region', { name: '符合条件的产品' });
  await expect(products.getByRole('heading', { level: 3 })).toHaveCount(3);
  const names = products.getByRole('heading', { level: 3 });
  const first = await readSettled(page, () => names.first().innerText());
  await products.getByRole('button', { name: '第 2 页', exact: true }).click();
  await expect(names.first()).not.toHaveText(first);

  await page.reload();
  await expect(figure(page, '可贷额度（估算）')).toHaveText(range);
  const address = page.url();
  await page.goto('/quotacal');
  await expect(figure(page, '可贷额度（估算）')).toHaveText(range);

  await page.context().clearCookies();
  await signIn(page, server.url, newcomer);
  await page.goto(address);
  await expect(page.getByText('内容不存在或已被删除')).toBeVisible();
  await page.goto('/quotacal');
  await expect(page.getByRole('heading', { name: '还没有企业' })).toBeVisible();
});
