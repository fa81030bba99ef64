import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { pdf, png } from '../support/hostileFiles.js';
import { logIn } from '../support/journey.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// These tests save and submit declarations.
test.use({ data: 'declare' });

const owner = '13800000001';
/** Policies of the sample that the owner's company has not declared; the first asks nothing about the company. */
const simple = '5060';
const other = '5002';
const early = '5006';
const ended = '5011';
const waiting = '6001';
const returned = '6002';

const paper = (name = '材料.pdf') => ({ name, mimeType: 'application/pdf', buffer: pdf });
const picture = { name: '执照.png', mimeType: 'image/png', buffer: png(64, 48) };
const slot = (page: Page, name: string) => page.getByRole('group', { name });
const upload = (page: Page, name: string) => page.getByLabel(`上传${name}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const save = (page: Page) => page.getByRole('button', { name: '保存草稿' }).click();

/** The controls of the files that the step asks for and that are not there yet. */
async function fillStep(page: Page): Promise<void> {
  for (const group of await page.getByRole('group').all()) {
    if (await group.getByText('已上传').isVisible()) continue;
    await group.locator('input[type=file]').setInputFiles(paper());
    await expect(group.getByText('已上传')).toBeVisible();
  }
}

async function openForm(page: Page, url: string, path: string): Promise<void> {
  await signIn(page, url, owner);
  await page.goto(path);
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel(/联系人/).fill('王明月');
  await page.getByLabel(/联系电话/).fill('13900000001');
}

test('a policy is declared: from a new form by a draft to the submission', async ({
  page,
  server,
}) => {
  await openForm(page, server.url, `/policy/apply?policyId=${simple}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('新申报');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await next(page);
  await expect(page.getByRole('alert').first()).toBeFocused();
  await fillContact(page);
  await next(page);
  await expect(heading(page, '基础资料')).toBeFocused();

  const licence = slot(page, '营业执照');
  const choose = upload(page, '营业执照');
  await choose.setInputFiles({ ...paper(), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(licence.getByText(/“材料.pdf”超过 10 MB/)).toBeVisible();
  await choose.setInputFiles({ ...paper('材料.exe'), mimeType: 'application/octet-stream' });
  await expect(licence.getByText('“材料.exe”的格式不支持')).toBeVisible();
  await choose.setInputFiles({ ...picture, name: '假的.pdf' });
  await expect(licence.getByText(/上传失败：文件内容与扩展名不一致/)).toBeVisible();
  await licence.getByRole('button', { name: '删除 假的.pdf' }).click();
  await choose.setInputFiles(paper());
  await expect(licence.getByText('已上传')).toBeVisible();
  await expect(main).toContainText('1/3 份');
  await licence.getByRole('button', { name: '删除 材料.pdf' }).click();
  await expect(main).toContainText('0/3 份');
  await choose.setInputFiles(picture);
  await licence.getByRole('button', { name: '预览 执照.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: '预览 执照.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await licence.getByRole('button', { name: /模板/ }).click();
  await expect(page.getByText('暂无模板下载')).toBeVisible();
  const template = page.waitForEvent('download');
  await slot(page, '信用承诺书').getByRole('button', { name: /模板/ }).click();
  expect((await template).suggestedFilename()).toMatch(/\.\w+$/);

  await save(page);
  const missing = page.getByRole('dialog', { name: '请上传相关附件' });
  await missing.getByRole('button', { name: '继续填写' }).click();
  await save(page);
  await missing.getByRole('button', { name: '仍要保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await expect(main).toContainText('申报状态草稿');

  // What was saved is there on another device.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/policy/applyMsg?policyId=${simple}`);
  await expect(page.getByText('已打开您保存的草稿')).toBeVisible();
  await expect(page.getByLabel(/联系人/)).toHaveValue('王明月');
  for (let step = 0; step < 3; step += 1) await next(page);
  await expect(heading(page, '核对信息')).toBeVisible();
  const submit = page.getByRole('button', { name: '提交申报' });
  await submit.click();
  await expect(page.getByText('请上传相关基础资料附件').first()).toBeVisible();
  await expect(heading(page, '基础资料')).toBeVisible();
  await fillStep(page);
  await next(page);
  await next(page);
  await submit.click();
  await expect(page.getByText('请上传相关申报资料附件').first()).toBeVisible();
  await fillStep(page);
  await next(page);
  expect(await violations(page)).toEqual([]);
  await submit.dblclick();
  await expect(page).toHaveURL(/\/policy\/user$/);
  await expect(page.getByText('提交成功')).toBeVisible();

  // Declared already: the same address shows it for reading.
  await page.goto(`/policy/apply?policyId=${simple}`);
  await expect(page.getByText('待审核').first()).toBeVisible();
  await expect(submit).toHaveCount(0);
  await page.goto('/policy/user?type=draft');
  await expect(page.getByRole('link', { name: /继续填写/ }).first()).toBeVisible();
  await expect(main).not.toContainText(title);
});

test('nothing is lost: upload cut off, login run out, reload, and the way out asks', async ({
  page,
  server,
  context,
}) => {
  await openForm(page, server.url, '/policy/user?type=draft');
  await page
    .getByRole('link', { name: /继续填写/ })
    .first()
    .click();
  await fillContact(page);
  await next(page);
  await page.getByLabel(/备注/).fill('设备已安装');
  await next(page);

  // Cut off in the middle.
  await page.route('**/user/upload', (route) => route.abort('connectionreset'));
  const promise = slot(page, '信用承诺书');
  await upload(page, '信用承诺书').setInputFiles(paper('承诺书.pdf'));
  const again = promise.getByRole('button', { name: '重试 承诺书.pdf' });
  await expect(again).toBeVisible();
  await page.unroute('**/user/upload');
  await again.click();
  await expect(promise.getByText('已上传')).toBeVisible();

  // The login runs out while a file is sent; then the form itself leads to the login.
  const identity = slot(page, '法定代表人身份证明');
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await upload(page, '法定代表人身份证明').setInputFiles(paper('身份证.pdf'));
  await expect(identity.getByText('登录超时，请重新登录')).toBeVisible();
  await save(page);
  await page.getByRole('button', { name: '仍要保存' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, owner);
  await expect(page).toHaveURL(/\/policy\/user\/applyMsg/);
  await expect(heading(page, '基础资料')).toBeVisible();
  await expect(promise.getByText('承诺书.pdf')).toBeVisible();
  await expect(identity.getByText('已上传')).toBeVisible();

  // A reload asks in the browser's words and keeps everything.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(identity.getByText('身份证.pdf')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/备注/)).toHaveValue('设备已安装');

  // A link asks, and can be saved on the way out.
  const leaving = page.getByRole('dialog', { name: '内容还没有保存' });
  await page.getByRole('link', { name: '首页' }).first().click();
  await leaving.getByRole('button', { name: '取消' }).click();
  await expect(page.getByLabel(/备注/)).toHaveValue('设备已安装');
  await page.getByRole('link', { name: '首页' }).first().click();
  await leaving.getByRole('button', { name: '保存并离开' }).click();
  await expect(page).toHaveURL(/\/homePage/);
});

test('the browser’s back asks, and drops what is not to be kept', async ({ page, server }) => {
  await openForm(page, server.url, '/policy/user?type=draft');
  await page
    .getByRole('link', { name: /继续填写/ })
    .first()
    .click();
  const name = page.getByLabel(/联系人/);
  const before = await name.inputValue();
  await name.fill('李四');
  // It ends when the page is left at last.
  const back = page.goBack();
  const leaving = page.getByRole('dialog', { name: '内容还没有保存' });
  await expect(leaving).toBeVisible();
  await expect(page).toHaveURL(/applyMsg/);
  expect(await violations(page)).toEqual([]);
  await leaving.getByRole('button', { name: '不保存' }).click();
  await back;
  await expect(page).toHaveURL(/\/policy\/user\?type=draft/);
  await page
    .getByRole('link', { name: /继续填写/ })
    .first()
    .click();
  await expect(name).toHaveValue(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/policy\/user\?type=draft/);
});

test('a returned declaration is corrected and submitted again', async ({ page, server }) => {
  await openForm(page, server.url, `/policy/user/applyMsg?orderId=${returned}`);
  await expect(page.getByText(/申报已退回.*退回意见/)).toBeVisible();
  await fillContact(page);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await next(page);
  await fillStep(page);
  await next(page);
  await fillStep(page);
  await next(page);
  await page.getByRole('button', { name: '提交补正' }).click();
  await expect(page).toHaveURL(/\/policy\/user$/);
  await page.goto(`/policy/user/applyMsg?orderId=${returned}`);
  await expect(page.getByText('待审核').first()).toBeVisible();
});

test('a policy that has ended, or ends meanwhile, cannot be declared', async ({ page, server }) => {
  await openForm(page, server.url, `/policy/apply?policyId=${ended}`);
  await expect(heading(page, '政策已失效，无法申报')).toBeVisible();
  await page.goto(`/totalPolicy/applyMsg?policyId=${other}`);
  await fillContact(page);
  await page.route('**/order/draft/save**', (route) =>
    route.fulfill({
      status: 409,
      json: { code: '795243', message: '政策已失效，无法申报', requestId: 'e2e', data: null },
    }),
  );
  await save(page);
  await page.getByRole('button', { name: '仍要保存' }).click();
  await expect(page.getByText(/保存未成功/)).toBeVisible();
  await expect(heading(page, '政策已失效，无法申报')).toBeVisible();
});

test('every opening is usable on a phone, and clean', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, server.url, owner);
  for (const [path, words] of [
    [`/policy/apply?policyId=${early}`, '申报尚未开始'],
    [`/policy/user/applyMsg?orderId=${waiting}&mode=check`, '待审核'],
    ['/policy/apply', '没有要申报的政策'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(375);
    expect(await violations(page), path).toEqual([]);
  }
});
