import type { Page } from '@playwright/test';
import { pdf } from '../support/sampleFiles.js';
import { logIn } from '../support/journey.js';
import { openAs } from '../support/openAs.js';
import { readSettled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
const operator = '13800000006';
/** A policy of the sample that the owner's company has not declared and that asks nothing about the company. */
const policyId = '5060';

const paper = (name = '材料.pdf') => ({ name, mimeType: 'application/pdf', buffer: pdf });
const slot = (page: Page, name: string) => page.getByRole('group', { name });
const upload = (page: Page, name: string) => page.getByLabel(`上传${name}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const save = (page: Page) => page.getByRole('button', { name: '保存草稿' }).click();
const nextStep = (page: Page) =>
  page
    .getByRole('link', { name: /继续填写/ })
    .first()
    .click();

/** Uploads what the step asks for and what is not there yet. */
async function fillStep(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  const slots = page.getByRole('group');
  for (const one of await readSettled(page, () => slots.all())) {
    if (await readSettled(page, () => one.getByText('已上传').isVisible())) continue;
    await one.locator('input[type=file]').setInputFiles(paper());
    await expect(one.getByText('已上传')).toBeVisible();
  }
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel(/联系人/).fill('王明月');
  await page.getByLabel(/联系电话/).fill('13900000001');
}

test('a policy is declared, returned, corrected, passed and paid out', async ({
  browser,
  server,
}) => {
  const site = { browser, server };
  const page = await openAs(site, owner, `/totalPolicy/detail?id=${policyId}`);
  const main = page.getByRole('main');
  const title = await readSettled(page, () => page.getByRole('heading', { level: 1 }).innerText());
  await page.getByRole('link', { name: '立即申报' }).first().click();
  await expect(page).toHaveURL(`/totalPolicy/applyMsg?policyId=${policyId}`);
  let id = '';

  await test.step('the form is saved as a draft, which opens on another device', async () => {
    await fillContact(page);
    await next(page);
    await expect(heading(page, '基础资料')).toBeFocused();
    const template = page.waitForEvent('download');
    await slot(page, '信用承诺书').getByRole('button', { name: /模板/ }).click();
    expect((await template).suggestedFilename()).toMatch(/\.\w+$/);
    await save(page);
    await page
      .getByRole('dialog', { name: '请上传相关附件' })
      .getByRole('button', { name: '仍要保存' })
      .click();
    await expect(page.getByText('保存成功')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/policy/applyMsg?policyId=${policyId}`);
    await expect(page.getByText('已打开您保存的草稿')).toBeVisible();
    await expect(page.getByLabel(/联系人/)).toHaveValue('王明月');
  });

  await test.step('it is submitted once, and its address shows it from then on', async () => {
    await next(page);
    await fillStep(page, '基础资料');
    await next(page);
    await fillStep(page, '申报资料');
    await next(page);
    await page.getByRole('button', { name: '提交申报' }).dblclick();
    await expect(page).toHaveURL(/\/policy\/user$/);
    await expect(page.getByText('提交成功')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: title }).getByRole('link').first();
    await row.click();
    await expect(page).toHaveURL(/\/policy\/user\/detail\/[\w-]+$/);
    id = page.url().split('/').at(-1) ?? '';
    await page.goto(`/policy/apply?policyId=${policyId}`);
    await expect(page.getByText('待审核').first()).toBeVisible();
  });

  const desk = await openAs(site, operator, '/policyManage');
  const records = desk.getByRole('region', { name: '办理记录' });
  const dialog = desk.getByRole('dialog');
  const review = async () => {
    await desk.goto(`/policyManage?keyword=${encodeURIComponent(title)}`);
    await desk.locator(`a[href^="/policyManage/${id}"]`).first().click();
    await expect(records).toBeVisible();
  };

  await test.step('the desk opens its files and returns it', async () => {
    await review();
    const file = desk.waitForEvent('download');
    await desk
      .getByRole('button', { name: /^下载.*\.pdf$/ })
      .first()
      .click();
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    await desk.getByRole('button', { name: '退回补正' }).click();
    await dialog.getByRole('textbox').fill('申请表缺少盖章页');
    await dialog.getByRole('button', { name: '退回补正' }).dblclick();
    await expect(desk.getByText('已退回企业补正')).toBeVisible();
  });

  await test.step('the applicant is told, reads why and corrects it', async () => {
    await page.goto('/userCenter/notices?noticeType=TRANSACTION');
    await page.getByRole('link', { name: /退回/ }).first().click();
    await page.locator(`a[href="/policy/user/detail/${id}"]`).first().click();
    await expect(main).toContainText('申请表缺少盖章页');
    await page
      .getByRole('link', { name: /补正材料/ })
      .first()
      .click();
    await expect(page.getByText(/申报已退回.*退回意见/)).toBeVisible();
    for (let step = 0; step < 3; step += 1) await next(page);
    await page.getByRole('button', { name: '提交补正' }).click();
    await expect(page).toHaveURL(/\/policy\/user$/);
  });

  await test.step('the desk passes it and records what was paid', async () => {
    await review();
    await expect(records).toContainText('补正后重新提交');
    await desk.getByRole('button', { name: '审核通过' }).click();
    await dialog.getByRole('button', { name: '审核通过' }).click();
    await expect(desk.getByText('已审核通过')).toBeVisible();
    await desk.getByRole('button', { name: '登记兑现' }).click();
    await dialog.getByRole('textbox', { name: /兑现金额/ }).fill('3.45');
    await dialog.getByRole('button', { name: '登记兑现 3.45万元' }).click();
    await expect(desk.getByText('兑现已登记')).toBeVisible();
    await page.goto(`/policy/user/detail/${id}`);
    await expect(main).toContainText('已兑现');
    await expect(main).toContainText('3.45');
  });
});

test('nothing is lost when the login runs out, and the way out asks', async ({
  browser,
  server,
}) => {
  const page = await openAs({ browser, server }, owner, '/policy/user?type=draft');
  const leaving = page.getByRole('dialog', { name: '内容还没有保存' });
  const contact = page.getByLabel(/联系人/);

  await test.step('the browser’s back asks, and drops what is not to be kept', async () => {
    await nextStep(page);
    const before = await readSettled(page, () => contact.inputValue());
    await contact.fill('李四');
    // It ends when the page is left at last.
    const back = page.goBack();
    await leaving.getByRole('button', { name: '不保存' }).click();
    await back;
    await expect(page).toHaveURL(/\/policy\/user\?type=draft/);
    await nextStep(page);
    await expect(contact).toHaveValue(before);
  });

  await test.step('a login that runs out while a file is sent costs neither files nor words', async () => {
    await fillContact(page);
    await next(page);
    await page.getByLabel(/备注/).fill('设备已安装');
    await next(page);
    await upload(page, '信用承诺书').setInputFiles(paper('承诺书.pdf'));
    await expect(slot(page, '信用承诺书').getByText('已上传')).toBeVisible();
    const identity = slot(page, '法定代表人身份证明');
    await page.waitForLoadState('networkidle');
    // The poll of the unread count could find the session gone before the upload does, and leave for the login.
    await page.route('**/notice/unread/count*', (route) => route.abort());
    await page.context().clearCookies();
    await upload(page, '法定代表人身份证明').setInputFiles(paper('身份证.pdf'));
    await expect(identity.getByText('登录超时，请重新登录')).toBeVisible();
    await save(page);
    await page.getByRole('button', { name: '仍要保存' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, owner);
    await expect(heading(page, '基础资料')).toBeVisible();
    await expect(slot(page, '信用承诺书').getByText('承诺书.pdf')).toBeVisible();
    await expect(identity.getByText('已上传')).toBeVisible();
  });

  await test.step('a link asks, and saves on the way out', async () => {
    await page.getByRole('link', { name: '首页' }).first().click();
    await leaving.getByRole('button', { name: '保存并离开' }).click();
    await expect(page).toHaveURL(/\/homePage/);
  });
});
