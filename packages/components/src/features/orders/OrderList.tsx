import { listOrders } from '@huiqi/sdk';
import { useOperationList } from '../../provider/useOperationList.js';
import type { ListChange } from '../../patterns/ListView/types.js';
import { useOrdersCopy } from './copy.js';
import { orderFilterLabels, orderFilters, type OrderFilters } from './orderFilters.js';
import { OrderListView, type OrderLinks } from './OrderListView.js';

export interface OrderListProps extends OrderLinks {
  /** Filters in the host's hands (its address). The list keeps its own by default. */
  readonly filters?: OrderFilters | undefined;
  readonly onFiltersChange?: ((filters: OrderFilters, change: ListChange) => void) | undefined;
  /** Orders on a page. Defaults to 10. */
  readonly size?: number | undefined;
}

/** The user's orders: status, date range, pages. */
export function OrderList({ filters, onFiltersChange, size, ...links }: OrderListProps) {
  const copy = useOrdersCopy();
  const orders = useOperationList(listOrders, {
    filters: orderFilters,
    labels: orderFilterLabels(copy),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  return <OrderListView {...orders} {...links} />;
}
