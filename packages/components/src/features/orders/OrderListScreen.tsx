import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { orderFilters } from './orderFilters.js';
import { orderActionLinks } from './orderLinks.js';
import { OrderList } from './OrderList.js';
import type { OrderPaths } from './paths.js';

export type OrderListScreenProps = ScreenProps<OrderPaths>;

/** The user's orders; the filters are in the address. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor, pageSize } = props;
  return (
    <OrderList
      size={pageSize}
      filters={orderFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(orderFilters.format(filters), change)}
      hrefForOrder={(orderId) => hrefFor(paths.order(orderId))}
      onOpenOrder={(orderId) => navigate(paths.order(orderId))}
      products={screenLink(props, paths.products())}
      actionLinks={orderActionLinks(props)}
    />
  );
}
