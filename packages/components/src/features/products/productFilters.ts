import {
  AmountRangeLabels,
  AmountRangeValues,
  GuaranteeFilterLabels,
  GuaranteeFilterValues,
  ProductClassifyLabels,
  ProductClassifyValues,
  ProductSortOrderValues,
  TermRangeLabels,
  TermRangeValues,
  type ProductCategory,
} from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { id, oneOf, page, sortBy, text } from '../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { ProductsCopy } from './copy.js';

/** Filters of the market (spec 1 §2 Product list). */
export const productFilters = defineFilters({
  keyword: text({ max: 50 }),
  productCategoryId: id(),
  productClassify: oneOf(ProductClassifyValues),
  amount: oneOf(AmountRangeValues),
  term: oneOf(TermRangeValues),
  guaranteeType: oneOf(GuaranteeFilterValues),
  sortOrder: sortBy(ProductSortOrderValues, { default: 3 }),
  index: page(),
});

type Spec = typeof productFilters.spec;

/** What a product list shows. */
export type ProductFilters = FilterValues<Spec>;

export const productFilterLabels = (
  copy: ProductsCopy,
  categories: readonly ProductCategory[],
): FilterLabels<Spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  productCategoryId: {
    label: copy.category,
    values: Object.fromEntries(categories.map((category) => [category.id, category.name])),
  },
  productClassify: { label: copy.classify, values: ProductClassifyLabels },
  amount: { label: copy.amount, values: AmountRangeLabels },
  term: { label: copy.term, values: TermRangeLabels },
  guaranteeType: { label: copy.guarantee, values: GuaranteeFilterLabels },
});
