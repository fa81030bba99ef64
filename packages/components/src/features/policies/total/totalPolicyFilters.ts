import {
  DeclareStatusLabels,
  DeclareStatusValues,
  PolicyGradeLabels,
  type PolicySearchMenu,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { PolicyHomeCopy } from '../home/copy.js';

const keyword = text({ max: 50 });
const declareType = oneOf(DeclareStatusValues);

/** Filters of all policies (spec 2 §3 Policy list page filter). */
export const totalPolicyFilters = defineFilters({
  keyword,
  grade: id(),
  publishOrgId: id(),
  declareType,
  index: page(),
});

/** Filters of the policies of one organisation. */
export const orgPolicyFilters = defineFilters({ keyword, grade: id(), declareType, index: page() });

/** Filters of the policies of one grade. */
export const gradePolicyFilters = defineFilters({
  keyword,
  publishOrgId: id(),
  declareType,
  index: page(),
});

type Spec = typeof totalPolicyFilters.spec;

/** Filter values of a list of all policies. */
export type TotalPolicyFilters = FilterValues<Spec>;

type Entries = PolicySearchMenu['grades'];

const namesOf = (entries: Entries | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((entries ?? []).map(({ code, name }) => [code, name]));

/** Names of grades and organisations: the server's, or the contract's until loaded. */
export const totalPolicyFilterLabels = (copy: PolicyHomeCopy, menu: PolicySearchMenu | undefined) =>
  ({
    keyword: { label: copy.keyword, placeholder: copy.titleHint },
    grade: { label: copy.grade, values: { ...PolicyGradeLabels, ...namesOf(menu?.grades) } },
    publishOrgId: { label: copy.org, values: namesOf(menu?.publishOrgs) },
    declareType: { label: copy.declareType, values: DeclareStatusLabels },
  }) satisfies FilterLabels<Spec>;
