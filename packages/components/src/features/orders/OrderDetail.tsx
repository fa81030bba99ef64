import { getOrder, isHuiqiError, type OrderDetail as OrderDetailData } from '@huiqi/sdk';
import { Suspense } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOnLoaded } from '../../provider/useOnLoaded.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useOrdersCopy } from './copy.js';
import { OrderDetailView, type OrderDetailViewProps } from './OrderDetailView.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

// Few orders are reviewed twice.
const EpidemicReviews = lazyPart(async () => ({
  default: (await import('./EpidemicReviews.js')).EpidemicReviews,
}));

export interface OrderDetailProps extends Omit<OrderDetailViewProps, 'order' | 'reviews'> {
  readonly orderId: string;
  /** Called when the order has been loaded. */
  readonly onOrder?: ((order: OrderDetailData) => void) | undefined;
}

/** The state of the page; an order that is not there may be out of the session's reach. */
function useOrderState(query: Parameters<typeof toDataState<OrderDetailData>>[0]) {
  const copy = useOrdersCopy();
  const state = toDataState(query);
  if (state.status !== 'error' || !isHuiqiError(query.error, '100404')) return state;
  return { ...state, error: { ...state.error, description: copy.missingHint } };
}

/** One of the user's orders. */
export function OrderDetail({ orderId, onOrder, ...links }: OrderDetailProps) {
  const { back } = links;
  const query = useOperation(getOrder, { orderId });
  const state = useOrderState(query);
  const order = query.data;
  useOnLoaded(order, onOrder);
  return (
    <PageState state={state} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(loaded) => (
        <OrderDetailView
          {...links}
          order={loaded}
          reviews={
            // Only a submitted epidemic-relief loan has a form to export; the commission reviews it first (spec 1 §4).
            loaded.reportExportable && (
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
