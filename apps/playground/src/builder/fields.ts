import type { WidgetFeature } from '@huiqi/embed';
import { AmountRangeLabels, TermRangeLabels } from '@huiqi/sdk';
import type { BuilderField } from './BuilderField.js';
import type { Choices } from './Choices.js';
import { brand, mainColors, moreColors } from './variableFields.js';

type Fields = Partial<Record<keyof Choices, BuilderField>>;

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** All features of the widget: missing and unknown ones do not compile. */
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

const basics = {
  feature: { label: '功能', hint: 'feature', options: options(features) },
  locale: { label: '语言', hint: 'locale', options: options({ 'zh-CN': '中文', en: 'English' }) },
  pageSize: { label: '每页数量', hint: 'pageSize，1 至 50，默认 6' },
} as const satisfies Fields;

const look = {
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
  ...brand,
} as const satisfies Fields;

const scope = {
  bankIds: { label: '只展示这些银行', hint: 'scope.bankIds，银行编号，例如 1,2' },
  categoryIds: { label: '只展示这些类别', hint: 'scope.categoryIds，例如 1,2' },
  productIds: { label: '只展示这些产品', hint: 'scope.productIds，例如 100001' },
  area: { label: '地区', hint: 'area，省、市、区县代码，例如 500000,500200,500231' },
  keyword: { label: '初始关键词', hint: 'filters.keyword' },
  amountRange: {
    label: '初始额度筛选',
    hint: 'filters.amount',
    options: options({ '': '不限', ...AmountRangeLabels }),
  },
  termRange: {
    label: '初始期限筛选',
    hint: 'filters.term',
    options: options({ '': '不限', ...TermRangeLabels }),
  },
} as const satisfies Fields;

const prefill = {
  companyName: { label: '企业名称', hint: 'prefill.company.name' },
  creditCode: { label: '统一社会信用代码', hint: 'prefill.company.creditCode' },
  contactName: { label: '联系人', hint: 'prefill.contact.name' },
  contactPhone: { label: '联系电话', hint: 'prefill.contact.phone' },
  amount: { label: '贷款金额', hint: 'prefill.amount，万元' },
  termMonths: { label: '贷款期限', hint: 'prefill.termMonths，月数，1 至 600' },
} as const satisfies Fields;

const texts = {
  listTitle: { label: '列表标题', hint: 'copy.products.listTitle，默认为“贷款产品”' },
  details: { label: '详情链接', hint: 'copy.products.details，默认为“查看详情”' },
  apply: { label: '申请按钮', hint: 'copy.products.apply，默认为“立即申请”' },
  emptyTitle: { label: '列表为空时', hint: 'copy.products.emptyTitle，默认为“还没有产品”' },
  processing: { label: '状态“受理中”', hint: 'copy.labels，例如 处理中' },
} as const satisfies Fields;

const integration = {
  reference: { label: '贵方编号', hint: 'reference，事件、订单与 Webhook 会带上它' },
  hostAddress: {
    label: '贵方页面地址',
    hint: 'hostAddress，新标签页中的地址以它开头，例如 /loans?screen=',
  },
  drafts: {
    label: '未完成的表单',
    hint: 'drafts',
    options: options({ memory: '仅在组件中保留', session: '保留在标签页中' }),
  },
  layer: { label: '对话框层级', hint: 'layer，z-index，例如 2000' },
  debug: {
    label: '调试说明',
    hint: 'debug，写入浏览器控制台',
    options: options({ off: '关闭', on: '开启' }),
  },
} as const satisfies Fields;

/** Every field: a missing one does not compile. */
export const fields: Readonly<Record<keyof Choices, BuilderField>> = {
  ...basics,
  ...look,
  ...mainColors,
  ...moreColors,
  ...scope,
  ...prefill,
  ...texts,
  ...integration,
};

interface FieldSection {
  readonly title: string;
  readonly isOpen: boolean;
  readonly names: readonly (keyof Choices)[];
}

const section = (title: string, part: Fields, isOpen = false): FieldSection => ({
  title,
  isOpen,
  names: Object.keys(part) as (keyof Choices)[],
});

/** The sections of the form, in the order of an integrator's decisions. */
export const sections: readonly FieldSection[] = [
  section('展示什么', basics, true),
  section('外观', look, true),
  section('文字、背景与状态颜色', mainColors),
  section('更多颜色', moreColors),
  section('范围与筛选', scope),
  section('预填', prefill),
  section('替换文案', texts),
  section('接入', integration),
];
