import {
  AmountRangeLabels,
  AmountRangeValues,
  RenewalTypeLabels,
  RenewalTypeValues,
  TermRangeLabels,
  TermRangeValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { RenewalsCopy } from '../copy.js';

/** Filters of the banks that renew loans (spec 1 §7 Products). */
export const renewalBankFilters = defineFilters({
  keyword: text({ max: 50 }),
  renewType: oneOf(RenewalTypeValues),
  amount: oneOf(AmountRangeValues),
  term: oneOf(TermRangeValues),
  index: page(),
});

type Spec = typeof renewalBankFilters.spec;

/** Filter values of a list of banks. */
export type RenewalBankFilters = FilterValues<Spec>;

export const renewalBankFilterLabels = (copy: RenewalsCopy): FilterLabels<Spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  renewType: { label: copy.renewType, values: RenewalTypeLabels },
  amount: { label: copy.amount, values: AmountRangeLabels },
  term: { label: copy.term, values: TermRangeLabels },
});
