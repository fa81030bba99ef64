import { openAs } from '../support/openAs.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'management' });

const operator = '13800000006';
const admin = '13800000007';
const applicant = '13800000001';
const name = '云税贷丰收版';

test('an operator makes a product of a copy, an administrator approves it, an applicant sees its form', async ({
  browser,
  server,
}) => {
  const desk = await openAs({ browser, server }, operator, '/manage/products');
  await desk
    .getByRole('row', { name: /^云税贷 中国建设银行/ })
    .getByRole('link')
    .click();
  await desk.getByRole('button', { name: '复制为新内容' }).click();
  await desk.getByRole('textbox', { name: '名称', exact: true }).fill(name);
  await desk.getByRole('textbox', { name: '修改说明' }).fill('丰收季专项');

  await desk.getByRole('tab', { name: '表单设计' }).click();
  await desk.getByLabel('添加字段').selectOption({ label: '数字' });
  await desk.getByRole('button', { name: '添加', exact: true }).click();
  await desk.getByRole('textbox', { name: /^标签/ }).fill('种植面积');
  await desk.getByRole('radio', { name: '必填' }).check();
  await desk.getByRole('textbox', { name: '单位' }).fill('亩');
  await expect(desk.getByRole('form', { name: '试填' })).toBeVisible();
  await desk.getByRole('button', { name: '提交审核' }).click();
  await expect(desk.getByText(/需要由其他人审核/)).toBeVisible();
  await expect(desk.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);

  const office = await openAs({ browser, server }, admin, '/manage/changes?state=SUBMITTED');
  await office.getByRole('link', { name, exact: true }).click();
  await expect(office.getByRole('cell', { name: /种植面积/ }).first()).toBeVisible();
  await office.getByRole('button', { name: '通过', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(office.getByText('这项修改已发布。')).toBeVisible();

  const market = await openAs({ browser, server }, applicant, '/loan?keyword=丰收版');
  await market.getByRole('article', { name, exact: true }).getByRole('link').click();
  await expect(market.getByRole('heading', { level: 1, name })).toBeVisible();
  const productId = new URL(market.url()).pathname.split('/').at(-1) ?? '';
  await market.goto(`/productApply?productId=${productId}&companyId=1`);
  await expect(market.getByRole('button', { name: '下一步' })).toBeVisible();
  await expect(market.getByLabel('种植面积')).toBeVisible();
});
