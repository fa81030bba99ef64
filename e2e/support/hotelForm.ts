import type { Page } from '@playwright/test';
import { pdf } from './sampleFiles.js';

/** A product whose form has every kind of entry, and which no company of the sample has applied for. */
const hotelProduct = '100023';

export const openForm = (page: Page) =>
  page.goto(`/productApply?productId=${hotelProduct}&companyId=1`);

export const nextStep = (page: Page) => page.getByRole('button', { name: '下一步' }).click();

const fill = (page: Page, label: string, value: string) => page.getByLabel(label).fill(value);

/** What is asked of the company; numbers as people copy them. */
export async function fillCompany(page: Page): Promise<void> {
  await fill(page, '法定代表人身份证号', '110105 19491231 002x');
  await fill(page, '法定代表人手机号', '+86 138-0000-0001');
  await fill(page, '开业日期', '2018-03-01');
  await page.getByLabel('经营类型').selectOption('INN');
  await fill(page, '客房数量', '36');
  await fill(page, '年平均入住率', '67.5');
  await fill(page, '上年度营业收入', '1,480.50');
  await fill(page, '最近一次装修完工月份', '2024年6月');
  await page.getByLabel('场所所在地区：省份').selectOption('重庆市');
  await page.getByLabel('场所所在地区：区县').selectOption('垫江县');
  await fill(page, '详细地址', '桂溪街道明月大道1号');
  await page.getByRole('radio', { name: '自有' }).check();
}

export async function fillLoan(page: Page): Promise<void> {
  await page.getByLabel('申请金额').fill('80');
  await page.getByLabel('贷款期限').selectOption({ index: 1 });
  await page.getByRole('radio').first().check();
  await page.getByLabel('贷款用途').fill('冬季客房改造');
  await page.getByRole('checkbox', { name: '装修改造' }).check();
  await page.getByRole('checkbox', { name: '设备更新' }).check();
  await page.getByRole('radio', { name: '信用' }).check();
}

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

export async function fillMaterial(page: Page): Promise<void> {
  const licence = page.getByRole('group', { name: /营业执照/ });
  await page.getByLabel('上传营业执照').setInputFiles([file('正本.pdf'), file('副本.pdf')]);
  await licence.getByText('已上传').nth(1).waitFor();
  await page.getByRole('button', { name: '《企业征信查询授权书》' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '已阅读并同意' }).click();
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('联系人').fill('周明');
  await page.getByLabel('联系电话').fill('13800000001');
  await page.getByLabel('办公电话').fill('023-74612345');
  await page.getByLabel('电子邮箱').fill('zhou@mingyue.example');
  await page.getByRole('button', { name: '系统分配' }).click();
}
