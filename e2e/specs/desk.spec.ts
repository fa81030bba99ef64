import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expectToFit, widths } from '../support/lookAt.js';
import { callsOf, sampleApplication } from '../support/calls.js';
import { company as applicantCompany, logIn } from '../support/journey.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// A new application would change the counts of other specs.
test.use({ data: 'desk' });

const officer = '13800000005';
const operator = '13800000006';

async function openDesk(page: Page, url: string, phone: string, path = '/applicationManage') {
  await signIn(page, url, phone);
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}
const rows = (page: Page) => page.locator('tbody tr');
const rowLink = (page: Page, place: number) =>
  rows(page).nth(place).getByRole('rowheader').locator('a');
const tabs = (page: Page) => page.getByRole('navigation', { name: '申请管理' });
const tab = (page: Page, name: string) =>
  tabs(page).getByRole('link', { name: new RegExp(`^${name}`) });
const keyword = (page: Page) => page.getByRole('searchbox', { name: '企业名称' });
const search = (page: Page) => page.getByRole('button', { name: '查询' }).click();

test('staff land on what waits for them, the longest waiting first', async ({ page, server }) => {
  await page.goto('/login');
  await logIn(page, officer);
  await expect(page).toHaveURL(/\/applicationManage$/);
  await expect(tab(page, '等我处理')).toHaveAttribute('aria-current', 'page');
  const desk = page.getByRole('navigation', { name: '工作台' });
  await expect(desk.getByRole('link', { name: /申请管理/ })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const calls = await callsOf(server.url, officer);
  const { data } = await calls(
    'GET',
    '/order/admin/page?queue=mine&sortDirection=ASC&index=1&size=10',
  );
  const { data: counts } = await calls('GET', '/order/admin/statusCount');
  expect(data.page.total).toBe(counts.waitingForMe);
  await expect(tab(page, '等我处理')).toContainText(String(counts.waitingForMe));
  await expect(tab(page, '全部')).toContainText(String(counts.total));
  const codes: string[] = data.content.map((row: { orderCode: string }) => row.orderCode);
  for (const [place, code] of codes.entries())
    await expect(rows(page).nth(place)).toContainText(code);
  const times = data.content.map((row: { createdTs: string }) => row.createdTs);
  expect(times).toEqual([...times].sort());

  // Newest first on demand, and back.
  const sort = page.getByRole('columnheader', { name: '申请时间' });
  await expect(sort).toHaveAttribute('aria-sort', 'ascending');
  await sort.getByRole('button').click();
  await expect(page).toHaveURL(/sortDirection=DESC/);
  await expect(rows(page).first()).toContainText(codes.at(-1) ?? 'none');
  await page.goBack();
  await expect(rows(page).first()).toContainText(codes[0] ?? 'none');
});

test('the two statuses that wait for the bank have names of their own', async ({
  page,
  server,
}) => {
  await openDesk(page, server.url, officer, '/applicationManage?tab=waiting');
  await expect(page.getByRole('table')).not.toContainText('申请中');
  const status = /待银行受理|银行未反馈/;
  for (const row of await rows(page).all()) await expect(row).toContainText(status);
});

test('every filter is in the address, and another part keeps them', async ({ page, server }) => {
  await openDesk(page, server.url, operator, '/applicationManage?tab=all');
  await page.getByRole('button', { name: '更多筛选' }).click();
  for (const name of ['申请状态', '产品名称', '贷款银行', '处理部门', '申请来源', '地区'])
    await expect(page.getByRole('combobox', { name })).toBeVisible();
  for (const name of ['申请编号', '申请人', '税号', '推荐人'])
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  for (const name of ['申请日期', '申请金额'])
    await expect(page.getByRole('group', { name })).toBeVisible();

  await keyword(page).fill('重庆');
  await page.getByRole('combobox', { name: '贷款银行' }).selectOption('中国建设银行');
  await page.getByRole('combobox', { name: '申请来源' }).selectOption('网站申请');
  await search(page);
  await expect(page).toHaveURL(/companyName=.*bankId=1.*orderSourceType=WEB/);
  const rowsWithout = async (text: string) =>
    (await rows(page).allInnerTexts()).filter((row) => !row.includes(text));
  // The rows of before stay until the new ones are there.
  await expect.poll(() => rowsWithout('中国建设银行')).toEqual([]);
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('申请来源：网站申请');

  // What is typed and not searched for goes along too.
  await keyword(page).fill('重庆明月');
  await tab(page, '待银行审核').click();
  await expect(page).toHaveURL(/tab=waiting/);
  await expect(page).toHaveURL(/bankId=1/);
  await expect(keyword(page)).toHaveValue('重庆明月');
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('企业名称：重庆明月');
  const address = page.url();
  await expect.poll(() => rowsWithout('重庆明月')).toEqual([]);
  const shown = await page.getByRole('table').innerText();
  await page.reload();
  await expect(page.getByRole('table')).toHaveText(shown, { useInnerText: true });
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: '重置' }).click();
  await expect(page).toHaveURL(/\/applicationManage\?tab=waiting$/);
  await expect(keyword(page)).toHaveValue('');
});

test('a bank chooses no bank, and counts follow the filters', async ({ page, server }) => {
  await openDesk(page, server.url, officer, '/applicationManage?tab=all');
  await page.getByRole('button', { name: '更多筛选' }).click();
  await expect(page.getByRole('combobox', { name: '产品名称' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '贷款银行' })).toHaveCount(0);
  const found = page.getByText(/^共\d+笔申请$/);
  const everything = await found.innerText();
  await keyword(page).fill('明月食品');
  await keyword(page).press('Enter');
  await expect(page).toHaveURL(/companyName/);
  await expect(found).not.toHaveText(everything);
  const total = /\d+/.exec(await found.innerText())?.[0] ?? 'none';
  await expect(tab(page, '全部')).toContainText(total);
});

test('filters are saved under a name, for one user, over a reload', async ({ page, server }) => {
  await openDesk(page, server.url, officer, '/applicationManage?tab=all&moneyStart=20');
  await page.getByRole('button', { name: '保存为常用筛选' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('二十万以上');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('link', { name: '二十万以上' });
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await page.goto('/applicationManage');
  await expect(chip).not.toHaveAttribute('aria-current');
  await chip.click();
  await expect(page).toHaveURL(/tab=all&moneyStart=20$/);
  await page.getByRole('button', { name: '管理常用筛选' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '改名 二十万以上' }).click();
  await page.getByRole('textbox', { name: '名称' }).last().fill('大额');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '大额' })).toBeVisible();

  await signIn(page, server.url, operator);
  await page.goto('/applicationManage');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '大额' })).toHaveCount(0);
  await signIn(page, server.url, officer);
  await page.goto('/applicationManage');
  await page.getByRole('button', { name: '管理常用筛选' }).click();
  await page.getByRole('button', { name: '删除 大额' }).click();
  await page.getByRole('button', { name: '确认删除' }).click();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '大额' })).toHaveCount(0);
});

test('columns are chosen and ordered, over a reload', async ({ page, server }) => {
  await openDesk(page, server.url, officer);
  const headers = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).map((one) => one.trim());
  const before = await headers();
  expect(before).not.toContain('申请来源');
  await page.getByRole('button', { name: '列设置' }).click();
  const chooser = page.getByRole('dialog', { name: '列设置' });
  for (const name of ['申请人', '申请来源', '地区', '推荐人', '税号', '更新时间'])
    await expect(chooser.getByRole('checkbox', { name })).not.toBeChecked();
  await expect(chooser.getByRole('checkbox', { name: '处理人' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await chooser.getByRole('checkbox', { name: '申请来源' }).check();
  await chooser.getByRole('checkbox', { name: '期限（月）' }).uncheck();
  await chooser.getByRole('button', { name: '下移 申请状态' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '列设置' })).toBeFocused();
  await expect.poll(headers).toContain('申请来源');
  const chosen = await headers();
  expect(chosen.slice(0, 3)).toEqual(['企业名称', '申请金额（万元）', '申请状态']);
  expect(chosen).not.toContain('期限（月）');
  await page.reload();
  await expect.poll(headers).toEqual(chosen);
  await page.getByRole('button', { name: '列设置' }).click();
  await chooser.getByRole('button', { name: '恢复默认' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(headers).toEqual(before);
});

test('the desk is worked with the keyboard alone', async ({ page, server }) => {
  await openDesk(page, server.url, officer);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('j');
  await expect(rowLink(page, 0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await expect(rowLink(page, 1)).toBeFocused();
  const company = (await rowLink(page, 1).innerText()).replace(/（.*/, '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orderId=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/renewalManage$/);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/applicationManage$/);
  await expect(rows(page).first()).toBeVisible();

  await page.keyboard.press('/');
  await expect(keyword(page)).toBeFocused();
  await page.keyboard.type('jgr?');
  await expect(keyword(page)).toHaveValue('jgr?');
  await expect(page).toHaveURL(/\/applicationManage$/);
  await keyword(page).fill('');
  await keyword(page).blur();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '快捷键' });
  await expect(help).toContainText('下一行');
  await expect(help).toContainText('续贷审核');
  expect(await violations(page)).toEqual([]);
  await help.getByRole('checkbox', { name: '启用快捷键' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);
  await expect(rowLink(page, 0)).not.toBeFocused();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rowLink(page, 0)).not.toBeFocused();
  await page.getByRole('button', { name: '快捷键' }).click();
  await help.getByRole('checkbox', { name: '启用快捷键' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '快捷键' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowLink(page, 0)).toBeFocused();
});

test('new applications are told of, and no row moves until they are asked for', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await openDesk(page, server.url, officer, '/applicationManage?tab=all');
  const first = await rows(page).first().innerText();
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
  await page.getByRole('button', { name: '显示' }).click();
  await expect(page.getByText('有 1 条新申请')).toBeHidden();
  await expect(rows(page).first()).not.toHaveText(first, { useInnerText: true });
  await expect(rows(page).first()).toContainText(applicantCompany);
});

test('nothing is amiss at three widths', async ({ page, server }) => {
  const list = '/applicationManage?tab=all&moneyStart=5';
  for (const phone of [officer, operator]) {
    await openDesk(page, server.url, phone, list);
    await expectToFit(page, `${list} of ${phone}`);
  }
  await page.goto('/renewalManage');
  await expect(page.getByRole('navigation', { name: '工作台' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectToFit(page, '/renewalManage');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(list);
    await page.getByRole('button', { name: width < 600 ? /^筛选/ : '更多筛选' }).click();
    expect(await violations(page)).toEqual([]);
  }
});

test('the navigation collapses to icons, and stays so', async ({ page, server }) => {
  await openDesk(page, server.url, officer);
  const nav = page.getByRole('navigation', { name: '工作台' });
  const width = async () => Math.round((await nav.boundingBox())?.width ?? 0);
  expect(await width()).toBe(200);
  await page.getByRole('button', { name: '收起导航' }).click();
  expect(await width()).toBe(60);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await width()).toBe(60);
  await nav.getByRole('link', { name: '续贷审核' }).click();
  await expect(page).toHaveURL(/\/renewalManage$/);
  await page.getByRole('button', { name: '展开导航' }).click();
  expect(await width()).toBe(200);
});
