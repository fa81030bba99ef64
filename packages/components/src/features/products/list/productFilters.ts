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
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf, page, sortBy, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { ProductsCopy } from '../copy.js';
import { localized } from '../../../provider/copy.js';

/** Filters of the market (spec 1 §2 Product list), the most used ones first. */
export const productFilters = defineFilters({
  keyword: text({ max: 50 }),
  productCategoryId: id(),
  amount: oneOf(AmountRangeValues),
  term: oneOf(TermRangeValues),
  guaranteeType: oneOf(GuaranteeFilterValues),
  bankId: id(),
  productClassify: oneOf(ProductClassifyValues),
  sortOrder: sortBy(ProductSortOrderValues, { default: 3 }),
  index: page(),
});

type Spec = typeof productFilters.spec;

/** Filter values of a product list. */
export type ProductFilters = FilterValues<Spec>;

interface Named {
  readonly id: string;
  readonly name: string;
}

const namesOf = (things: readonly Named[] = []) =>
  Object.fromEntries(things.map(({ id: key, name }) => [key, name]));

export const productFilterLabels = (
  copy: ProductsCopy,
  categories?: readonly Named[],
  banks?: readonly Named[],
): FilterLabels<Spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  productCategoryId: { label: copy.category, values: namesOf(categories) },
  productClassify: { label: copy.classify, values: localized(copy, ProductClassifyLabels) },
  amount: { label: copy.amount, values: localized(copy, AmountRangeLabels) },
  term: { label: copy.term, values: localized(copy, TermRangeLabels) },
  guaranteeType: { label: copy.guarantee, values: localized(copy, GuaranteeFilterLabels) },
  bankId: { label: copy.bank, values: namesOf(banks) },
});
