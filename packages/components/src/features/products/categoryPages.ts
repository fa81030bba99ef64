import { constants } from '@huiqi/sdk/domain';

/** A category with a page of its own. */
export interface CategoryPage {
  readonly categoryId: string;
  readonly title: string;
  /** Who it is for. */
  readonly line: string;
  /** What sets it apart, in short lines. */
  readonly points: readonly string[];
}

/** Pages of categories (spec 1 §1, §3); the ids of the renewal and the epidemic category are inferred. */
export const categoryPages = {
  taxation: {
    categoryId: constants.productCategoryIds.tax,
    title: '税务贷',
    line: '以税定贷：诚信纳税的企业，凭纳税记录申请。',
    points: [
      '看纳税信用等级和近一年纳税额',
      '授权查询纳税数据即可测算额度',
      '线上申请，多数产品无需抵押',
    ],
  },
  tobacco: {
    categoryId: constants.productCategoryIds.tobacco,
    title: '烟商贷',
    line: '面向持证烟草零售商户，凭订烟记录授信。',
    points: ['需要烟草专卖零售许可证', '按订烟记录核定额度', '适合进货周转'],
  },
  hotel: {
    categoryId: constants.productCategoryIds.hotel,
    title: '酒店贷',
    line: '面向住宿与餐饮企业，装修、周转都能用。',
    points: ['填写客房数量和经营情况', '民宿与酒店都可申请', '期限可覆盖装修回本'],
  },
  renewal: {
    categoryId: '4',
    title: '续贷',
    line: '贷款快到期的企业，不用先还本金再借。',
    points: ['需要原借款合同编号', '请在到期前一个月申请', '原贷款银行审批最快'],
  },
  epidemic: {
    categoryId: constants.epidemicCategoryId,
    title: '抗疫贷',
    line: '受疫情影响的企业可以申请，须由经信委审核推荐。',
    points: ['仅限经信委推荐的企业', '先由经信委审核，再转交银行', '申请时说明受影响的时间和程度'],
  },
  person: {
    categoryId: constants.personCategoryId,
    title: '个人贷',
    line: '面向居民、农户和个体经营者，无需企业即可申请。',
    points: ['凭本人身份和收入申请', '用于消费、种养和小店周转', '填写住址后按所在地受理'],
  },
} as const satisfies Readonly<Record<string, CategoryPage>>;

export type CategoryKey = keyof typeof categoryPages;
