import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of a service's and an organisation's page; the lists' is in copy.ts. */
export const serviceDetailCopy = {
  backToList: '助企服务',
  price: '价格',
  yuan: '元',
  ordered: '累计申请',
  times: '次',
  rating: '综合评分',
  points: '分',
  noScore: '暂无评价',
  applying: '申请服务',
  apply: '申请服务',
  interviewNote: '价格由双方商定，机构受理后与您联系。',
  payNote: '费用由服务机构收取，以双方合同为准。',
  freeNote: '本服务不收取费用。',
  phone: '咨询电话',
  about: '服务详情',
  noContent: '服务机构还没有填写服务详情。',
  process: '办理流程',
  facts: '服务信息',
  category: '服务类别',
  mode: '服务方式',
  priceType: '收费方式',
  organisation: '服务机构',
  toOrganisation: '查看机构的全部服务',
  evaluations: '用户评价',
  allEvaluations: '全部评价',
  basedOn: '根据 {n} 条评价',
  noEvaluations: '还没有评价。服务完成后，申请的企业可以评价。',
  noIntroduction: '服务机构还没有填写简介。',
  products: '服务产品',
  productsTotal: '共 {n} 项',
  noProducts: '这家机构暂时没有在线的服务',
  noProductsHint: '可以看看其他机构的服务。',
  productNumber: '在线服务',
  items: '项',
} as const satisfies CopyTexts;

export type ServiceDetailCopy = CopyOf<typeof serviceDetailCopy>;

export const useServiceDetailCopy = createCopy('serviceDetail', serviceDetailCopy);
