import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useOrdersCopy } from './copy.js';
import { orderActionLinks } from './orderLinks.js';
import { OrderDetail } from './OrderDetail.js';
import type { OrderPaths } from './paths.js';

export type OrderDetailScreenProps = ScreenProps<OrderPaths>;

/** One of the user's orders; `orderId` is in the query. */
export function OrderDetailScreen(props: OrderDetailScreenProps) {
  const { query, paths, backTo, onName } = props;
  const copy = useOrdersCopy();
  const orderId = query.get('orderId') ?? '';
  const setName = useLaterName(onName);
  return (
    <OrderDetail
      key={orderId}
      orderId={orderId}
      back={{ label: copy.listTitle, ...screenLink(props, backTo(paths.orders())) }}
      actionLinks={orderActionLinks(props)}
      orderLink={(id) => screenLink(props, paths.order(id))}
      onOrder={(order) => setName(order.productName)}
    />
  );
}
