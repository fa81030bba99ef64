import { getServiceOrder } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { ResultPageSkeleton } from '../../patterns/ResultPage/ResultPageSkeleton.js';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useServiceApplyCopy } from './applyCopy.js';
import { ServiceApplyResultView } from './ServiceApplyResultView.js';

export interface ServiceApplyResultProps {
  readonly orderId: string;
  readonly order: LinkTarget;
  /** The user's orders. */
  readonly orders: LinkTarget;
  /** The marketplace. */
  readonly services: LinkTarget;
}

/** The order, loaded by id, and the next steps. */
export function ServiceApplyResult({ orderId, order, orders, services }: ServiceApplyResultProps) {
  const copy = useServiceApplyCopy();
  const query = useOperation(getServiceOrder, { id: orderId });
  return (
    <PageState
      state={toDataState(query)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.toOrders, ...orders }}
    >
      {(data) => <ServiceApplyResultView order={data} open={order} services={services} />}
    </PageState>
  );
}
