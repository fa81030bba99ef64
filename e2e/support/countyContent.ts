import { expect, type Page } from '@playwright/test';
import { choose, field, fillIn } from './manage.js';
import { pdf, png } from './sampleFiles.js';

/** A day before or after today, in Beijing. */
const day = (away: number): string =>
  new Date(Date.now() + (away * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

/** Fills in what is new of each kind; the caller began it and submits it. */
export async function fillBank(page: Page, name: string): Promise<void> {
  await fillIn(page, { 名称: name, 咨询电话: '023-74500001' });
  const logo = page.getByRole('group', { name: '标志图片' });
  const picture = { name: '标志.png', mimeType: 'image/png', buffer: png(120, 120) };
  await logo.locator('input[type=file]').setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: '裁剪图片' });
  await dialog.getByRole('button', { name: '使用' }).click();
  await expect(logo.getByRole('img', { name: '标志图片' })).toBeVisible();
}

export async function fillStaff(
  page: Page,
  { name, phone, role }: Readonly<Record<'name' | 'phone' | 'role', string>>,
): Promise<void> {
  await fillIn(page, { 姓名: name, 手机号: phone });
  await field(page, '角色').selectOption({ label: role });
}

export interface NewProduct {
  readonly name: string;
  readonly bank: string;
  readonly category: string;
}

export async function fillProduct(page: Page, { name, bank, category }: NewProduct): Promise<void> {
  await fillIn(page, { 名称: name, 宣传语: '手续简便', 产品介绍: '面向县内小微企业。' });
  await field(page, '银行').selectOption({ label: bank });
  await field(page, '产品类别').selectOption({ label: category });
  await field(page, '最高额度').fill('300');
  await page.getByRole('checkbox', { name: '等额本息' }).check();
  await choose(page, '服务地区', '重庆市垫江县');
  await fillIn(page, {
    申请条件: '在县内注册',
    协议标题: '贷款申请授权书',
    协议内容: '同意银行为审批贷款查询本企业信息。',
  });
}

export async function fillPolicy(page: Page, title: string, publisher: string): Promise<void> {
  await fillIn(page, { 标题: title, 摘要: '稳岗企业可申请补贴。' });
  await field(page, '发文单位').selectOption({ label: publisher });
  await field(page, '政策类别').selectOption({ label: '稳岗就业' });
  await page.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.insertText('县内企业稳定岗位的，每人补贴500元。');
  await page.getByRole('radiogroup', { name: '在本平台申报' }).getByLabel('是').check();
  const slots = page.getByRole('group', { name: '申报材料' });
  await slots.getByRole('button', { name: '添加材料' }).click();
  await slots.getByLabel('材料名称').fill('补贴申请表');
  const template = { name: '申请表.pdf', mimeType: 'application/pdf', buffer: pdf };
  await slots.locator('input[type=file]').setInputFiles(template);
  await expect(slots.getByText('模板：申请表.pdf')).toBeVisible();
}

export const fillOrganisation = (page: Page, name: string) =>
  fillIn(page, {
    名称: name,
    统一社会信用代码: '91500231MA5U000011',
    机构简介: '为中小企业提供财税服务。',
    联系电话: '023-74500008',
  });

export async function fillService(page: Page, name: string, organisation: string): Promise<void> {
  await fillIn(page, { 名称: name, 联系电话: '023-74500008' });
  await field(page, '服务机构').selectOption({ label: organisation });
  await field(page, '服务类别').selectOption({ label: '创业服务 / 工商注册' });
  await page.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.insertText('代办营业执照，三个工作日内完成。');
}

export const fillEvaluation = (page: Page, name: string) =>
  fillIn(page, {
    名称: name,
    活动说明: '请评价各部门的服务。',
    开始日期: day(-1),
    截止日期: day(60),
    评议对象: '县经济和信息化委员会\n县人力资源和社会保障局',
    题目: '办事效率\n- 很满意 | 100\n- 不满意 | 0\n您的建议',
  });

export const fillBatch = (page: Page, name: string) =>
  fillIn(page, {
    名称: name,
    优惠比例: '30',
    每张最高: '5000',
    申领开始日期: day(-1),
    申领截止日期: day(30),
    券的有效期至: day(60),
  });

export const fillNews = (page: Page, title: string) =>
  fillIn(page, {
    标题: title,
    来源: '垫江县发展和改革委员会',
    正文: '平台今天上线。\n\n欢迎使用。',
  });
