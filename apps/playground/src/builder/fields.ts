import type { WidgetFeature } from '@huiqi/embed';
import type { Choices } from './Choices.js';

interface BuilderField {
  readonly label: string;
  readonly hint?: string;
  /** Without them the field is a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** All features of the widget: the compiler refuses one that is missing, and one that there is not. */
const features: Readonly<Record<WidgetFeature, string>> = {
  'loan-market': '贷款产品、详情与申请',
  product: '一个产品',
  apply: '一个产品的申请表',
  orders: '我的申请',
  calculator: '贷款计算器',
  notices: '通知中心',
  report: '信用报告',
  companies: '企业授权',
};

/** The fields of the builder, in the order in which an integrator decides. */
export const fields: Readonly<Record<keyof Choices, BuilderField>> = {
  feature: { label: '功能', hint: 'feature', options: options(features) },
  locale: { label: '语言', hint: 'locale', options: options({ 'zh-CN': '中文', en: 'English' }) },
  mode: {
    label: '明暗',
    hint: 'appearance.mode',
    options: options({ light: '浅色', dark: '深色', auto: '跟随系统' }),
  },
  density: {
    label: '疏密',
    hint: 'appearance.density',
    options: options({ comfortable: '舒适', compact: '紧凑' }),
  },
  colorPrimary: { label: '主色', hint: 'variables.colorPrimary，例如 #0a6e4f' },
  radiusLarge: { label: '卡片圆角', hint: 'variables.radiusLarge，0px 至 24px' },
  pageSize: { label: '每页数量', hint: 'pageSize，1 至 50，默认 6' },
  bankIds: { label: '只展示这些银行', hint: 'scope.bankIds，银行编号，例如 1,2' },
  productIds: { label: '只展示这些产品', hint: 'scope.productIds，例如 100001' },
  amount: { label: '预填贷款金额', hint: 'prefill.amount，万元' },
  details: { label: '替换文字', hint: 'copy.products.details，默认为“查看详情”' },
  reference: { label: '贵方编号', hint: 'reference，事件、订单与 Webhook 会带上它' },
};
