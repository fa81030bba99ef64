import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';
import { productFactsCopy } from '../factsCopy.js';

/** Copy of products side by side. */
export const compareCopy = {
  ...productFactsCopy,
  compareAdd: '加入对比',
  compareFull: '最多对比 {n} 个产品，请先移除一个',
  compareBar: '产品对比',
  compareChosen: '已选 {n} 个，最多 {most} 个',
  compareOneMore: '再选 1 个即可对比',
  compareStart: '开始对比',
  compareGo: '对比所选 {n} 个',
  compareRemove: '移除{name}',
  compareTakeOut: '移除',
  compareActions: '操作',
  compareClear: '清空',
  compareTitle: '产品对比',
  compareLine: '并排比较额度、利率、月供和条件，选出最适合的产品。',
  compareEmpty: '还没有选择要对比的产品',
  compareEmptyLine: '在贷款产品列表勾选“加入对比”，最多 3 个。',
  compareGone: '所选的 {n} 个产品已下架或不存在，未列出。',
  compareAnother: '再添加一个产品',
  compareTable: '所选产品的对比',
  compareProduct: '产品',
  compareOnlyDifferent: '只看不同的项目',
  compareDiffers: '不同',
  compareMonthlyFor: '按这笔贷款估算月供',
  compareAmount: '借多少',
  compareMonths: '借多久',
  compareMethod: '怎么还',
  compareUsualMethod: '各产品常用方式',
  compareBasis: '按各产品的最高利率计算；以银行审批为准。',
  wanTyped: '万元',
  wanFigure: '{figure}万元',
  rowLimit: '贷款额度',
  rowRate: '利率',
  rowYearly: '折年 {range}',
  rowPayment: '每月还款',
  rowFirstPayment: '首月 {amount} 元，逐月减少',
  rowInterestOnly: '每月利息 {amount} 元，到期还本',
  rowAtOnce: '到期一次还 {amount} 元',
  rowEachMonth: '每月 {amount} 元',
  rowInterest: '利息合计',
  rowTerm: '贷款期限',
  rowRepayment: '还款方式',
  rowGuarantee: '担保方式',
  rowProcessing: '办理时间',
  rowConditions: '申请条件',
  rowMaterials: '所需材料',
  rowPhone: '咨询电话',
  outsideLimit: '额度须为 {range}',
  outsideTerm: '期限须为 {range}',
  unknownRate: '利率面议，不能估算',
  bestLimit: '额度最高',
  bestRate: '利率最低',
  bestPayment: '还得最少',
  bestInterest: '利息最少',
  bestTerm: '期限最长',
  bestProcessing: '办得最快',
} as const satisfies CopyTexts;

/** Legal texts, which hosts cannot replace. */
export const compareLegal = ['compareBasis'] as const;

export type CompareCopy = CopyOf<typeof compareCopy>;

export const useCompareCopy = createCopy('products', compareCopy, compareLegal);
