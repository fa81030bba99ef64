import {
  AuditStateLabels,
  AuditStateValues,
  ServiceProductStatusLabels,
  ServiceProductStatusValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { OrganisationsCopy } from '../copy.js';

/** Filters of the products of an organisation (spec 2 §3 Org product filter). */
export const organisationProductFilters = defineFilters({
  productName: text({ max: 50 }),
  productStatus: oneOf(ServiceProductStatusValues),
  auditStatus: oneOf(AuditStateValues),
  serviceTypeBig: id(),
  serviceTypeSmall: id(),
  orgId: id(),
  index: page(),
});

export type OrganisationProductFilters = FilterValues<typeof organisationProductFilters.spec>;

type Names = Readonly<Record<string, string>>;

/** Option names of the filters, by code or id. */
export interface ProductFilterNames {
  readonly bigTypes: Names;
  readonly smallTypes: Names;
  readonly organisations: Names;
}

export const organisationProductFilterLabels = (
  copy: OrganisationsCopy,
  { bigTypes, smallTypes, organisations }: ProductFilterNames,
): FilterLabels<typeof organisationProductFilters.spec> => ({
  productName: copy.productName,
  productStatus: { label: copy.productStatus, values: ServiceProductStatusLabels },
  auditStatus: { label: copy.auditStatus, values: AuditStateLabels },
  serviceTypeBig: { label: copy.bigType, values: bigTypes },
  serviceTypeSmall: { label: copy.smallType, values: smallTypes },
  orgId: { label: copy.organisation, values: organisations },
});
