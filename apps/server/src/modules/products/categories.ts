import { constants } from '@huiqi/sdk/domain';

/**
 * The categories that have a page of their own and that rules know by id, which a new one would not get; `npm run setup` stores
 * them, and operators change what they say.
 */
export const categories = [
  { id: '1', name: '税务贷', description: '以税定贷，诚信纳税可贷款', position: 1 },
  { id: '2', name: '烟商贷', description: '面向持证烟草零售商户', position: 2 },
  { id: '3', name: '酒店贷', description: '面向住宿与餐饮企业', position: 3 },
  { id: '4', name: '续贷', description: '到期无还本续贷', position: 4 },
  { id: '5', name: '抗疫贷', description: '经信委推荐的纾困专项贷款', position: 5 },
] as const;

export const personCategory = {
  id: constants.personCategoryId,
  name: '个人贷',
  description: '面向居民、农户和个体经营者',
  position: 6,
};

export type CategoryId = (typeof categories)[number]['id'];
