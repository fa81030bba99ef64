import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of the category pages: title, target, and distinction. */
export const categoryCopy = {
  pages: '贷款专区',
  allProducts: '全部产品',
  wechat: '微信办理',
  wechatLine: '用微信扫一扫，在手机上直接申请。',
  renewalBanks: '可续贷的银行',
  taxation: '税务贷',
  taxationLine: '以税定贷：诚信纳税的企业，凭纳税记录申请。',
  taxationFirst: '看纳税信用等级和近一年纳税额',
  taxationSecond: '授权查询纳税数据即可测算额度',
  taxationThird: '线上申请，多数产品无需抵押',
  tobacco: '烟商贷',
  tobaccoLine: '面向持证烟草零售商户，凭订烟记录授信。',
  tobaccoFirst: '需要烟草专卖零售许可证',
  tobaccoSecond: '按订烟记录核定额度',
  tobaccoThird: '适合进货周转',
  hotel: '酒店贷',
  hotelLine: '面向住宿与餐饮企业，装修、周转都能用。',
  hotelFirst: '填写客房数量和经营情况',
  hotelSecond: '民宿与酒店都可申请',
  hotelThird: '期限可覆盖装修回本',
  renewal: '续贷',
  renewalLine: '贷款快到期的企业，不用先还本金再借。',
  renewalFirst: '需要原借款合同编号',
  renewalSecond: '请在到期前一个月申请',
  renewalThird: '原贷款银行审批最快',
  epidemic: '抗疫贷',
  epidemicLine: '受疫情影响的企业可以申请，须由经信委审核推荐。',
  epidemicFirst: '仅限经信委推荐的企业',
  epidemicSecond: '先由经信委审核，再转交银行',
  epidemicThird: '申请时说明受影响的时间和程度',
  person: '个人贷',
  personLine: '面向居民、农户和个体经营者，无需企业即可申请。',
  personFirst: '凭本人身份和收入申请',
  personSecond: '用于消费、种养和小店周转',
  personThird: '填写住址后按所在地受理',
} as const satisfies CopyTexts;

export type CategoryCopy = CopyOf<typeof categoryCopy>;

export const useCategoryCopy = createCopy('categories', categoryCopy);
