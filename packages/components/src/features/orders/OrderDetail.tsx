import { getOrder, type OrderDetail as OrderDetailData } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { Suspense, useEffect } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { OrderDetailView, type OrderDetailViewProps } from './OrderDetailView.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

// Few orders are reviewed twice.
const EpidemicReviews = lazyPart(async () => ({
  default: (await import('./EpidemicReviews.js')).EpidemicReviews,
}));

/** A submitted epidemic-relief loan is first reviewed by the commission (spec 1 §4). */
const hasReviews = ({ productCategoryId, orderStatus }: OrderDetailData) =>
  productCategoryId === constants.epidemicCategoryId && orderStatus !== 'SAVE_NOT_SUBMIT';

export interface OrderDetailProps extends Omit<OrderDetailViewProps, 'order' | 'reviews'> {
  readonly orderId: string;
  /** Called when the order has been loaded. */
  readonly onOrder?: ((order: OrderDetailData) => void) | undefined;
}

/** One of the user's orders. */
export function OrderDetail({ orderId, onOrder, ...links }: OrderDetailProps) {
  const { back } = links;
  const query = useOperation(getOrder, { orderId });
  const order = query.data;
  useEffect(() => {
    if (order) onOrder?.(order);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each order, whatever the callback is
  }, [order]);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(loaded) => (
        <OrderDetailView
          {...links}
          order={loaded}
          reviews={
            hasReviews(loaded) && (
              <Suspense fallback={<Skeleton lines={3} />}>
                <EpidemicReviews orderId={orderId} />
              </Suspense>
            )
          }
        />
      )}
    </PageState>
  );
}
