import { ServiceOrderStatusLabels, ServiceOrderStatusValues } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { date } from '../../patterns/filters/date.js';
import { oneOf, page, text } from '../../patterns/filters/kinds.js';
import { range } from '../../patterns/filters/range.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { ServiceOrdersCopy } from './copy.js';

/** Filters of the enterprise's orders (spec 2 §3). */
export const serviceOrderFilters = defineFilters({
  productName: text({ max: 50 }),
  orderStatus: oneOf(ServiceOrderStatusValues),
  dates: range(date(), 'createTsStart', 'createTsEnd'),
  orgName: text({ max: 50 }),
  entName: text({ max: 50 }),
  orgContractPhone: text({ max: 20 }),
  index: page(),
});

export type ServiceOrderFilters = FilterValues<typeof serviceOrderFilters.spec>;

export const serviceOrderFilterLabels = (
  copy: ServiceOrdersCopy,
): FilterLabels<typeof serviceOrderFilters.spec> => ({
  productName: { label: copy.product, placeholder: copy.productHint },
  orderStatus: { label: copy.status, values: ServiceOrderStatusLabels },
  dates: copy.created,
  orgName: { label: copy.organisation, placeholder: copy.organisationHint },
  entName: { label: copy.company, placeholder: copy.companyHint },
  orgContractPhone: { label: copy.orgPhone, placeholder: copy.orgPhoneHint },
});
