import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expectToFit } from '../support/lookAt.js';
import { callsOf, type ApiCall } from '../support/calls.js';
import { company } from '../support/journey.js';
import { TestServer } from '../support/server.js';
import { signIn } from '../support/signIn.js';

const owner = '13800000001';
const newcomer = '13800000002';
const bankOfficer = '13800000005';
const ccb = '1';

// A server of its own: these tests submit renewals and decide on them.
let server: TestServer;
let bank: ApiCall;
test.beforeAll(async () => {
  server = await TestServer.start();
  bank = await callsOf(server.url, bankOfficer);
});
test.afterAll(() => server.stop());

async function open(browser: Browser, phone: string | null, path: string) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  if (phone) await signIn(page, server.url, phone);
  await page.goto(path);
  return page;
}

/** A day from now on, in China. */
const inDays = (days: number) =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();

async function fillLoan(page: Page, product: RegExp, amount: string): Promise<void> {
  await page.getByLabel('原贷款产品').fill('商票贷');
  await page.getByLabel('剩余本金').fill('30.5');
  await page.getByRole('textbox', { name: '原贷款到期日' }).fill(inDays(30));
  await page.getByRole('radio', { name: product }).check();
  await page.getByLabel('续贷金额').fill(amount);
  await page.getByLabel('续贷期限').fill('12');
  await page.getByLabel('续贷用途').fill('采购原料');
}

/** Agrees and submits with a double click; returns the id of the renewal. */
async function submit(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: '核对信息' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交申请' }).dblclick();
  await expect(page).toHaveURL(/\/productStatus\?renewalId=/);
  await expect(page.getByRole('heading', { name: '续贷申请已提交' })).toBeVisible();
  return new URL(page.url()).searchParams.get('renewalId') ?? '';
}

const countOf = async (page: Page, tab: string) =>
  Number(
    /\d+$/.exec(await page.getByRole('link', { name: new RegExp(`^${tab}\\s*\\d+$`) }).innerText()),
  );

test('a company renews once by a double click, and sees what the bank granted', async ({
  browser,
}) => {
  const page = await open(browser, owner, '/userCenter/renewals');
  const before = await countOf(page, '全部');

  await page.goto('/renewalBanks');
  await page.getByRole('link', { name: /我要续贷.*中国建设银行/ }).click();
  await expect(page).toHaveURL(/\/renewalApplication\?bankId=1/);
  await next(page);
  await expect(page.getByRole('alert').first()).toBeFocused();
  await page.getByRole('radio', { name: '企业续贷' }).check();
  await expect(page.getByRole('combobox', { name: /续贷企业/ })).toHaveValue(company);
  await next(page);

  await fillLoan(page, /善新续贷/, '30.51');
  await next(page);
  await expect(page.getByText('续贷金额不能高于剩余本金').first()).toBeVisible();
  await page.getByLabel('续贷金额').fill('30.5');
  await next(page);
  await page.getByLabel('联系人').fill('周明');
  // What was typed, and the step, survive a reload; the step before is a step back.
  await page.reload();
  await expect(page.getByLabel('联系人')).toHaveValue('周明');
  await page.goBack();
  await expect(page.getByLabel('续贷金额')).toHaveValue('30.5');
  await page.goForward();
  await page.getByLabel('联系电话').fill('13800000001');
  await next(page);
  await expect(page.getByText(/善新续贷/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(company);
  const id = await submit(page);
  expect(page.url()).not.toContain('商票贷');

  await page.getByRole('link', { name: '查看我的续贷' }).click();
  const row = page.getByRole('row', { name: /善新续贷（中国建设银行）/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('银行审核中');
  await expect.poll(() => countOf(page, '全部')).toBe(before + 1);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/loanRenewal/${id}$`));
  const main = page.getByRole('main');
  await expect(main).toContainText('受理状态');
  await expect(main).not.toContainText('续贷额度');

  const answer = {
    acceptStatus: 'APPROVAL_SUCCESS',
    renewQuota: '28.5',
    interestRateType: 'YEAR',
    interestRate: '3.85',
    renewTerm: 11,
  };
  const granted = await bank('PUT', `/order/renew/${id}/admin/answer`, answer, `e2e-answer-${id}`);
  expect(granted.status).toBe(200);
  expect((await bank('PUT', `/order/renew/${id}/admin/answer`, answer)).status).toBe(409);
  await page.reload();
  for (const text of ['审核通过', '28.5万元', '3.85%', '11个月'])
    await expect(main).toContainText(text);

  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  await page.getByRole('link', { name: '续贷进度：审核通过' }).first().click();
  await page.getByRole('link', { name: '查看续贷申请' }).click();
  await expect(page).toHaveURL(new RegExp(`/loanRenewal/${id}$`));
});

test('a person renews, is refused with a reason, and may apply again', async ({ browser }) => {
  const page = await open(browser, newcomer, `/renewalApplication?bankId=${ccb}`);
  await page.getByRole('radio', { name: '企业续贷' }).check();
  await expect(page.getByText('您名下还没有企业')).toBeVisible();
  await page.getByRole('radio', { name: '个人续贷' }).check();
  await expect(page.getByText('您名下还没有企业')).toBeHidden();
  await page.getByLabel('姓名').fill('张敏');
  await page.getByLabel('身份证号').fill('110105194912310021');
  await next(page);
  await expect(page.getByText('请输入正确的身份证号').first()).toBeVisible();
  await page.getByLabel('身份证号').fill('11010519491231002X');
  await next(page);
  await fillLoan(page, /个人快贷续期/, '20');
  await next(page);
  await page.getByLabel('手机号').fill('13800000002');
  await next(page);
  const id = await submit(page);

  // The same again is refused while the bank decides, and nothing that was typed is lost.
  await page.goto(`/renewalApplication?bankId=${ccb}`);
  await page.getByRole('radio', { name: '个人续贷' }).check();
  await page.getByLabel('姓名').fill('张敏');
  await page.getByLabel('身份证号').fill('11010519491231002X');
  await next(page);
  await fillLoan(page, /个人快贷续期/, '20');
  await next(page);
  await page.getByLabel('手机号').fill('13800000002');
  await next(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText(/正在审核一笔相同的续贷申请/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('张敏');

  const refusal = { acceptStatus: 'APPROVAL_FAIL', remark: '近一年经营流水下降' };
  expect((await bank('PUT', `/order/renew/${id}/admin/answer`, refusal)).status).toBe(200);
  await page.goto('/userCenter/renewals');
  await page.getByRole('link', { name: /^审核不通过/ }).click();
  await expect(page).toHaveURL(/acceptStatus=APPROVAL_FAIL/);
  await page.getByRole('row').getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main).toContainText('近一年经营流水下降');
  await expect(main).toContainText('110105********002X');
  await expect(main).not.toContainText('续贷额度');
  await page.getByRole('link', { name: '重新申请' }).click();
  await expect(page).toHaveURL(/\/renewalApplication\?bankId=1/);
});

test("somebody else's renewal looks like a missing one, and so does an unknown bank", async ({
  browser,
}) => {
  const page = await open(browser, newcomer, '/loanRenewal/500001');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/获取续贷详情失败/);
  const foreign = await page.getByRole('main').innerText();
  await page.goto('/loanRenewal/599999');
  await expect(heading).toHaveText(/获取续贷详情失败/);
  expect(await page.getByRole('main').innerText()).toBe(foreign);

  await page.goto('/productStatus?renewalId=500001&orderStatus=%E5%B7%B2%E6%94%BE%E6%AC%BE');
  await expect(heading).toHaveText(/获取续贷详情失败/);
  await expect(page.getByRole('main')).not.toContainText('已放款');

  await page.goto('/renewalApplication?bankId=404');
  await expect(heading).toHaveText(/获取银行信息失败/);
  await page.getByRole('link', { name: '查看续贷银行' }).click();
  await expect(page).toHaveURL(/\/renewalBanks$/);
});

test('visitors look at the banks by keyboard and log in to apply', async ({ browser }) => {
  const page = await open(browser, null, '/renewalBanks');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('article', { name: '重庆三峡银行' })).toContainText('--');
  await page.getByLabel('关键词').fill('农村');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: /我要续贷/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('the bank decides at its desk, once; the platform only looks', async ({ browser }) => {
  const page = await open(browser, bankOfficer, '/applicationManage');
  await page.getByRole('link', { name: '续贷审核' }).click();
  await page.getByRole('link', { name: /^银行审核中/ }).click();
  await expect(page).toHaveURL(/acceptStatus=ACCEPT_SUCCESS/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  // The rows of before stay until the queue has been read.
  await expect(page.getByRole('table')).not.toContainText('审核不通过');
  await expect(rows.first()).toContainText('中国建设银行');
  const name = await rows.last().getByRole('link').innerText();
  await rows.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = page.url();
  expect(await violations(page)).toEqual([]);

  const platform = await open(
    browser,
    '13800000007',
    new URL(address).pathname + new URL(address).search,
  );
  await expect(platform.getByText('由办理银行审核')).toBeVisible();
  await expect(platform.getByRole('button', { name: '通过续贷' })).toHaveCount(0);

  await page.getByRole('button', { name: '通过续贷' }).click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^利率/ }).fill('3.85');
  await dialog.getByRole('textbox', { name: /续贷额度/ }).fill('1');
  await dialog.getByRole('button', { name: '通过续贷 1万元' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('审核通过').first()).toBeVisible();
  await expect(page.getByText('3.85%')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3.85%')).toBeVisible();
  await expect(page.getByRole('button', { name: '拒绝续贷' })).toHaveCount(0);
});

const pages = [
  '/renewalBanks',
  '/renewalApplication?bankId=7',
  '/userCenter/renewals',
  '/loanRenewal/500002',
  '/loanRenewal/500003',
  '/productStatus?renewalId=500001',
];

test('axe finds nothing, and nothing overflows, at three widths', async ({ browser }) => {
  const page = await open(browser, owner, '/loan');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFit(page, path);
  }
});
