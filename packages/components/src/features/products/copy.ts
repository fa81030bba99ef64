import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the loan market. */
export const productsCopy = {
  upTo: '最高额度',
  perWan: '万元',
  termLabel: '贷款期限',
  details: '查看详情',
  listTitle: '贷款产品',
  category: '产品类别',
  classify: '产品分类',
  amount: '贷款额度',
  term: '贷款期限',
  guarantee: '担保方式',
  keyword: '关键词',
  keywordHint: '产品或银行名称',
  total: '共 {n} 个产品',
  emptyTitle: '还没有产品',
  emptyHint: '银行发布产品后会显示在这里。',
  facts: '产品要点',
  introduction: '产品介绍',
  conditions: '申请条件',
  materials: '所需材料',
  repayment: '还款方式',
  limits: '贷款额度',
  phone: '咨询电话',
  apply: '立即申请',
  applying: '申请贷款',
  monthly: '每月约还',
  yuan: '元',
  basis: '借 {amount} 万元、{months} 个月、{rateName} {rate}%、{method}；以银行审批为准。',
} as const satisfies CopyTexts;

export type ProductsCopy = CopyOf<typeof productsCopy>;

export const useProductsCopy = createCopy('products', productsCopy);
