import type { Page } from '@playwright/test';
import type { DesignedEntry } from './formDesigner.js';
import { pdf } from './sampleFiles.js';

const standard = (name: string): DesignedEntry => ({ add: `常用字段：${name}` });
const named = (
  add: string,
  标签: string,
  more: Omit<DesignedEntry, 'add'> = {},
): DesignedEntry => ({
  add,
  isRequired: true,
  ...more,
  texts: { 标签, ...more.texts },
});

/** A short form of standard entries. */
export const shortForm: readonly DesignedEntry[] = [
  '申请金额',
  '贷款期限',
  '还款方式',
  '贷款用途',
].map(standard);

/** A form with every kind of entry. */
export const longForm: readonly DesignedEntry[] = [
  standard('法定代表人'),
  standard('法定代表人身份证号'),
  standard('法定代表人手机号'),
  named('分组标题', '经营情况', { isRequired: undefined, texts: { 文字内容: '按最近一年填写' } }),
  named('统一社会信用代码', '主要客户信用代码', { isRequired: false }),
  named('企业', '关联企业', { isRequired: false }),
  named('日期', '开业日期', { texts: { 最晚日期: 'TODAY' } }),
  named('月份', '最近开票月份'),
  named('下拉选择', '经营类型', { texts: { 选项: 'FARM=种植养殖\nFOOD=食品加工' } }),
  standard('申请金额'),
  standard('贷款期限'),
  standard('还款方式'),
  standard('贷款用途'),
  standard('办理地区'),
  standard('推荐码'),
  named('多选', '资金用途', { step: '贷款需求', texts: { 选项: '采购原料\n更新设备\n支付工资' } }),
  named('单选', '是否有其他贷款', { texts: { 选项: '有\n没有' } }),
  named('百分比', '其他贷款利率', { when: { entry: '是否有其他贷款', choice: '有' } }),
  named('日期范围', '用款期间'),
  named('数字', '员工人数', { texts: { 单位: '人', 小数位数: '0' } }),
  named('说明文字', '材料说明', {
    isRequired: undefined,
    step: '申请材料',
    texts: { 文字内容: '请上传清晰的扫描件。' },
  }),
  named('上传文件', '营业执照', { step: '申请材料' }),
  named('协议', '企业征信查询授权书', {
    step: '申请材料',
    texts: { 文字内容: '同意银行查询本企业的征信信息。' },
  }),
  standard('联系人'),
  standard('联系人手机号'),
  named('电话号码', '办公电话'),
  named('电子邮箱', '电子邮箱'),
];

export const next = (page: Page) => page.getByRole('button', { name: '下一步' });
const fill = (page: Page, label: string, value: string) => page.getByLabel(label).fill(value);

/** The first step of the long form. */
export async function fillCompany(page: Page): Promise<void> {
  await fill(page, '法定代表人身份证号', '11010519491231002X');
  await page.getByRole('textbox', { name: '法定代表人', exact: true }).fill('周明');
  await fill(page, '法定代表人手机号', '13800000001');
  await fill(page, '开业日期', '2018-03-01');
  await fill(page, '最近开票月份', '2026年6月');
  await page.getByLabel('经营类型').selectOption({ label: '食品加工' });
}

export async function fillLoan(page: Page): Promise<void> {
  await fill(page, '申请金额', '80');
  await fill(page, '贷款期限', '12');
  await page.getByLabel('还款方式').selectOption({ index: 1 });
  await fill(page, '贷款用途', '采购原材料');
  await page.getByLabel('办理地区：省份').selectOption('重庆市');
  await page.getByLabel('办理地区：区县').selectOption('垫江县');
  await page.getByRole('button', { name: '系统分配' }).click();
  await page.getByRole('checkbox', { name: '采购原料' }).check();
  await page.getByRole('radio', { name: '有', exact: true }).check();
  await fill(page, '其他贷款利率', '4.35');
  await fill(page, '开始日期', '2027-01-01');
  await fill(page, '结束日期', '2027-12-31');
  await fill(page, '员工人数', '36');
}

async function fillMaterial(page: Page): Promise<void> {
  const file = { name: '正本.pdf', mimeType: 'application/pdf', buffer: pdf };
  await page.getByLabel('上传营业执照').setInputFiles(file);
  await page
    .getByRole('group', { name: /营业执照/ })
    .getByText('已上传')
    .waitFor();
  await page.getByRole('button', { name: '《企业征信查询授权书》' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '已阅读并同意' }).click();
}

async function fillContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '联系人', exact: true }).fill('周明');
  await fill(page, '联系人手机号', '13800000001');
  await fill(page, '办公电话', '023-74612345');
  await fill(page, '电子邮箱', 'zhou@mingyue.example');
}

/** From the material to the review. */
export async function fillRest(page: Page): Promise<void> {
  await fillMaterial(page);
  await next(page).click();
  await fillContact(page);
  await next(page).click();
}
