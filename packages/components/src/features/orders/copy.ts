import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of orders, for applicants and staff. */
export const ordersCopy = {
  listTitle: '我的申请',
  status: '申请状态',
  dates: '申请日期',
  orderCode: '申请编号',
  product: '产品',
  company: '企业名称',
  amount: '申请金额',
  amountInWan: '申请金额（万元）',
  termInMonths: '期限（月）',
  term: '申请期限',
  created: '申请时间',
  months: '个月',
  wan: '万元',
  total: '共{n}笔申请',
  emptyTitle: '还没有申请',
  emptyHint: '提交申请后，可以在这里查看进度。',
  toProducts: '查看贷款产品',
  waitsForBank: '（待银行反馈）',
  facts: '申请信息',
  answers: '补充信息',
  loan: '放款信息',
  timeline: '办理进度',
  reason: '审核意见',
  bank: '贷款银行',
  creditCode: '统一社会信用代码',
  legalName: '法定代表人',
  contact: '联系人',
  contactPhone: '联系电话',
  use: '贷款用途',
  repayment: '还款方式',
  loanDate: '放款日期',
  loanAmount: '放款金额',
  loanRate: '年利率',
  loanTerm: '贷款期限',
} as const satisfies CopyTexts;

export type OrdersCopy = CopyOf<typeof ordersCopy>;

export const useOrdersCopy = createCopy('orders', ordersCopy);
