import { constants } from '@huiqi/sdk/domain';
import type { CategoryCopy } from './copy.js';

/** Categories with a page, by id (spec 1 §1, §3); those of the renewal category are inferred. */
export const categoryIds = {
  taxation: constants.productCategoryIds.tax,
  tobacco: constants.productCategoryIds.tobacco,
  hotel: constants.productCategoryIds.hotel,
  renewal: '4',
  epidemic: constants.epidemicCategoryId,
  person: constants.personCategoryId,
} as const;

export type CategoryKey = keyof typeof categoryIds;

/** The head of a category's page: title, target, distinction. */
export const categoryHead = (key: CategoryKey, copy: CategoryCopy) => ({
  title: copy[key],
  line: copy[`${key}Line`],
  points: [copy[`${key}First`], copy[`${key}Second`], copy[`${key}Third`]],
});
