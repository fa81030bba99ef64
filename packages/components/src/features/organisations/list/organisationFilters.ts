import { AuditStateLabels, AuditStateValues } from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { OrganisationsCopy } from '../copy.js';

/** Filters of a staff member's organisations. */
export const organisationFilters = defineFilters({
  keyword: text({ max: 50 }),
  auditStatus: oneOf(AuditStateValues),
  index: page(),
});

export type OrganisationFilters = FilterValues<typeof organisationFilters.spec>;

export const organisationFilterLabels = (
  copy: OrganisationsCopy,
): FilterLabels<typeof organisationFilters.spec> => ({
  keyword: copy.organisationName,
  auditStatus: { label: copy.auditStatus, values: AuditStateLabels },
});
