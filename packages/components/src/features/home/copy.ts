import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the home page. */
export const homeCopy = {
  bannerTitle: '普惠金融，服务企业',
  bannerText: '一站比较多家银行的贷款产品，在线申请，进度可查。',
  counts: '{banks} 家银行的 {products} 款产品，在线申请，进度可查。',
  taskApply: '申请贷款',
  taskApplyLine: '{n} 款产品',
  taskOrders: '查看申请进度',
  taskOrdersLine: '登录后查看',
  taskCall: '咨询客服',
  taskAbout: '了解平台',
  taskAboutLine: '主办单位和联系方式',
  quick: '快速找贷款',
  amount: '贷款额度',
  term: '贷款期限',
  category: '产品类别',
  any: '不限',
  find: '查找产品',
  news: '最新动态',
  recommended: '推荐产品',
  allProducts: '全部产品',
  wan: '万元',
  rateFrom: '{kind} {rate} 起',
  emptyTitle: '暂无数据',
} as const satisfies CopyTexts;

export type HomeCopy = CopyOf<typeof homeCopy>;

export const useHomeCopy = createCopy('home', homeCopy);
