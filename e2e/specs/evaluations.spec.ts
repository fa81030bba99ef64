import { openAs } from '../support/openAs.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
const operator = '13800000006';

test('a company rates a department once; the operator reads scores and comments', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/activity');
  await expect(page.getByText('登录后参与评议')).toBeVisible();
  await signIn(page, server.url, owner);
  await page.goto('/activity');
  const department = page
    .getByRole('list', { name: '选择部门' })
    .getByRole('link', { name: /县商务委员会/ });
  await department.click();

  await page.getByRole('radio', { name: '很满意' }).check();
  await page.getByRole('button', { name: '提交问卷' }).click();
  await expect(page.getByText('还有5道题没有回答')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: /^2\./ })).toBeFocused();
  for (const answer of ['很好', '一次说清', '主动告知并及时兑现', '没有遇到'])
    await page.getByRole('radio', { name: answer, exact: true }).check();
  await page.getByLabel(/^6\./).fill('希望增加线上办理事项');
  await page.getByRole('button', { name: '提交问卷' }).dblclick();
  await expect(page.getByText('调查问卷提交成功')).toBeVisible();
  await expect(page.getByText('已评议 1 个，共 12 个部门')).toBeVisible();
  await department.click();
  await expect(page.getByText('该部门已经评议，问卷不能修改。')).toBeVisible();
  await expect(page.getByRole('radio', { name: '很满意' })).toBeChecked();
  await expect(page.getByRole('button', { name: '提交问卷' })).toHaveCount(0);

  const desk = await openAs({ browser, server }, operator, '/evaluationManage?id=ev-3');
  await desk
    .getByRole('list', { name: '各部门得分' })
    .getByRole('link', { name: '县财政局' })
    .click();
  await expect(desk).toHaveURL(/departmentId=ev-3-9/);
  await expect(desk.getByRole('heading', { name: '各题得分：县财政局' })).toBeVisible();
});
