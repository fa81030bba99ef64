import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of coupons for reviewers. */
export const couponReviewsCopy = {
  title: '惠企券审核',
  all: '全部',
  keyword: '关键词',
  keywordHint: '企业、代码或服务机构',
  dates: '申请日期',
  total: '共 {n} 笔申请',
  emptyTitle: '没有惠企券申请',
  emptyHint: '企业提交申请后会显示在这里。',
  dueInYuan: '应享优惠（元）',
  due: '应享优惠',
  created: '申请时间',
  decision: '审核',
  evidence: '审核依据',
  pass: '通过并发券',
  return: '退回补正',
  reject: '不予通过',
  passOf: '通过并发券 {amount}元',
  decided: '审核结果已保存',
  approved: '核定金额',
  approvedHint: '不高于应享优惠{amount}元',
  approvedNeeded: '请输入核定金额，最多两位小数',
  remark: '备注',
  remarkHint: '选填，申请企业会看到这段文字。',
  similar: '可能已核发的惠企券',
  similarHint: '该企业已有{n}张惠企券的合同与本次相同或相近，请核对。通过本次申请须填写理由。',
  same: '相同之处',
  sameFile: '合同文件相同',
  sameTerms: '服务机构与金额相同',
  repeatReason: '再次核发的理由',
  reason: '原因',
  reasonHint: '申请企业会看到这段文字，2至200字。',
  position: '第 {n} 笔，共 {total} 笔',
  returned: '已退回，等待企业补正后重新提交；企业不能再补正的，可不予通过。',
  noFile: '企业未上传合同',
  trail: '办理记录',
  by: '{name} · {time}',
} as const satisfies CopyTexts;

export type CouponReviewsCopy = CopyOf<typeof couponReviewsCopy>;

export const useCouponReviewsCopy = createCopy('couponReviews', couponReviewsCopy);
