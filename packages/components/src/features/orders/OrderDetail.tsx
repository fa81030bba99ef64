import { getOrder } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { OrderDetailView } from './OrderDetailView.js';

export interface OrderDetailProps {
  readonly orderId: string;
}

/** One of the user's own orders. */
export function OrderDetail({ orderId }: OrderDetailProps) {
  const query = useOperation(getOrder, { orderId });
  return (
    <DataState state={toDataState(query)}>{(order) => <OrderDetailView order={order} />}</DataState>
  );
}
