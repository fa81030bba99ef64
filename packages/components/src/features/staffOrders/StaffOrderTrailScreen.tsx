import { getOrderTrail, getStaffOrder } from '@huiqi/sdk';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { OrderTrailView } from './trail/OrderTrailView.js';
import type { StaffOrderPaths } from './paths.js';
import { useStaffOrderCopy } from './list/copy.js';

/** The audit trail of an order with its verification; `orderId` is in the query. */
export function StaffOrderTrailScreen(props: ScreenProps<StaffOrderPaths>) {
  const { query, paths, onName } = props;
  const copy = useStaffOrderCopy();
  const id = query.get('orderId') ?? '';
  const trail = useOperation(getOrderTrail, { id }, { staleTime: 0 });
  const order = useOperation(getStaffOrder, { id }).data;
  useScreenName(onName, order?.companyName);
  const back = { label: copy.backToOrder, ...screenLink(props, paths.staffOrder(id)) };
  return (
    <PageState state={toDataState(trail)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(data) => (
        <OrderTrailView
          trail={data}
          order={order}
          back={back}
          checking={trail.isFetching}
          onCheck={() => void trail.refetch()}
        />
      )}
    </PageState>
  );
}
