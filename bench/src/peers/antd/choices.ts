/** Labels of the filters. */
const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const filterChoices = [
  {
    name: 'productClassify',
    label: '产品分类',
    options: choices({ RECOMMEND: '推荐', HOT: '热门', GENERAL: '普通' }),
  },
  {
    name: 'amount',
    label: '贷款额度',
    options: choices({
      '0-100': '100万以下',
      '101-200': '101-200万',
      '201-300': '201-300万',
      '301-500': '301-500万',
      '501-': '501万以上',
    }),
  },
  {
    name: 'term',
    label: '贷款期限',
    options: choices({
      '0-6': '6个月以下',
      '7-12': '7-12个月',
      '13-24': '13-24个月',
      '25-36': '25-36个月',
      '37-': '37个月以上',
    }),
  },
  {
    name: 'guaranteeType',
    label: '担保方式',
    options: choices({ CREDIT: '信用', MORTGAGE: '抵押' }),
  },
  {
    name: 'sortOrder',
    label: '排序',
    options: choices({ 1: '最新上架', 2: '利率最低', 3: '综合排序', 4: '额度最高' }),
  },
] as const;

export const guarantees: Readonly<Record<string, string>> = {
  MORTGAGE: '抵押',
  PLEDGE: '质押',
  CREDIT: '信用',
  GENERAL: '一般担保',
  CREDIT_OR_MORTGAGE: '信用或抵押',
};
