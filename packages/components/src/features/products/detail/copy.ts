import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';
import { productFactsCopy } from '../factsCopy.js';

/** Copy of one product's page. */
export const productDetailCopy = {
  ...productFactsCopy,
  facts: '产品要点',
  introduction: '产品介绍',
  conditions: '申请条件',
  materials: '所需材料',
  repayment: '还款方式',
  limits: '贷款额度',
  phone: '咨询电话',
  outOfScope: '该产品不在本页面的服务范围内',
  outOfScopeHint: '请查看本页面提供的其他产品。',
  platformNote: '本产品在合作平台办理，将在新窗口打开。',
  applying: '申请贷款',
  cost: '每月还多少',
  monthly: '每月约还',
  firstMonth: '首月约还',
  monthlyInterest: '每月约付利息',
  basis: '借 {amount} 万元、{months} 个月、{rateName} {rate}%、{method}；以银行审批为准。',
  processing: '多久能办好',
  processingDays: '办理时间',
  stepDays: '{n} 个工作日',
  sameDay: '当天',
  wechat: '微信办理',
  wechatHint: '用微信扫一扫，在手机上办理。',
  wechatLabel: '{name}的微信办理二维码',
  agreement: '授权协议',
  showAgreement: '查看《{title}》全文',
  similar: '同类产品',
  similarAll: '查看全部{category}',
} as const satisfies CopyTexts;

/** Legal texts, which hosts cannot replace. */
export const productDetailLegal = ['platformNote', 'basis', 'agreement', 'showAgreement'] as const;

export type ProductDetailCopy = CopyOf<typeof productDetailCopy>;

export const useProductDetailCopy = createCopy('products', productDetailCopy, productDetailLegal);
