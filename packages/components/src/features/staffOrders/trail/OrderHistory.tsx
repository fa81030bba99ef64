import { getOrderTrail, type OrderDetail } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { OrderHistoryView } from './OrderHistoryView.js';

export interface OrderHistoryProps {
  readonly order: Pick<OrderDetail, 'orderId' | 'timeline'>;
  /** Link to the audit trail. */
  readonly trail?: LinkTarget | undefined;
}

/** The events of an order with their actors. */
export function OrderHistory({ order, trail }: OrderHistoryProps) {
  const query = useOperation(getOrderTrail, { id: order.orderId });
  return (
    <OrderHistoryView
      timeline={order.timeline}
      rows={query.data?.rows}
      failed={query.isError}
      trail={trail}
    />
  );
}
