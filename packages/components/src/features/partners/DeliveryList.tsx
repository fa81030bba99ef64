import { listWebhookDeliveries } from '@huiqi/sdk';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useOperationList } from '../../provider/useOperationList.js';
import type { ListChange } from '../../patterns/ListView/types.js';
import { usePartnersCopy } from './copy.js';
import { deliveryFilterLabels, deliveryFilters, type DeliveryFilters } from './deliveryFilters.js';
import { DeliveryListView, type DeliveryListViewProps } from './DeliveryListView.js';
import { usePartnerNames } from './usePartnerNames.js';

export interface DeliveryListProps extends Pick<DeliveryListViewProps, 'deliveryLink' | 'links'> {
  readonly filters: DeliveryFilters;
  readonly onFiltersChange: (filters: DeliveryFilters, change: ListChange) => void;
  readonly size?: number | undefined;
}

/** The delivery log of one or all partners, for administrators. */
export function DeliveryList(props: DeliveryListProps) {
  const { filters, onFiltersChange, size, ...links } = props;
  const copy = usePartnersCopy();
  const invalidate = useInvalidate();
  const deliveries = useOperationList(listWebhookDeliveries, {
    filters: deliveryFilters,
    labels: deliveryFilterLabels(copy, usePartnerNames()),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  return (
    <DeliveryListView {...deliveries} {...links} onRefresh={() => void invalidate('webhooks')} />
  );
}
