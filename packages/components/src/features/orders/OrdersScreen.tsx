import type { ScreenProps } from '../../provider/screen.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { useOrdersCopy } from './copy.js';
import { OrderDetailScreen } from './OrderDetailScreen.js';
import { OrderListScreen } from './OrderListScreen.js';
import type { OrderPaths } from './paths.js';

export type OrdersScreenProps = ScreenProps<OrderPaths>;

/**
 * The user's order with the `orderId` of the query, and their orders without one: for places with one address for both, which
 * visitors may open.
 */
export function OrdersScreen(props: OrdersScreenProps) {
  const copy = useOrdersCopy();
  // Asked beside the orders: users do not wait for it.
  const { data: user } = useCurrentUser();
  if (user === null)
    return (
      <EmptyState
        kind="never"
        heading="h1"
        title={copy.listTitle}
        line={copy.visitor}
        action={{ label: copy.login, onSelect: () => props.onLogin() }}
      />
    );
  const isOne = (props.query.get('orderId') ?? '') !== '';
  return isOne ? <OrderDetailScreen {...props} /> : <OrderListScreen {...props} />;
}
