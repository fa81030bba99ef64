import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Stack } from '../../ui/Stack/Stack.js';
import type { ScreenProps } from '../../provider/screen.js';
import { formatOrderFilters, parseOrderFilters } from './orderFilters.js';
import { useOrdersCopy } from './copy.js';
import { OrderList } from './OrderList.js';
import type { OrderPaths } from './paths.js';

export type OrderListScreenProps = ScreenProps<Pick<OrderPaths, 'order'>>;

/** The user's orders; the filters stand in the address. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor, pageSize } = props;
  const copy = useOrdersCopy();
  return (
    <Stack gap={6}>
      <PageTitle>{copy.listTitle}</PageTitle>
      <OrderList
        size={pageSize}
        filters={parseOrderFilters(query)}
        onFiltersChange={(filters) => setQuery(formatOrderFilters(filters))}
        hrefForOrder={(orderId) => hrefFor(paths.order(orderId))}
        onOpenOrder={(orderId) => navigate(paths.order(orderId))}
      />
    </Stack>
  );
}
