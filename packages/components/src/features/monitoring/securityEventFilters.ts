import { SecurityEventTypeValues } from '@huiqi/sdk';
import { date } from '../../patterns/filters/date.js';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page, tab, text } from '../../patterns/filters/kinds.js';
import { range } from '../../patterns/filters/range.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { MonitoringCopy } from './copy.js';

/** Filters of the security events. */
export const securityEventFilters = defineFilters({
  userId: text({ max: 64 }),
  address: text({ max: 128 }),
  dates: range(date(), 'dateStart', 'dateEnd'),
  event: tab(SecurityEventTypeValues),
  index: page(),
});

export type SecurityEventFilters = FilterValues<typeof securityEventFilters.spec>;

export const securityEventFilterLabels = (
  copy: MonitoringCopy,
): FilterLabels<typeof securityEventFilters.spec> => ({
  userId: copy.userId,
  address: { label: copy.address, placeholder: copy.addressHint },
  dates: copy.dates,
});
