import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of the reviews of service organisations and their products. */
export const serviceReviewsCopy = {
  title: '服务审核',
  all: '全部',
  total: '共 {n} 条提交',
  keyword: '名称',
  keywordHint: '机构或产品名称',
  kind: '类型',
  emptyTitle: '没有需要审核的内容',
  emptyHint: '服务机构提交资料或产品后会显示在这里。',
  name: '名称',
  organisation: '服务机构',
  isNew: '首次发布',
  isAgain: '重新发布',
  isChange: '修改',
  change: '提交内容',
  submittedBy: '提交人',
  submitted: '提交时间',
  state: '审核状态',
  decision: '审核',
  pass: '通过',
  refuse: '不通过',
  passHint: '通过后马上在公开页面显示，已下架的产品在上架后显示。',
  withdrawnHint: '平台已将它下架，通过后会重新公开。',
  passTitle: '通过“{name}”？',
  refuseTitle: '不通过“{name}”？',
  reason: '不通过的原因',
  reasonHint: '服务机构会看到，请写明需要改什么。',
  passed: '已通过审核',
  refused: '已退回服务机构',
  decidedBy: '审核人',
  decided: '审核时间',
  changes: '修改的内容',
  trail: '审核记录',
  byUser: '{name} · {text}',
  staff: '服务机构',
  position: '第 {n} 条，共 {total} 条',
} as const satisfies CopyTexts;

export type ServiceReviewsCopy = CopyOf<typeof serviceReviewsCopy>;

export const useServiceReviewsCopy = createCopy('serviceReviews', serviceReviewsCopy);
