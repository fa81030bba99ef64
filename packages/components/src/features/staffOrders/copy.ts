import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the staff desk. */
export const staffOrdersCopy = {
  staffTitle: '贷款申请',
  toRenewals: '续贷审核',
  commission: '待经信委审核',
  waiting: '待银行审核',
  recommended: '抗疫贷待放款',
  granted: '已授信待放款',
  all: '全部',
  emptyTitle: '没有申请',
  emptyHint: '企业提交申请后会显示在这里。',
  productName: '产品名称',
  accept: '通过申请',
  reject: '拒绝申请',
  acceptTitle: '通过申请',
  rejectTitle: '拒绝申请',
  decisionReason: '审核意见',
  decisionHint: '申请人会看到这段文字，2至500字。',
  decisionShort: '请输入至少2个字的审核意见',
  cancel: '取消',
  enterLoan: '录入放款',
  confirmLoan: '确认放款',
  confirmLoanOf: '确认放款 {amount}万元',
  decision: '办理',
  nothingToDecide: '这笔申请目前无需您办理。',
  position: '第 {n} 笔，共 {total} 笔',
  loanTitle: '录入放款信息',
  dateNeeded: '请选择放款日期',
  amountWrong: '请输入放款金额，最多两位小数',
  rateWrong: '请输入利率，如 3.85',
  termWrong: '请输入1至600之间的整数',
  decided: '审核结果已保存',
  loanSaved: '放款信息已保存',
  loanDate: '放款日期',
  loanAmount: '放款金额',
  loanRate: '年利率',
  loanTerm: '贷款期限',
  months: '个月',
  orderCode: '申请编号',
  company: '企业名称',
} as const satisfies CopyTexts;

export type StaffOrdersCopy = CopyOf<typeof staffOrdersCopy>;

export const useStaffOrdersCopy = createCopy('staffOrders', staffOrdersCopy);
