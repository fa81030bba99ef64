import { logIn } from '../support/journey.js';
import { openAs } from '../support/openAs.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const staff = '13800000010';
const operator = '13800000006';
const queue = '/serviceManage?auditStatus=PENDING';

test('a product changes in public once its change has passed, and is withdrawn at once', async ({
  browser,
  server,
}) => {
  const site = { browser, server };
  const old = '专利导航分析';
  const renamed = '专利导航与布局分析';
  const visitor = await openAs(site, null, '/helpingEnterprisesServe/productDetail/8003');
  const shown = visitor.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(old);

  // Staff come from the login to the desk of their own organisation.
  const page = await openAs(site, null, '/login');
  await logIn(page, staff);
  await expect(page).toHaveURL('/serviceOrg');
  await page.getByRole('link', { name: '服务产品', exact: true }).click();
  await page.getByRole('link', { name: old }).click();
  await page.getByRole('link', { name: '编辑产品' }).click();
  await page.getByLabel('产品名称').fill(renamed);
  await page.getByLabel('服务内容').fill('# 看清布局\n- 检索竞争对手\n- 画出空白');
  await expect(page.getByRole('heading', { name: '看清布局' })).toBeVisible();
  const submit = page.getByRole('button', { name: '提交审核' });
  await submit.click();
  await expect(page.getByText('修改内容正在审核，通过后公开页面才会更新。')).toBeVisible();
  await visitor.reload();
  await expect(shown).toHaveText(old);

  const desk = await openAs(site, operator, queue);
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('link', { name: renamed }).click();
  await expect(desk.getByRole('row', { name: /产品名称/ })).toContainText(old);
  await desk.getByRole('button', { name: '不通过', exact: true }).click();
  await dialog.getByRole('textbox').fill('请写明交付成果');
  await dialog.getByRole('button', { name: '不通过' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByText('审核未通过：请写明交付成果')).toBeVisible();
  await page.getByRole('link', { name: '编辑产品' }).click();
  await expect(page.getByLabel('产品名称')).toHaveValue(renamed);
  await page.getByLabel('服务流程').fill('签订合同，二十个工作日交付报告');
  await submit.click();
  await expect(page).toHaveURL('/serviceOrg/product/8003');
  await desk.goto(queue);
  await desk.getByRole('link', { name: renamed }).click();
  await desk.getByRole('button', { name: '通过', exact: true }).click();
  await dialog.getByRole('button', { name: '通过' }).click();
  await expect(desk.getByText('审核人')).toBeVisible();
  await visitor.reload();
  await expect(shown).toHaveText(renamed);

  // Without a review.
  await page.reload();
  await page.getByRole('button', { name: '下架' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click();
  await expect(page.getByText('已下架', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(shown).toContainText('不存在');
});
