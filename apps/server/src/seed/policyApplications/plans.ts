import type { PolicyApplicationState } from '@huiqi/sdk';

/** How a sample declaration ended: its state, or returned and resubmitted. */
export type Outcome = PolicyApplicationState | 'CORRECTED';

/** Declarations of the first user's companies, newest first. */
export const ownOutcomes: readonly (readonly [companyId: string, outcome: Outcome])[] = [
  ['1', 'PENDING'],
  ['1', 'RETURNED'],
  ['10', 'CORRECTED'],
  ['10', 'RETURNED'],
  ['1', 'PASSED'],
  ['1', 'REJECTED'],
  ['10', 'PASSED'],
  ['1', 'REDEEMED'],
  ['1', 'PASSED'],
  ['10', 'REJECTED'],
  ['1', 'REDEEMED'],
  ['10', 'REDEEMED'],
];

/** Other users' companies, each with some declarations. */
export const otherCompanies = '3 5 6 7 8 9 11 12 13 14 15 16 17 18 19 20 21 22 23 24'.split(' ');

/** Their outcomes in turn. */
export const otherOutcomes: readonly Outcome[] = [
  'PENDING',
  'REDEEMED',
  'PASSED',
  'PENDING',
  'RETURNED',
  'REDEEMED',
  'REJECTED',
  'CORRECTED',
];

export const returnReasons = [
  '申请表缺少单位公章，请盖章后重新上传',
  '提供的付款凭证与发票金额不一致，请核对后补正',
  '信用承诺书未由法定代表人签字，请补正',
];

export const rejectReasons = [
  '设备购置时间早于政策规定的起始日期，不符合申报条件',
  '企业上年度存在欠税记录，不符合申报条件',
  '申报项目已享受同类财政资金，不重复支持',
];

export const passRemarks = ['材料齐全，符合申报条件', '经审核符合条件，纳入拟支持名单'];
