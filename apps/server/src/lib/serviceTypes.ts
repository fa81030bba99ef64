import type { ServiceTypeItem } from '@huiqi/sdk';

interface Category {
  readonly code: string;
  readonly name: string;
  /** Names of the subcategories by their codes. */
  readonly small: Readonly<Record<string, string>>;
}

/** The dictionary of services; its values are inferred (spec 2 §3 names three). */
const categories: readonly Category[] = [
  {
    code: 'TECH',
    name: '科技创新',
    small: {
      TECH_PROJECT: '科技项目申报',
      TECH_QUALIFICATION: '高新与专精特新培育',
      TECH_TRANSFER: '技术转移与成果转化',
      TECH_RESEARCH: '研发设计',
    },
  },
  {
    code: 'STARTUP',
    name: '创业服务',
    small: {
      STARTUP_REGISTER: '工商注册',
      STARTUP_SPACE: '孵化与场地',
      STARTUP_COACHING: '创业辅导',
    },
  },
  {
    code: 'IP',
    name: '知识产权',
    small: {
      IP_PATENT: '专利服务',
      IP_TRADEMARK: '商标服务',
      IP_COPYRIGHT: '著作权登记',
      IP_PROTECTION: '维权与预警',
    },
  },
  {
    code: 'TAX',
    name: '财税服务',
    small: { TAX_BOOKKEEPING: '代理记账', TAX_ADVICE: '税务筹划', TAX_AUDIT: '审计验资' },
  },
  {
    code: 'LEGAL',
    name: '法律服务',
    small: { LEGAL_ADVISER: '常年法律顾问', LEGAL_CONTRACT: '合同审查', LEGAL_DISPUTE: '纠纷调解' },
  },
  {
    code: 'HR',
    name: '人力资源',
    small: { HR_RECRUITING: '招聘服务', HR_TRAINING: '职业培训', HR_PAYROLL: '薪酬社保代理' },
  },
  {
    code: 'TESTING',
    name: '检验检测',
    small: {
      TESTING_PRODUCT: '产品检测',
      TESTING_CERTIFICATION: '体系与产品认证',
      TESTING_CALIBRATION: '计量校准',
    },
  },
  {
    code: 'DIGITAL',
    name: '数字化转型',
    small: {
      DIGITAL_DIAGNOSIS: '数字化诊断',
      DIGITAL_CLOUD: '上云与软件',
      DIGITAL_SECURITY: '网络与数据安全',
    },
  },
  {
    code: 'MARKET',
    name: '市场开拓',
    small: {
      MARKET_BRAND: '品牌策划',
      MARKET_ECOMMERCE: '电商运营',
      MARKET_EXPORT: '外贸与出口',
    },
  },
];

const dictionaryIds = 100;
const smallPerBig = 10;

/** The big categories. */
export const serviceTypes: readonly ServiceTypeItem[] = categories.map(({ code, name }, place) => ({
  id: String(place + 1),
  dicId: String(dictionaryIds + place + 1),
  code,
  name,
}));

/** A subcategory with its category. */
export interface ServiceSubtype {
  readonly item: ServiceTypeItem;
  readonly category: ServiceTypeItem;
}

/** All subcategories, in the order of their categories. */
export const serviceSubtypes: readonly ServiceSubtype[] = categories.flatMap(({ small }, big) => {
  const category = serviceTypes[big];
  if (!category) return [];
  return Object.entries(small).map(([code, name], place) => ({
    category,
    item: { id: String((big + 1) * smallPerBig + place + 1), dicId: category.dicId, code, name },
  }));
});

const names = new Map(
  [...serviceTypes, ...serviceSubtypes.map(({ item }) => item)].map(({ code, name }) => [
    code,
    name,
  ]),
);

/** Name of a category or subcategory; its code if unknown. */
export const serviceTypeName = (code: string): string => names.get(code) ?? code;

/** Whether a subcategory belongs to a category. */
export const isSubtypeOf = (small: string, big: string): boolean =>
  serviceSubtypes.some(({ item, category }) => item.code === small && category.code === big);
