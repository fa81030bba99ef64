import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { ListSkeleton } from '../../patterns/ListView/ListSkeleton.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { useOrdersCopy } from './copy.js';
import { OrderDetailScreen } from './OrderDetailScreen.js';
import { OrderListScreen } from './OrderListScreen.js';
import type { OrderPaths } from './paths.js';

export type OrdersScreenProps = ScreenProps<OrderPaths>;

/**
 * The user's order named by `orderId` in the query, or all orders: for sites with one address for both, open to
 * visitors.
 */
export function OrdersScreen(props: OrdersScreenProps) {
  const copy = useOrdersCopy();
  // Nothing is requested until the user is known: a visitor has no orders.
  const user = toDataState(useCurrentUser());
  const exit = { label: copy.toProducts, ...screenLink(props, props.paths.products()) };
  const isOne = (props.query.get('orderId') ?? '') !== '';
  return (
    <PageState state={user} loading={<ListSkeleton shape="rows" />} exit={exit}>
      {(who) => {
        if (who !== null)
          return isOne ? <OrderDetailScreen {...props} /> : <OrderListScreen {...props} />;
        return (
          <EmptyState
            kind="never"
            heading="h1"
            title={copy.listTitle}
            line={copy.visitor}
            action={{ label: copy.login, onSelect: () => props.onLogin() }}
          />
        );
      }}
    </PageState>
  );
}
