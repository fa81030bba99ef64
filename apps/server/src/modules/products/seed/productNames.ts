import type { CategoryId } from './categories.js';

/** Names and slogans by category; each bank offers some of them. */
export const productNames: Readonly<
  Record<CategoryId, readonly (readonly [name: string, profile: string])[]>
> = {
  '1': [
    ['云税贷', '纳税信用变现'],
    ['税易融', '凭税申请，线上审批'],
    ['银税通', '银税互动，纯信用'],
    ['诚税贷', '按时纳税，额度更高'],
  ],
  '2': [
    ['烟商e贷', '凭订烟记录授信'],
    ['烟户通', '随借随还，按日计息'],
  ],
  '3': [
    ['酒店经营贷', '装修周转都能用'],
    ['文旅住宿贷', '支持民宿与酒店'],
  ],
  '4': [
    ['无还本续贷', '到期不用先还本'],
    ['连连贷', '续贷不断档'],
  ],
  '5': [
    ['抗疫纾困贷', '经信委推荐，利率优惠'],
    ['复产贷', '助力恢复生产'],
  ],
};
