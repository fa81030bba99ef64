import { listStaffOrders } from '@huiqi/sdk';
import { useState } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import type { OrderLinks } from '../orders/orderColumns.js';
import {
  changeOrderFilters,
  formatOrderFilters,
  type StaffOrderFilters,
} from '../orders/orderFilters.js';
import { OrderListView } from '../orders/OrderListView.js';
import { StaffSearch } from './StaffSearch.js';
import { useStaffOrdersCopy } from './copy.js';

export interface StaffOrderListProps extends OrderLinks {
  readonly filters?: StaffOrderFilters | undefined;
  readonly onFiltersChange?: ((filters: StaffOrderFilters) => void) | undefined;
  readonly size?: number | undefined;
}

/** The orders a staff member may see. */
export function StaffOrderList({ size = 10, onFiltersChange, ...props }: StaffOrderListProps) {
  const copy = useStaffOrdersCopy();
  const [ownFilters, setOwnFilters] = useState<StaffOrderFilters>({});
  const { filters = ownFilters, ...links } = props;
  const change = (next: StaffOrderFilters) => {
    setOwnFilters(next);
    onFiltersChange?.(next);
  };
  const input = { ...filters, index: filters.index ?? 1, size };
  const query = useOperation(listStaffOrders, input, { keepPrevious: true });
  return (
    <OrderListView
      {...links}
      caption={copy.staffTitle}
      state={toDataState(query, ({ content }) => content.length === 0)}
      filters={filters}
      onFiltersChange={change}
    >
      <StaffSearch
        key={formatOrderFilters({ ...filters, index: undefined }).toString()}
        filters={filters}
        onSearch={(texts) => change(changeOrderFilters<StaffOrderFilters>(filters, texts))}
      />
    </OrderListView>
  );
}
