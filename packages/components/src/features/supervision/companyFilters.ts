import { pageSizes, readFilterParams, writeFilterParams } from '@huiqi/sdk/domain';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page, text } from '../../patterns/filters/kinds.js';
import type { DefaultedKind, FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { CompanyCreditCopy } from './companyCreditCopy.js';

/** Rows per page, which an address may set (spec 2 §2). */
const size: DefaultedKind<number, 'view'> = {
  role: 'view',
  initial: pageSizes.default,
  read: (typed) => (/^(?:[1-9]\d?|100)$/.test(typed) ? Number(typed) : undefined),
};

/** Filters of the company list (spec 2 §2). */
export const companyFilters = defineFilters({ keyword: text({ max: 50 }), size, index: page() });

export type CompanyFilters = FilterValues<typeof companyFilters.spec>;

export const companyFilterLabels = (
  copy: CompanyCreditCopy,
): FilterLabels<typeof companyFilters.spec> => ({
  keyword: { label: copy.companyKeyword, placeholder: copy.companyKeywordHint },
});

const parameter = 'filterParams';

/** The filters in an address's single parameter. */
export function companyFiltersOf(query: URLSearchParams): CompanyFilters {
  const { index, size: rows, keyword = '' } = readFilterParams(query.get(parameter));
  return companyFilters.parse(
    new URLSearchParams({ index: String(index), size: String(rows), keyword }),
  );
}

/** An address's query with these filters. */
export function companyQueryOf(filters: CompanyFilters): URLSearchParams {
  const value = writeFilterParams(companyFilters.resolve(filters));
  return new URLSearchParams(value === '' ? {} : { [parameter]: value });
}
