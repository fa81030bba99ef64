import { getStaffOrder, getStaffOrderQueuePosition } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useDeskQueue } from '../../provider/useDeskQueue.js';
import { ReportLink } from '../orders/ReportLink.js';
import { useStaffOrdersCopy } from './copy.js';
import type { StaffOrderPaths } from './paths.js';
import { listInput, staffOrderFilters, tabOf } from './list/staffOrderFilters.js';
import { OrderHandling } from './handling/OrderHandling.js';
import { StaffOrderDetail } from './detail/StaffOrderDetail.js';

export type StaffOrderScreenProps = ScreenProps<StaffOrderPaths> & { readonly orderId: string };

/** An order on the desk. */
export function StaffOrderScreen(props: StaffOrderScreenProps) {
  const { orderId, paths, backTo } = props;
  const copy = useStaffOrdersCopy();
  const { setName, ...around } = useDeskQueue(props, getStaffOrderQueuePosition, {
    id: orderId,
    record: getStaffOrder,
    queue: backTo(paths.staffOrders()),
    toInput: (query) => {
      const filters = staffOrderFilters.parse(query);
      return listInput(filters, tabOf(filters), 1);
    },
    pathTo: paths.staffOrder,
    copy: { title: copy.staffTitle, position: copy.position },
  });
  const report = paths.report && screenLink(props, paths.report(orderId));
  return (
    <StaffOrderDetail
      key={orderId}
      orderId={orderId}
      {...around}
      trail={paths.staffOrderTrail && screenLink(props, paths.staffOrderTrail(orderId))}
      orderLink={(id) => screenLink(props, paths.staffOrder(id))}
      report={report}
      renderTools={(order) => (
        <>
          <ReportLink order={order} report={report} />
          <OrderHandling order={order} />
        </>
      )}
      onOrder={(order) => setName(order.companyName)}
    />
  );
}
