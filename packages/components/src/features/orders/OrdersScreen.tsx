import type { ScreenProps } from '../../provider/screen.js';
import { OrderDetailScreen } from './OrderDetailScreen.js';
import { OrderListScreen } from './OrderListScreen.js';
import type { OrderPaths } from './paths.js';

export type OrdersScreenProps = ScreenProps<OrderPaths>;

/** The user's order with the `orderId` of the query, and their orders without one: for places with one address for both. */
export function OrdersScreen(props: OrdersScreenProps) {
  const isOne = (props.query.get('orderId') ?? '') !== '';
  return isOne ? <OrderDetailScreen {...props} /> : <OrderListScreen {...props} />;
}
