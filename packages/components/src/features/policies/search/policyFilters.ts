import {
  DeclareStatusLabels,
  DeclareStatusValues,
  EnterpriseSizeLabels,
  EnterpriseSizeValues,
  PolicyCategoryLabels,
  PolicyGradeLabels,
  type PolicySearchMenu,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { flag, id, oneOf, page, sortBy, text } from '../../../patterns/filters/kinds.js';
import type {
  FilterLabels,
  FilterValues,
  ResolvedFilters,
} from '../../../patterns/filters/types.js';
import type { PoliciesCopy } from '../copy.js';

/** Sort orders of the search: time left to declare (the default), or views (spec 2 §3). */
const PolicySortValues = ['AGING_ASC', 'AGING_DESC', 'VIEWS_DESC', 'VIEWS_ASC'] as const;
type PolicySort = (typeof PolicySortValues)[number];

/** Filters of the search (spec 2 §3 Policy list filter). The server names categories and grades. */
export const policyFilters = defineFilters({
  keyword: text({ max: 50 }),
  category: id(),
  grade: id(),
  enterpriseSize: oneOf(EnterpriseSizeValues),
  declareStatus: oneOf(DeclareStatusValues),
  declare: flag(),
  publishNumber: text({ max: 64 }),
  sort: sortBy(PolicySortValues, { default: 'AGING_ASC' }),
  index: page(),
});

type Spec = typeof policyFilters.spec;

/** Filter values of the search. */
export type PolicyFilters = FilterValues<Spec>;

type Entries = PolicySearchMenu[keyof PolicySearchMenu];

const namesOf = (entries: Entries | undefined, known: Readonly<Record<string, string>>) =>
  entries ? Object.fromEntries(entries.map(({ code, name }) => [code, name])) : known;

/** The menu's names; the contract's until loaded. */
export const policyFilterLabels = (
  copy: PoliciesCopy,
  menu: PolicySearchMenu | undefined,
): FilterLabels<Spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  category: { label: copy.category, values: namesOf(menu?.categories, PolicyCategoryLabels) },
  grade: { label: copy.grade, values: namesOf(menu?.grades, PolicyGradeLabels) },
  enterpriseSize: {
    label: copy.enterpriseSize,
    values: { ...EnterpriseSizeLabels, ...namesOf(menu?.enterpriseSizes, {}) },
  },
  declareStatus: { label: copy.declareStatus, values: DeclareStatusLabels },
  declare: { label: copy.declarableOnly },
  publishNumber: { label: copy.publishNumber, placeholder: copy.publishNumberHint },
});

export const policySortLabels = (copy: PoliciesCopy): Readonly<Record<PolicySort, string>> => ({
  AGING_ASC: copy.endingFirst,
  AGING_DESC: copy.endingLast,
  VIEWS_DESC: copy.mostViewed,
  VIEWS_ASC: copy.leastViewed,
});

const orders = {
  AGING_ASC: { policyAging: 'ASC' },
  AGING_DESC: { policyAging: 'DESC' },
  VIEWS_DESC: { views: 'DESC' },
  VIEWS_ASC: { views: 'ASC' },
} as const;

/** Filters as input of the search, which is also told that `declare` is off (spec 2 §5). */
export function toSearchInput({ sort, ...filters }: ResolvedFilters<Spec>) {
  return { ...filters, declare: filters.declare ?? false, ...orders[sort] };
}
