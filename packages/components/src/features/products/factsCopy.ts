import type { CopyTexts } from '../../provider/copy.js';

/** Copy shared by product lists, pages and comparisons. */
export const productFactsCopy = {
  perWan: '万元',
  months: '个月',
  yuan: '元',
  workingDays: '约 {n} 个工作日',
  termLabel: '贷款期限',
  guarantee: '担保方式',
  category: '产品类别',
  apply: '立即申请',
  openPlatform: '前往办理',
} as const satisfies CopyTexts;
