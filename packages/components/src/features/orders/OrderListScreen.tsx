import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { orderFilters } from './orderFilters.js';
import { orderActionLinks } from './orderLinks.js';
import { OrderList } from './OrderList.js';
import type { OrderPaths } from './paths.js';

export type OrderListScreenProps = ScreenProps<OrderPaths>;

/** The user's orders; the filters are in the address. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { paths, navigate, hrefFor } = props;
  return (
    <OrderList
      {...filtersInQuery(props, orderFilters)}
      hrefForOrder={(orderId) => hrefFor(paths.order(orderId))}
      onOpenOrder={(orderId) => navigate(paths.order(orderId))}
      products={screenLink(props, paths.products())}
      actionLinks={orderActionLinks(props)}
    />
  );
}
