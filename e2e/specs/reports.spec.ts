import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Download, type Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expectToFit, widths } from '../support/lookAt.js';
import { callsOf } from '../support/calls.js';
import { company } from '../support/journey.js';
import { Sandbox } from '../support/sandbox.js';
import { TestServer } from '../support/server.js';
import { signIn } from '../support/signIn.js';

const owner = '13800000001';
const stranger = '13800000002';
const officer = '13800000005';
/** Orders of the owner: of a tax loan, of another loan, and of a company that has authorised nothing. */
const taxLoan = '10000072';
const otherLoan = '10000008';
const notAuthorised = '10000238';
const title = `${company}(分析报告)`;
const reportOf = (orderId: string) => `/creditReport?orderId=${orderId}`;

// A server of its own: these tests refresh reports and send them.
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

async function open(browser: Browser, phone: string | null, path: string) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (phone) await signIn(page, server.url, phone);
  await page.goto(path);
  return page;
}

const shown = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

async function textOf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  return bytes.toString('latin1');
}

test('an applicant opens the analysis report from an order, and comes back', async ({
  browser,
}) => {
  const page = await open(browser, owner, `/loanDetail?orderId=${taxLoan}`);
  await page.getByRole('link', { name: '查看企业报告' }).click();
  await expect(page).toHaveURL(new RegExp(`/creditReport\\?orderId=${taxLoan}$`));
  await shown(page);
  for (const name of ['1 基本信息', '2 财务指标', '3 纳税申报', '4 上下游供应链'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('统一社会信用代码');
  await expect(paper).toContainText('本报告仅供参考');
  await expect(page.getByRole('slider', { name: /能力评分/ })).toBeVisible();
  await page.getByRole('link', { name: '申请详情' }).click();
  await expect(page).toHaveURL(new RegExp(`/loanDetail\\?orderId=${taxLoan}$`));
});

test('another loan has the detailed report, and the address may choose', async ({ browser }) => {
  const page = await open(browser, owner, reportOf(otherLoan));
  await expect(page.getByRole('heading', { name: '10 利润表' })).toBeVisible();
  await page.goto(`${reportOf(otherLoan)}&type=news`);
  await expect(page.getByRole('heading', { name: '4 上下游供应链' })).toBeVisible();
});

test('an officer opens the report on the desk and comes back to the order', async ({ browser }) => {
  const call = await callsOf(server.url, officer);
  const search = new URLSearchParams({ index: '1', size: '10', companyName: company });
  const { data } = await call('GET', `/order/admin/page?${search.toString()}`);
  const { orderId } = data.content[0] as { orderId: string };
  const page = await open(browser, officer, `/applicationManage?orderId=${orderId}`);
  await page.getByRole('link', { name: '查看企业报告' }).click();
  await shown(page);
  await page.getByRole('link', { name: '申请详情' }).click();
  await expect(page).toHaveURL(new RegExp(`/applicationManage\\?.*orderId=${orderId}`));
});

test('a report of somebody else is missing, one without consent leads to it', async ({
  browser,
}) => {
  const foreign = await open(browser, stranger, reportOf(taxLoan));
  await expect(foreign.getByText('订单不存在').first()).toBeVisible();
  await expect(foreign.getByText(company)).toHaveCount(0);
  const page = await open(browser, owner, reportOf(notAuthorised));
  await expect(page.getByRole('heading', { name: /尚未授权/ })).toBeVisible();
  await page.getByRole('link', { name: '去办理授权' }).click();
  await expect(page).toHaveURL(/\/product\/auth\?orderId=/);
});

test('nothing of the address is printed, and no order is a page too', async ({ browser }) => {
  const page = await open(browser, owner, '/creditReport?orderId=%3Cb%3Ex&type=%3Cimg%20src=x%3E');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('<b>');
  await page.goto('/creditReport');
  await expect(page.getByRole('heading', { name: '没有找到这份报告' })).toBeVisible();
});

test('a refresh tells what it found, and what failed', async ({ browser }) => {
  const page = await open(browser, owner, reportOf(taxLoan));
  await shown(page);
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByText(/^刷新成功/)).toBeVisible();
  await expect(page.getByText(/^数据更新于 \d{4}-\d\d-\d\d \d\d:\d\d/)).toBeVisible();
});

test('one part that fails leaves the others, and comes after 重试', async ({
  browser,
  request,
}) => {
  const page = await open(browser, owner, '/userCenter');
  const sandbox = new Sandbox(request, server.url, 'reports');
  await page.setExtraHTTPHeaders({ 'x-sandbox-scope': 'reports' });
  await sandbox.failNext('getReportTaxDeclaration', '100500');
  await page.goto(reportOf(taxLoan));
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('上游供应商');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('申报记录').first()).toBeVisible();
});

test('a session that ended leads to the login and back to the report', async ({ browser }) => {
  const page = await open(browser, owner, reportOf(taxLoan));
  await shown(page);
  // A call of the page itself would find the session gone before the click.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(/手机/).first().fill(owner);
  await page.getByLabel(/^密码/).fill('Huiqi@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/creditReport\\?orderId=${taxLoan}$`));
  await shown(page);
});

test('the PDF is made in the browser under the strict policy, and by the server without a worker', async ({
  browser,
}) => {
  const page = await open(browser, owner, reportOf(taxLoan));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await shown(page);
  const button = page.getByRole('button', { name: '下载 PDF' });
  const made = page.waitForEvent('download');
  await button.click();
  const file = await made;
  expect(file.suggestedFilename()).toBe(`${title}.pdf`);
  expect(file.url()).toMatch(/^blob:/);
  expect((await textOf(file)).startsWith('%PDF-')).toBe(true);
  expect(refused).toEqual([]);

  await page.route(/\.ttf$/, (route) => route.abort());
  await page.reload();
  await shown(page);
  const posted = page.waitForRequest(/\/admin\/report\/download$/);
  const served = page.waitForEvent('download');
  await button.click();
  expect((await posted).postDataJSON()).toEqual({ name: title });
  expect((await textOf(await served)).startsWith('%PDF-')).toBe(true);

  await page.route(/\/admin\/report\/download$/, (route) => route.abort());
  await page.reload();
  await shown(page);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('下载报告出错');
});

test('a double click mails one report, with the PDF, and the address stays out of the address bar', async ({
  browser,
  request,
}) => {
  const page = await open(browser, owner, reportOf(taxLoan));
  const sandbox = new Sandbox(request, server.url, 'reports');
  await shown(page);
  await page.getByRole('button', { name: '发送邮件' }).click();
  const dialog = page.getByRole('dialog', { name: '发送报告' });
  await expect(dialog.getByLabel('邮件标题')).toHaveValue(title);
  await dialog.getByLabel('收件邮箱').fill('a@b.cn,c@d.cn');
  await dialog.getByRole('button', { name: '发送报告' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('请输入正确的邮箱地址');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('收件邮箱').fill('zhouming@example.com');
  await dialog.getByLabel('备注').fill('请查收');
  await dialog.getByRole('button', { name: '发送报告' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await sandbox.messages('zhouming@example.com')).length).toBe(1);
  const [mail] = await sandbox.messages('zhouming@example.com');
  expect(mail?.subject).toContain('分析报告');
  expect(page.url()).not.toContain('zhouming');
});

test('the authorisation for WeChat ends in a QR code, or in a reason', async ({ browser }) => {
  const page = await open(browser, owner, `/authorize/${taxLoan}`);
  await page.getByRole('button', { name: '授权并获取报告' }).click();
  const dialog = page.getByRole('dialog', { name: '授权成功' });
  await expect(dialog.getByRole('img', { name: /微信扫码/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`/authorize/${notAuthorised}`);
  await page.getByRole('button', { name: '授权并获取报告' }).click();
  await expect(page.getByRole('dialog', { name: '授权失败' })).toBeVisible();
});

test('contents, tools and charts work by keyboard alone', async ({ browser }) => {
  const page = await open(browser, owner, reportOf(otherLoan));
  await shown(page);
  await page.getByRole('link', { name: '9 资产负债表' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '9 资产负债表' })).toBeFocused();
  const chart = page.getByRole('slider', { name: /资产负债表/ });
  await chart.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: /查看数据：资产负债表/ }).press('Enter');
  await expect(page.getByRole('region', { name: /^数据：资产负债表/ })).toBeVisible();
  const all = page.getByRole('button', { name: /^显示全部/ }).first();
  if (await all.isVisible()) {
    await all.press('Enter');
    await expect(page.getByText(/^已显示全部/).first()).toBeVisible();
  }
});

test('on paper the shell is gone, and every sheet repeats name, number and disclaimer', async ({
  browser,
}) => {
  const page = await open(browser, owner, reportOf(taxLoan));
  await shown(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  const paper = page.getByRole('article');
  const heads = await paper.evaluate((element) =>
    Array.from(element.children, (child) => [
      getComputedStyle(child).display,
      child.textContent?.slice(0, 60) ?? '',
    ]),
  );
  expect(heads[0]?.[0]).toBe('table-header-group');
  expect(heads[0]?.[1]).toMatch(new RegExp(`${company}.*BG\\d{14}`));
  expect(heads.at(-1)?.[0]).toBe('table-footer-group');
  expect(heads.at(-1)?.[1]).toContain('仅供参考');
});

test('both reports fit three widths, and axe finds nothing', async ({ browser }) => {
  for (const orderId of [taxLoan, otherLoan]) {
    const page = await open(browser, owner, reportOf(orderId));
    await shown(page);
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await expectToFit(page, reportOf(orderId), [width]);
      if (width === 375) {
        const contents = page.getByRole('combobox', { name: '目录' });
        await contents.selectOption({ index: 2 });
        await expect(page.getByRole('heading', { name: /^3 / })).toBeFocused();
      } else await expect(page.getByRole('navigation', { name: '目录' })).toBeVisible();
    }
    await page.context().close();
  }
});
