import type { Page } from '@playwright/test';
import { callsOf, sampleApplication } from '../support/calls.js';
import { company as applicantCompany, logIn } from '../support/journey.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// A new application would change the counts of other specs.
test.use({ data: 'applications' });

const officer = '13800000005';
const operator = '13800000006';

const rows = (page: Page) => page.locator('tbody tr');
const rowLink = (page: Page, place: number) =>
  rows(page).nth(place).getByRole('rowheader').locator('a');
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '申请管理' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
/** Two keys count together when they follow within a second, which a busy machine may miss. */
const pressBoth = (page: Page, keys: string, address: RegExp) =>
  expect(async () => {
    await page.keyboard.type(keys);
    expect(page.url()).toMatch(address);
  }).toPass({ timeout: 30_000 });
const keyword = (page: Page) => page.getByRole('searchbox', { name: '企业名称' });

test('staff land on what waits for them, the longest waiting first, and work it by keyboard', async ({
  page,
  server,
}) => {
  await page.goto('/login');
  await logIn(page, officer);
  await expect(page).toHaveURL(/\/applicationManage$/);
  await expect(tab(page, '等我处理')).toHaveAttribute('aria-current', 'page');
  const calls = await callsOf(server.url, officer);
  const queue = '/order/admin/page?queue=mine&sortDirection=ASC&index=1&size=10';
  const [{ data }, { data: counts }] = await Promise.all([
    calls('GET', queue),
    calls('GET', '/order/admin/statusCount'),
  ]);
  await expect(tab(page, '等我处理')).toContainText(String(counts.waitingForMe));
  await expect(tab(page, '全部')).toContainText(String(counts.total));
  const codes: string[] = data.content.map((row: { orderCode: string }) => row.orderCode);
  for (const [place, code] of codes.entries())
    await expect(rows(page).nth(place)).toContainText(code);

  // Newest first on demand, and back.
  await page.getByRole('columnheader', { name: '申请时间' }).getByRole('button').click();
  await expect(page).toHaveURL(/sortDirection=DESC/);
  await expect(rows(page).first()).not.toContainText(codes[0] ?? '');
  await page.goBack();
  await expect(rows(page).first()).toContainText(codes[0] ?? 'none');

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rowLink(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orderId=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressBoth(page, 'gr', /\/renewalManage$/);
  await pressBoth(page, 'ga', /\/applicationManage$/);
  await expect(rows(page).first()).toBeVisible();
});

test('filters are in the address; they, the columns and the navigation are as each user left them', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, officer);
  await page.goto('/applicationManage?tab=all&moneyStart=20');
  await keyword(page).fill('重庆');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/companyName=/);
  // Typed but not submitted text applies in another tab.
  await keyword(page).fill('重庆明月');
  await tab(page, '待银行审核').click();
  await expect(page).toHaveURL(/tab=waiting/);
  await expect(page).toHaveURL(/moneyStart=20/);
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('企业名称：重庆明月');

  await page.getByRole('button', { name: '保存为常用筛选' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('明月大额');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('link', { name: '明月大额' });
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: '列设置' }).click();
  const chooser = page.getByRole('dialog', { name: '列设置' });
  await chooser.getByRole('checkbox', { name: '申请来源' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '收起导航' }).click();
  await expect(page.getByRole('button', { name: '展开导航' })).toBeVisible();
  const address = page.url();

  await page.goto('/applicationManage');
  await expect(page.getByRole('columnheader', { name: '申请来源' })).toBeVisible();
  await expect(page.getByRole('button', { name: '展开导航' })).toBeVisible();
  await chip.click();
  await expect(page).toHaveURL(address);

  await signIn(page, server.url, operator);
  await page.goto('/applicationManage');
  await expect(rows(page).first()).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '申请来源' })).toHaveCount(0);
});

test('new applications are told of, and no row moves until they are asked for', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page, server.url, officer);
  await page.goto('/applicationManage?tab=all');
  const first = await readSettled(page, () => rows(page).first().innerText());
  const applicant = await callsOf(server.url, '13800000001');
  const answer = await applicant(
    'POST',
    '/order/user/product/100001',
    await sampleApplication(applicant),
    `e2e-desk-${'x'.repeat(16)}`,
  );
  expect(answer.status).toBe(200);
  await page.clock.fastForward(61_000);
  await expect(page.getByText('有 1 条新申请')).toBeVisible();
  await expect(rows(page).first()).toHaveText(first, { useInnerText: true });
  await page.getByRole('button', { name: '显示', exact: true }).click();
  await expect(page.getByText('有 1 条新申请')).toBeHidden();
  await expect(rows(page).first()).not.toHaveText(first, { useInnerText: true });
  await expect(rows(page).first()).toContainText(applicantCompany);
});
