import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the home page. */
export const homeCopy = {
  bannerTitle: '普惠金融，服务企业',
  bannerText: '一站比较多家银行的贷款产品，在线申请，进度可查。',
  toLoans: '查找贷款产品',
  banks: '合作银行',
  products: '贷款产品',
  unitBanks: '家',
  unitProducts: '款',
  quick: '快速找贷款',
  amount: '贷款额度',
  term: '贷款期限',
  category: '产品类别',
  any: '不限',
  find: '查看产品',
  news: '最新动态',
  recommended: '推荐产品',
  emptyTitle: '暂无数据',
} as const satisfies CopyTexts;

export type HomeCopy = CopyOf<typeof homeCopy>;

export const useHomeCopy = createCopy('home', homeCopy);
