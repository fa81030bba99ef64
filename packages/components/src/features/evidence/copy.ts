import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the evidence beside a decision. */
export const evidenceCopy = {
  product: '产品要求',
  amount: '额度',
  rate: '年利率',
  term: '期限',
  wan: '万元',
  months: '个月',
  tax: '经营与纳税',
  grade: '纳税信用等级',
  revenueOf: '{year}年销售收入',
  debtRatio: '资产负债率',
  reportDate: '报告日期',
  others: '其他申请',
  othersTotal: '共 {n} 笔，显示最近 {shown} 笔',
  noOthers: '没有其他申请',
  paid: '已放款{n}笔，合计{amount}万元',
  related: '关联企业',
  noRelated: '没有发现关联企业',
  relatedBy: '{people}，{n}笔申请',
  keys: '办理',
  readReport: '查看企业报告数据',
  readHint: '查看会留下查阅记录。',
  refresh: '刷新企业基本信息',
  refreshed: '已从登记机关更新企业基本信息',
  unchanged: '企业基本信息没有变化',
  earliest: '该账号最早授权：{company}，{date}',
  demands: '其他诉求',
  noDemands: '没有其他诉求',
  tickets: '惠企券',
  noTickets: '没有其他惠企券申请',
  sameBatch: '同一批次',
  declarations: '政策申报',
  noDeclarations: '没有其他申报',
  samePolicy: '同一政策',
  orders: '贷款申请',
  noOrders: '没有贷款申请',
  yuan: '元',
  outOfLimits: '申请超出产品要求',
} as const satisfies CopyTexts;

export type EvidenceCopy = CopyOf<typeof evidenceCopy>;

export const useEvidenceCopy = createCopy('evidence', evidenceCopy);
