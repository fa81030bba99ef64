import type { Choices } from './Choices.js';

interface BuilderField {
  readonly label: string;
  readonly hint?: string;
  /** Without them the field is a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The fields of the builder, in the order in which an integrator decides. */
export const fields: Readonly<Record<keyof Choices, BuilderField>> = {
  feature: {
    label: '功能（feature）',
    options: options({
      'loan-market': '贷款产品、详情与申请',
      orders: '我的申请',
      calculator: '贷款计算器',
      notices: '通知中心',
      report: '信用报告',
      companies: '企业授权',
      renewals: '续贷',
      'credit-advice': '信贷建议',
    }),
  },
  locale: { label: '语言（locale）', options: options({ 'zh-CN': '中文', en: 'English' }) },
  mode: {
    label: '明暗（appearance.mode）',
    options: options({ light: '浅色', dark: '深色', auto: '跟随系统' }),
  },
  density: {
    label: '疏密（appearance.density）',
    options: options({ comfortable: '舒适', compact: '紧凑' }),
  },
  colorPrimary: { label: '主色（variables.colorPrimary）', hint: '例如 #0a6e4f' },
  radiusLarge: { label: '卡片圆角（variables.radiusLarge）', hint: '0px 至 24px' },
  pageSize: { label: '每页数量（pageSize）', hint: '1 至 50，默认 6' },
  bankIds: { label: '只展示这些银行（scope.bankIds）', hint: '银行编号，用逗号分隔，例如 1,2' },
  amount: { label: '预填贷款金额（prefill.amount）', hint: '万元' },
  details: { label: '替换文字（copy.products.details）', hint: '默认为“查看详情”' },
  reference: { label: '贵方编号（reference）', hint: '事件、订单与 Webhook 会带上它' },
};
