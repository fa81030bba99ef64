import { getServiceOrder, type ServiceOrderDetail as Order } from '@huiqi/sdk';
import { useRef, useState } from 'react';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOnLoaded } from '../../provider/useOnLoaded.js';
import { useOperation } from '../../provider/useOperation.js';
import { CancelServiceOrderDialog } from './CancelServiceOrderDialog.js';
import { RateServiceOrderDialog } from './RateServiceOrderDialog.js';
import * as css from './serviceOrders.css.js';
import {
  ServiceOrderDetailView,
  type ServiceOrderDetailViewProps,
} from './ServiceOrderDetailView.js';

export interface ServiceOrderDetailProps extends Pick<
  ServiceOrderDetailViewProps,
  'back' | 'services' | 'applyLink' | 'productLink'
> {
  readonly orderId: string;
  /** Called three seconds after the refusal of a second rating (spec 2 §8). */
  readonly onBack: () => void;
  /** Called when the order has been loaded. */
  readonly onOrder?: ((order: Order) => void) | undefined;
}

/** An order of the enterprise: its content and status, cancelling and rating. */
export function ServiceOrderDetail(props: ServiceOrderDetailProps) {
  const { orderId, onBack, onOrder, ...view } = props;
  const query = useOperation(getServiceOrder, { id: orderId });
  const [open, setOpen] = useState<'rate' | 'cancel'>();
  const close = () => setOpen(undefined);
  const landing = useRef<HTMLDivElement>(null);
  useOnLoaded(query.data, onOrder);
  const exit = view.back;
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={exit} />} exit={exit}>
      {(order) => (
        <div ref={landing} tabIndex={-1} className={css.landing}>
          <ServiceOrderDetailView
            {...view}
            order={order}
            onRate={() => setOpen('rate')}
            onCancel={() => setOpen('cancel')}
          />
          {open === 'rate' && (
            <RateServiceOrderDialog
              order={order}
              fallbackFocus={landing}
              onClose={close}
              onRatedBefore={onBack}
            />
          )}
          {open === 'cancel' && (
            <CancelServiceOrderDialog order={order} fallbackFocus={landing} onClose={close} />
          )}
        </div>
      )}
    </PageState>
  );
}
