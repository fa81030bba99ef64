import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { callsOf } from '../support/calls.js';
import {
  correctDeclaration,
  declarePolicy,
  saveDrafts,
  type TestDeclaration,
} from '../support/declarations.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// New declarations and decisions would change the counts of other specs.
test.use({ data: 'policyReviews' });

const owner = '13800000001';
const newcomer = '13800000002';
const bankOfficer = '13800000005';
const operator = '13800000006';
const administrator = '13800000007';

async function open(browser: Browser, url: string, phone: string, path: string, width = 1440) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, url, phone);
  await page.goto(path);
  return page;
}

const main = (page: Page) => page.getByRole('main');
const records = (page: Page) => page.getByRole('region', { name: '办理记录' });

/** Opens a declaration from the queue of the desk. */
async function review(page: Page, { policyTitle, id }: TestDeclaration) {
  await page.goto('/policyManage');
  await page.getByRole('searchbox', { name: '关键词' }).fill(policyTitle);
  await page.getByRole('searchbox', { name: '关键词' }).press('Enter');
  await page.locator(`tbody a[href="/policyManage/${id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/policyManage/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a declaration is returned, corrected, passed and paid out', async ({ browser, server }) => {
  const applicant = await open(browser, server.url, owner, '/policy/user');
  await expect(applicant.getByRole('heading', { level: 1, name: '我的申报' })).toBeVisible();
  const declaration = await declarePolicy(applicant, server.url);
  const { policyTitle, companyName } = declaration;

  // The desk is reached by its navigation; what waits is what it shows first.
  const desk = await open(browser, server.url, operator, '/applicationManage');
  await desk
    .getByRole('navigation', { name: '工作台' })
    .getByRole('link', { name: '申报审核' })
    .click();
  await expect(desk.getByRole('link', { name: /^待审核\s*\d/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await review(desk, declaration);
  await expect(main(desk)).toContainText(companyName);
  await expect(main(desk)).toContainText('王明月');
  const file = desk.waitForEvent('download');
  await desk
    .getByRole('button', { name: /^下载.*\.pdf$/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);

  await desk.getByRole('button', { name: '退回补正' }).click();
  const dialog = desk.getByRole('dialog');
  expect(await violations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: '退回补正' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('请填写退回补正的原因');
  await dialog.getByRole('textbox').fill('申请表缺少盖章页');
  await dialog.getByRole('button', { name: '退回补正' }).dblclick();
  await expect(desk.getByText('已退回企业补正')).toBeVisible();
  await expect(desk.locator(':focus')).toContainText('已退回企业补正');
  await expect(desk.getByRole('button', { name: '审核通过' })).toHaveCount(0);

  // The applicant is told, reads why, and finds the way to correct it.
  await applicant.goto('/userCenter/notices?noticeType=TRANSACTION');
  await applicant.getByRole('link', { name: /退回/ }).first().click();
  await applicant.locator(`a[href="/policy/user/detail/${declaration.id}"]`).click();
  await expect(main(applicant)).toContainText('退回补正');
  await expect(records(applicant)).toContainText('申请表缺少盖章页');
  await expect(records(applicant)).not.toContainText('提交申报');
  await records(applicant).getByRole('button', { name: /展开/ }).click();
  await expect(records(applicant)).toContainText('提交申报');
  await expect(records(applicant)).not.toContainText('13800000006');
  await applicant.goto('/policy/user');
  const row = applicant.getByRole('row').filter({ hasText: policyTitle });
  await expect(row.getByRole('link', { name: /补正材料/ })).toHaveAttribute(
    'href',
    new RegExp(`/policy/user/applyMsg\\?orderId=${declaration.id}$`),
  );
  await correctDeclaration(applicant, server.url, declaration);

  await review(desk, declaration);
  await expect(records(desk)).toContainText('补正后重新提交');
  await desk.getByRole('button', { name: '审核通过' }).click();
  await dialog.getByRole('button', { name: '审核通过' }).click();
  await expect(desk.getByText('已审核通过')).toBeVisible();
  await desk.getByRole('button', { name: '登记兑现' }).click();
  await dialog.getByRole('textbox', { name: /兑现金额/ }).fill('3.456');
  await dialog.getByRole('button', { name: /^登记兑现/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('请输入兑现金额，最多两位小数');
  await dialog.getByRole('textbox', { name: /兑现金额/ }).fill('3.45');
  await dialog.getByRole('button', { name: '登记兑现 3.45万元' }).click();
  await expect(desk.getByText('兑现已登记')).toBeVisible();

  await applicant.reload();
  await expect(row).toContainText('已兑现');
  await row.getByRole('link').first().click();
  await expect(main(applicant)).toContainText('兑现金额');
  await expect(main(applicant)).toContainText('3.45');
});

test('two reviewers do not decide behind each other’s back', async ({ browser, server }) => {
  const applicant = await open(browser, server.url, owner, '/policy/user');
  const declaration = await declarePolicy(applicant, server.url);
  const desk = await open(browser, server.url, operator, '/policyManage');
  await review(desk, declaration);
  await desk.getByRole('button', { name: '不予通过' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('不在支持范围内');

  const other = await callsOf(server.url, administrator);
  const path = `/ticket/admin/policy/order/${declaration.id}/decide`;
  expect(
    (await other('PUT', path, { decision: 'PASS' }, `e2e-pass-${declaration.id}`)).status,
  ).toBe(200);
  await dialog.getByRole('button', { name: '不予通过' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('不在支持范围内');
  await expect(dialog.getByRole('button', { name: '不予通过' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(desk.getByRole('button', { name: '登记兑现' })).toBeVisible();
  await expect(records(desk)).toContainText('审核通过');
});

test('drafts stand ten a page, and the last one of a page takes it along', async ({
  browser,
  server,
}) => {
  const page = await open(browser, server.url, owner, '/policy/user?type=draft');
  const tab = page.getByRole('link', { name: /^草稿箱\s*\d+$/ });
  const before = Number(/\d+$/.exec((await tab.innerText()).trim()));
  const needed = 11 - (before % 10 === 0 ? 0 : before);
  await saveDrafts(page, server.url, needed);
  await page.goto('/policy/user?type=draft&index=2');
  const drafts = page.locator('tbody tr');
  await expect(drafts).toHaveCount(1);
  const remove = page.getByRole('button', { name: /^删除草稿：/ });
  const dialog = page.getByRole('dialog');
  await remove.click();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await dialog.getByRole('button', { name: '删除草稿' }).dblclick();
  await expect(page.getByText('草稿已删除')).toBeVisible();
  await expect(drafts).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1, name: '我的申报' })).toBeFocused();
  await expect(page).not.toHaveURL(/index=2/);
  await drafts
    .first()
    .getByRole('link', { name: /继续填写/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/policy\/user\/applyMsg\?draftId=/);
});

test('a material without a template says so', async ({ browser, server }) => {
  const page = await open(browser, server.url, owner, '/policy/user');
  await page.locator('tbody').getByRole('link').first().click();
  const buttons = page.getByRole('button', { name: /^下载模板：/ });
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await button.click();
    if (await page.getByText('暂无模板下载').isVisible()) return;
  }
  throw new Error('every material has a template');
});

test('nobody else reads a declaration, and only reviewers reach the desk', async ({
  browser,
  server,
}) => {
  const applicant = await open(browser, server.url, owner, '/policy/user');
  const { id } = await declarePolicy(applicant, server.url);
  const stranger = await open(browser, server.url, newcomer, `/policy/user/detail/${id}`);
  const heading = stranger.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/失败|不存在/);
  const foreign = await main(stranger).innerText();
  await stranger.goto('/policy/user/detail/999999');
  await expect(heading).toHaveText(/失败|不存在/);
  expect(await main(stranger).innerText()).toBe(foreign);
  for (const phone of [owner, bankOfficer]) {
    const page = await open(browser, server.url, phone, `/policyManage/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: '审核通过' })).toHaveCount(0);
    const calls = await callsOf(server.url, phone);
    expect((await calls('GET', `/ticket/admin/policy/order/${id}`)).status).toBe(403);
  }
});

for (const width of [1440, 1024, 375])
  test(`axe finds nothing, and nothing overflows, at ${width} px`, async ({ browser, server }) => {
    const look = async (page: Page, path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations(page), path).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    };
    const applicant = await open(browser, server.url, owner, '/policy/user', width);
    const application = await applicant
      .locator('tbody')
      .getByRole('link')
      .first()
      .getAttribute('href');
    for (const path of ['/policy/user', '/policy/user?type=draft', application ?? ''])
      await look(applicant, path);
    const desk = await open(browser, server.url, operator, '/policyManage?auditState=ALL', width);
    const waiting = await desk.locator('tbody').getByRole('link').first().getAttribute('href');
    for (const path of ['/policyManage?auditState=ALL', waiting ?? '']) await look(desk, path);
  });
