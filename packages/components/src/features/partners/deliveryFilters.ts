import {
  WebhookEventTypeLabels,
  WebhookEventTypeValues,
  WebhookStateLabels,
  WebhookStateValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { id, oneOf, page, text } from '../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { PartnersCopy } from './copy.js';

/** Filters of the delivery log. */
export const deliveryFilters = defineFilters({
  reference: text({ max: 64 }),
  deliveryState: oneOf(WebhookStateValues),
  type: oneOf(WebhookEventTypeValues),
  partnerId: id(),
  index: page(),
});

export type DeliveryFilters = FilterValues<typeof deliveryFilters.spec>;

export const deliveryFilterLabels = (
  copy: PartnersCopy,
  partners: Readonly<Record<string, string>> | undefined,
): FilterLabels<typeof deliveryFilters.spec> => ({
  reference: copy.reference,
  deliveryState: { label: copy.deliveryState, values: WebhookStateLabels },
  type: { label: copy.event, values: WebhookEventTypeLabels },
  partnerId: { label: copy.partner, values: partners },
});
