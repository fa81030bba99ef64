import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';
import { productFactsCopy } from './factsCopy.js';

/** Copy of the product list; the product pages' is loaded with them (detailCopy.ts). */
export const productsCopy = {
  ...productFactsCopy,
  upTo: '最高额度',
  details: '查看详情',
  listTitle: '贷款产品',
  classify: '产品分类',
  amount: '贷款额度',
  term: '贷款期限',
  bank: '所属银行',
  keyword: '关键词',
  keywordHint: '产品或银行',
  total: '共 {n} 个产品',
  emptyTitle: '还没有产品',
  emptyHint: '银行发布产品后会显示在这里。',
} as const satisfies CopyTexts;

export type ProductsCopy = CopyOf<typeof productsCopy>;

export const useProductsCopy = createCopy('products', productsCopy);
