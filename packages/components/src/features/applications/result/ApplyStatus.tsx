import { getOrder, type OrderDetail } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage.js';
import { ResultPageSkeleton } from '../../../patterns/ResultPage/ResultPageSkeleton.js';
import { useApplicationsCopy } from '../copy.js';
import { orderTimeline } from '../../orders/orderFacts.js';
import { NoApplication, type NoApplicationProps } from './NoApplication.js';
import { statusResult, type StatusLinks } from './statusResult.js';

export interface ApplyStatusProps extends StatusLinks, Pick<NoApplicationProps, 'orders'> {
  /** Empty if the address names none. */
  readonly orderId: string;
}

/** The result of an application by its order: its number and what happens next. */
export function ApplyStatus(props: ApplyStatusProps) {
  const { orderId, orders, ...links } = props;
  const copy = useApplicationsCopy();
  const query = useOperation(getOrder, { orderId }, { enabled: orderId !== '' });
  if (orderId === '') return <NoApplication products={links.products} orders={orders} />;
  return (
    <PageState
      state={toDataState(query)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.toProducts, ...links.products }}
    >
      {(order) => <ApplyStatusView {...links} data={order} />}
    </PageState>
  );
}

export interface ApplyStatusViewProps extends StatusLinks {
  readonly data: OrderDetail;
}

export function ApplyStatusView({ data, ...links }: ApplyStatusViewProps) {
  const copy = useApplicationsCopy();
  const history = orderTimeline(data, copy);
  return <ResultPage {...statusResult(data, copy, links, history)} />;
}
