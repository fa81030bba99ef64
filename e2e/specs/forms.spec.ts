import type { Page } from '@playwright/test';
import {
  fillCompany,
  fillContact,
  fillLoan,
  fillMaterial,
  nextStep,
  openForm,
} from '../support/hotelForm.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('two tabs with one form keep what is typed in each, and the second chooses', async ({
  page,
  context,
  server,
}) => {
  await signIn(page, server.url, owner);
  await openForm(page);
  const other = await context.newPage();
  await openForm(other);
  await expect(other.getByLabel('详细地址')).toBeVisible();
  await page.getByLabel('详细地址').fill('桂溪街道明月大道4号');
  await expect(other.getByText(/在另一个标签页中也在填写/)).toBeVisible();
  await expect(other.getByLabel('详细地址')).toHaveValue('');
  await other.getByLabel('详细地址').fill('桂溪街道明月大道5号');
  await other.getByLabel('客房数量').fill('52');
  await page.reload();
  await expect(page.getByLabel('详细地址')).toHaveValue('桂溪街道明月大道4号');
  await other.reload();
  await expect(other.getByLabel('详细地址')).toHaveValue('桂溪街道明月大道5号');
  await other.getByRole('button', { name: '改用另一页的内容' }).click();
  await expect(other.getByLabel('详细地址')).toHaveValue('桂溪街道明月大道4号');
  await other.getByRole('button', { name: '换回此处原来的内容' }).click();
  await expect(other.getByLabel('客房数量')).toHaveValue('52');
  await page.getByRole('button', { name: '清空重填' }).click();
  await expect(other.getByText(/已在另一个标签页中提交或清空/)).toBeVisible();
  await expect(other.getByLabel('详细地址')).toHaveValue('桂溪街道明月大道5号');
  await expect(other.getByLabel('客房数量')).toHaveValue('52');
});

// Last, because a company that has applied gets no form.
test('every kind of entry is filled in, checked by both sides, and read in the order', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  await signIn(page, server.url, owner);
  await openForm(page);
  await nextStep(page);
  const summary = page.getByRole('alert').filter({ hasText: '请修改以下内容' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(10);
  await summary.getByRole('link', { name: '请选择开业日期' }).click();
  await expect(page.getByLabel('开业日期')).toBeFocused();

  await fillCompany(page);
  // Asked only of tenants; the input stays while they change their mind, and is not sent.
  await page.getByRole('radio', { name: '租赁' }).check();
  await page.getByLabel('开始日期').fill('2029-01-01');
  await page.getByLabel('结束日期').fill('2024-01-01');
  await nextStep(page);
  await expect(summary.getByRole('link', { name: /结束日期不能早于开始日期/ })).toBeVisible();
  await page.getByRole('radio', { name: '自有' }).check();
  await expect(page.getByLabel('开始日期')).toBeHidden();
  await page.getByRole('radio', { name: '租赁' }).check();
  await expect(page.getByLabel('开始日期')).toHaveValue('2029-01-01');
  await page.getByRole('radio', { name: '自有' }).check();
  await nextStep(page);

  await expect(heading(page, '贷款需求')).toBeFocused();
  await page.getByRole('radio', { name: '房产抵押' }).check();
  await expect(page.getByLabel('抵押房产估值')).toBeVisible();
  await fillLoan(page);
  await expect(page.getByLabel('抵押房产估值')).toBeHidden();
  await page.getByRole('checkbox', { name: '采购备货' }).check();
  await page.getByRole('checkbox', { name: '支付工资' }).check();
  await nextStep(page);
  await expect(summary).toContainText('资金用途分类最多选择3项');
  await page.getByRole('checkbox', { name: '支付工资' }).uncheck();
  await nextStep(page);

  await expect(heading(page, '申请材料')).toBeVisible();
  await nextStep(page);
  await expect(summary.getByRole('link')).toHaveText([
    '请上传营业执照',
    '请阅读并同意《企业征信查询授权书》',
  ]);
  await fillMaterial(page);
  await nextStep(page);
  await fillContact(page);
  await nextStep(page);

  await expect(heading(page, '核对信息')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of [
    '1,480.5',
    '67.50%',
    '2024-06',
    '重庆市 / 垫江县',
    '装修改造、设备更新、采购备货',
  ])
    await expect(main).toContainText(text);
  await expect(main).toContainText('正本.pdf');
  await expect(main).not.toContainText('租赁期限');
  await page.getByRole('checkbox', { name: /贷款申请授权书/ }).check();
  const sent = page.waitForRequest(
    (request) => /\/order\/user\/product\/\d+$/.test(request.url()) && request.method() === 'POST',
  );
  await page.getByRole('button', { name: '提交申请' }).click();
  const body = (await sent).postDataJSON() as {
    legalIdNo: string;
    legalPhone: string;
    recommendationCode: string;
    formItems: { checkName: string; value: string }[];
  };
  expect(body).toMatchObject({
    legalIdNo: '11010519491231002X',
    legalPhone: '13800000001',
    recommendationCode: 'XT000000001',
  });
  const items = Object.fromEntries(
    body.formItems.map(({ checkName, value }) => [checkName, value]),
  );
  expect(items).toMatchObject({
    annualRevenue: '1480.50',
    premisesAreaId: '500231',
    uses: 'RENOVATION,EQUIPMENT,STOCK',
    creditAgreement: 'true',
  });
  expect(items['businessLicence']).toMatch(/^finance\/\S+\.pdf,finance\/\S+\.pdf$/);
  expect(Object.keys(items)).not.toContain('rentPeriod');
  expect(Object.keys(items)).not.toContain('collateralValue');
  await expect(page).toHaveURL(/\/productStatus\?/);
});
