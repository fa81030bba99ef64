import {
  AmountRangeLabels,
  AmountRangeValues,
  GuaranteeFilterLabels,
  GuaranteeFilterValues,
  ProductSortOrderValues,
  TermRangeLabels,
  TermRangeValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf, page, sortBy, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels } from '../../../patterns/filters/types.js';
import type { ProductsCopy } from '../copy.js';
import { localized } from '../../../provider/copy.js';

/** Filters within a fixed category. */
export const categoryFilters = defineFilters({
  keyword: text({ max: 50 }),
  amount: oneOf(AmountRangeValues),
  term: oneOf(TermRangeValues),
  guaranteeType: oneOf(GuaranteeFilterValues),
  bankId: id(),
  sortOrder: sortBy(ProductSortOrderValues, { default: 3 }),
  index: page(),
});

export const categoryFilterLabels = (
  copy: ProductsCopy,
  banks: readonly { readonly id: string; readonly name: string }[] = [],
): FilterLabels<typeof categoryFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  amount: { label: copy.amount, values: localized(copy, AmountRangeLabels) },
  term: { label: copy.term, values: localized(copy, TermRangeLabels) },
  guaranteeType: { label: copy.guarantee, values: localized(copy, GuaranteeFilterLabels) },
  bankId: {
    label: copy.bank,
    values: Object.fromEntries(banks.map((bank) => [bank.id, bank.name])),
  },
});
