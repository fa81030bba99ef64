import { ServiceOrderStatusValues, ServiceOrderStatusLabels } from '@huiqi/sdk';
import { date } from '../../../patterns/filters/date.js';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf, page, text } from '../../../patterns/filters/kinds.js';
import { range } from '../../../patterns/filters/range.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { OrganisationsCopy } from '../copy.js';
import { creditCode } from './creditCode.js';
import { idList } from './idList.js';

/** Filters of the orders of an organisation (spec 2 §3 Org order filter). */
export const organisationOrderFilters = defineFilters({
  entName: text({ max: 50 }),
  status: oneOf(ServiceOrderStatusValues),
  productIdList: idList(),
  created: range(date(), 'createdStartTs', 'createdEndTs'),
  contractPhone: text({ max: 20 }),
  nsrsbh: creditCode(),
  orgId: id(),
  index: page(),
});

export type OrganisationOrderFilters = FilterValues<typeof organisationOrderFilters.spec>;

type Names = Readonly<Record<string, string>>;

export const organisationOrderFilterLabels = (
  copy: OrganisationsCopy,
  products: Names,
  organisations: Names,
): FilterLabels<typeof organisationOrderFilters.spec> => ({
  entName: copy.entName,
  status: { label: copy.orderStatus, values: ServiceOrderStatusLabels },
  productIdList: { label: copy.product, values: products },
  created: copy.createdDates,
  contractPhone: copy.contractPhone,
  nsrsbh: copy.nsrsbh,
  orgId: { label: copy.organisation, values: organisations },
});
