import { listOrders, listRelatedCompanies } from '@huiqi/sdk';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
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

/** The user's orders: status, company, date range, pages. */
export function OrderList({ filters, onFiltersChange, size, ...links }: OrderListProps) {
  const copy = useOrdersCopy();
  const { data: user } = useCurrentUser();
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId: user?.id ?? '', type: 1, index: 1, size: 100 } },
    { enabled: Boolean(user) },
  );
  const names = Object.fromEntries(
    (companies.data?.content ?? []).map(({ nsrsbh, qymc }) => [nsrsbh, qymc]),
  );
  const orders = useOperationList(listOrders, {
    filters: orderFilters,
    labels: orderFilterLabels(copy, names),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  return <OrderListView {...orders} {...links} />;
}
