import { getUserInfo, listOrders, listRelatedCompanies } from '@huiqi/sdk';
import { useOperation } from '../../provider/useOperation.js';
import { useOperationList } from '../../provider/useOperationList.js';
import type { ListChange } from '../../patterns/ListView/types.js';
import { useOrdersCopy } from './copy.js';
import { orderFilterLabels, orderFilters, type OrderFilters } from './orderFilters.js';
import { OrderListView, type OrderLinks } from './OrderListView.js';

export interface OrderListProps extends OrderLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: OrderFilters | undefined;
  readonly onFiltersChange?: ((filters: OrderFilters, change: ListChange) => void) | undefined;
  /** Orders per page. Defaults to 10. */
  readonly size?: number | undefined;
}

/** The user's orders by status and date, with pages; limited to a company by a link. */
export function OrderList({ filters, onFiltersChange, size, ...links }: OrderListProps) {
  const copy = useOrdersCopy();
  // Only loaded to name the company: a list of all companies needs just its orders.
  const isOfOne = filters?.nsrsbh !== undefined;
  const { data: user } = useOperation(getUserInfo, {}, { staleTime: 60_000, enabled: isOfOne });
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId: user?.id ?? '', type: 1, index: 1, size: 100 } },
    { enabled: isOfOne && Boolean(user) },
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
