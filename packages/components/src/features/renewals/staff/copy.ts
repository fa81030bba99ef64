import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of renewals for bank and platform. */
export const staffRenewalsCopy = {
  title: '续贷审核',
  all: '全部',
  keyword: '关键词',
  keywordHint: '企业、申请人或产品',
  renewType: '续贷类型',
  total: '共 {n} 笔续贷',
  emptyTitle: '没有续贷申请',
  emptyHint: '企业或个人提交续贷申请后会显示在这里。',
  termInMonths: '续贷期限（月）',
  decision: '审核',
  evidence: '审核依据',
  decided: '审核结果已保存',
  notYours: '由办理银行审核，您可以查看进度。',
  correct: '更正审核结果',
  voided: '撤销审核结果，重新审核',
  voidHint: '撤销后续贷申请恢复为待审核，由银行重新审核。',
  refusal: '拒绝续贷',
  grant: '通过续贷',
  grantOf: '通过续贷 {amount}万元',
  refuse: '拒绝续贷',
  quota: '续贷额度',
  rateType: '利率类型',
  rate: '利率',
  term: '期限',
  remark: '备注',
  remarkHint: '选填，申请人会看到这段文字；利率超出产品范围时须说明原因。',
  position: '第 {n} 笔，共 {total} 笔',
  reason: '不通过的原因',
  reasonHint: '申请人会看到这段文字，2至200字。',
  quotaHint: '不高于申请金额{amount}万元',
  quotaNeeded: '请输入续贷额度，最多两位小数',
  rateNeeded: '请输入利率，如 3.85',
  termNeeded: '请输入1至600之间的整数',
  wan: '万元',
  months: '个月',
} as const satisfies CopyTexts;

export type StaffRenewalsCopy = CopyOf<typeof staffRenewalsCopy>;

export const useStaffRenewalsCopy = createCopy('staffRenewals', staffRenewalsCopy);
