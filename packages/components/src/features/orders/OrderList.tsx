import { listOrders } from '@huiqi/sdk';
import { useState } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import type { OrderFilters } from './orderFilters.js';
import type { OrderLinks } from './orderColumns.js';
import { OrderListView } from './OrderListView.js';
import { useOrdersCopy } from './copy.js';

export interface OrderListProps extends OrderLinks {
  /** Filters in the host's hands (its address); the list keeps its own unless given. */
  readonly filters?: OrderFilters | undefined;
  readonly onFiltersChange?: ((filters: OrderFilters) => void) | undefined;
  readonly size?: number | undefined;
}

/** The user's orders: status, date range, 10 a page. */
export function OrderList({ size = 10, onFiltersChange, ...props }: OrderListProps) {
  const copy = useOrdersCopy();
  const [ownFilters, setOwnFilters] = useState<OrderFilters>({});
  const { filters = ownFilters, ...links } = props;
  const { orderStatus, dateStart, dateEnd, index = 1 } = filters;
  const input = { orderStatus, dateStart, dateEnd, index, size };
  const query = useOperation(listOrders, input, { keepPrevious: true });
  return (
    <OrderListView
      {...links}
      caption={copy.listTitle}
      state={toDataState(query, ({ content }) => content.length === 0)}
      filters={filters}
      onFiltersChange={(next) => {
        setOwnFilters(next);
        onFiltersChange?.(next);
      }}
    />
  );
}
