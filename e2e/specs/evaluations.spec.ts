import { violations } from '../support/axe.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
const operator = '13800000006';

test('a company rates a department; what is typed survives a reload, and it is read-only afterwards', async ({
  page,
  server,
}) => {
  await page.goto('/activity');
  await expect(page.getByRole('heading', { level: 1, name: '县域营商环境企业评议' })).toBeVisible();
  await expect(page.getByText('登录后参与评议')).toBeVisible();

  await signIn(page, server.url, owner);
  await page.goto('/activity');
  const list = page.getByRole('list', { name: '选择部门' });
  await expect(list.getByRole('link')).toHaveCount(12);
  await page.getByRole('searchbox', { name: '查找部门' }).fill('商务');
  await expect(list.getByRole('link')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await list.getByRole('link', { name: /县商务委员会/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: '评议问卷' })).toBeVisible();
  await page.getByRole('radio', { name: '很满意' }).check();
  await page.getByRole('button', { name: '提交问卷' }).click();
  await expect(page.getByText('还有5道题没有回答')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: /^2\./ })).toBeFocused();
  await expect(page.getByText('请回答本题')).toHaveCount(5);
  expect(await violations(page)).toEqual([]);

  for (const answer of ['很好', '一次说清', '主动告知并及时兑现', '没有遇到'])
    await page.getByRole('radio', { name: answer, exact: true }).check();
  await page.getByLabel(/^6\./).fill('希望增加线上办理事项');
  await page.reload();
  await expect(page.getByLabel(/^6\./)).toHaveValue('希望增加线上办理事项');
  await page.getByRole('button', { name: '提交问卷' }).dblclick();
  await expect(page.getByText('调查问卷提交成功')).toBeVisible();
  await expect(page).toHaveURL(/\/activity\?/);
  await expect(page.getByText('已评议1个，共12个部门')).toBeVisible();

  await page.getByRole('link', { name: /县商务委员会/ }).click();
  await expect(page.getByText('该部门已经评议，问卷不能修改。')).toBeVisible();
  await expect(page.getByRole('radio', { name: '很满意' })).toBeChecked();
  await expect(page.getByRole('button', { name: '提交问卷' })).toHaveCount(0);
});

test('an activity that is not open says why', async ({ page }) => {
  for (const [id, title] of [
    ['ev-2', '活动未开始'],
    ['ev-3', '活动已结束'],
    ['ev-4', '活动已取消'],
  ]) {
    await page.goto(`/activity?id=${id}`);
    await expect(page.getByText(title ?? '', { exact: true })).toBeVisible();
  }
});

test('the operator reads scores and comments', async ({ page, server }) => {
  await signIn(page, server.url, operator);
  await page.goto('/evaluationManage?id=ev-3');
  const chart = page.getByRole('list', { name: '各部门得分' });
  await expect(chart.getByRole('link')).toHaveCount(12);
  await expect(page.getByRole('table', { name: '意见和建议' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await chart.getByRole('link', { name: '县财政局' }).click();
  await expect(page).toHaveURL(/departmentId=ev-3-9/);
  await expect(page.getByRole('heading', { name: '各题得分：县财政局' })).toBeVisible();
});
