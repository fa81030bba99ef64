import { getOrder, type OrderDetail as OrderDetailData } from '@huiqi/sdk';
import { useEffect } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../patterns/page/types.js';
import { OrderDetailView } from './OrderDetailView.js';

export interface OrderDetailProps {
  readonly orderId: string;
  /** To the list. */
  readonly back: PageLink;
  /** Is called when the order has been loaded. */
  readonly onOrder?: ((order: OrderDetailData) => void) | undefined;
}

/** One of the user's own orders. */
export function OrderDetail({ orderId, back, onOrder }: OrderDetailProps) {
  const query = useOperation(getOrder, { orderId });
  const order = query.data;
  useEffect(() => {
    if (order) onOrder?.(order);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each order, whatever the callback is
  }, [order]);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(loaded) => <OrderDetailView order={loaded} back={back} />}
    </PageState>
  );
}
