import type { AreaBranch, DynamicEntry } from './types.js';

const options = [
  { value: 'A', label: '信用' },
  { value: 'B', label: '抵押' },
  { value: 'C', label: '质押' },
  { value: 'D', label: '保证' },
];

const entry = (
  inputType: string,
  label: string,
  rest: Partial<DynamicEntry> = {},
): DynamicEntry => ({
  checkName: inputType.toLowerCase(),
  inputType,
  label,
  required: false,
  ...rest,
});

const leaf = (code: string, name: string): AreaBranch => ({ code, name, childList: [] });

/** A municipality without cities and a province with them. */
export const storyAreas: readonly AreaBranch[] = [
  { code: '500000', name: '重庆市', childList: [leaf('500231', '垫江县'), leaf('500233', '忠县')] },
  {
    code: '510000',
    name: '四川省',
    childList: [
      {
        code: '510100',
        name: '成都市',
        childList: [leaf('510104', '锦江区'), leaf('510105', '青羊区')],
      },
    ],
  },
];

export const storyCompanies = [
  { value: '91500231MA5U0000X1', label: '重庆明月食品有限公司' },
  { value: '91500231MA5U0001X2', label: '垫江县恒星农机专业合作社' },
];

/** One entry of each kind. */
export const storyEntries: readonly DynamicEntry[] = [
  entry('GROUP', '企业情况', { text: '请按营业执照填写' }),
  entry('TEXT', '企业名称', { required: true, maxLength: 50 }),
  entry('CREDIT_CODE', '统一社会信用代码'),
  entry('COMPANY', '担保企业'),
  entry('DATE', '成立日期', { latest: 'TODAY' }),
  entry('AREA', '经营地区', { required: true }),
  entry('MONTH', '最近纳税月份'),
  entry('GROUP', '用款计划'),
  entry('MONEY', '贷款金额', { unit: '万元', required: true, hint: '最多 500 万元' }),
  entry('NUMBER', '贷款期限', { unit: '个月', decimals: 0 }),
  entry('PERCENT', '可接受的年利率'),
  entry('SELECT', '担保方式', { options }),
  entry('RADIO', '还款方式', { options: options.slice(0, 2) }),
  entry('CHECKBOX', '可提供的担保', { options, minChoices: 1, maxChoices: 3 }),
  entry('DATE_RANGE', '用款时间', { required: true }),
  entry('TEXTAREA', '贷款用途', { maxLength: 200 }),
  entry('FIXED_TEXT', '填写说明', { text: '贷款不得用于购买股票、房产和其他投资。' }),
  entry('UPLOAD', '营业执照', { accept: ['pdf', 'png', 'jpg'], maxFiles: 3 }),
  entry('PHONE', '手机号'),
  entry('TEL', '办公电话'),
  entry('EMAIL', '电子邮箱'),
  entry('ID_CARD', '身份证号'),
  entry('RECOMMENDATION_CODE', '推荐码', { hint: '没有推荐人可由系统分配' }),
  entry('AGREEMENT', '征信查询授权书', {
    required: true,
    text: '本人同意银行查询本人的信用报告，仅用于本次贷款的审核。',
  }),
];
