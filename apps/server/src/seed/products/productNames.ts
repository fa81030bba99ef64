import type { GuaranteeType, RepaymentType } from '@huiqi/sdk';
import type { CategoryId } from '../../modules/products/categories.js';

export interface ProductName {
  readonly name: string;
  readonly profile: string;
  /** The guarantee promised by the slogan. */
  readonly guarantee?: GuaranteeType;
  readonly repayments?: readonly RepaymentType[];
}

/** Names and slogans by category; each bank offers some of them. */
export const productNames: Readonly<Partial<Record<CategoryId, readonly ProductName[]>>> = {
  '1': [
    { name: '云税贷', profile: '纳税信用变现', guarantee: 'CREDIT' },
    { name: '税易融', profile: '凭税申请，线上审批' },
    { name: '银税通', profile: '银税互动，纯信用', guarantee: 'CREDIT' },
    { name: '诚税贷', profile: '按时纳税，额度更高' },
  ],
  '2': [
    { name: '烟商e贷', profile: '凭订烟记录授信' },
    {
      name: '烟户通',
      profile: '随借随还，用多少算多少',
      repayments: ['REPAYMENT_ANYTIME', 'FIRST_INTEREST_LAST_LOAN'],
    },
  ],
  '3': [
    { name: '酒店经营贷', profile: '装修周转都能用' },
    { name: '文旅住宿贷', profile: '支持民宿与酒店' },
  ],
  '4': [
    { name: '无还本续贷', profile: '到期不用先还本' },
    { name: '连连贷', profile: '续贷不断档' },
  ],
  '5': [
    { name: '抗疫纾困贷', profile: '经信委推荐，利率优惠' },
    { name: '复产贷', profile: '助力恢复生产' },
  ],
};
