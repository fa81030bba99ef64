import { listStaffOrders } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useQueueRecord } from '../../provider/useQueueRecord.js';
import { ReportLink } from '../orders/ReportLink.js';
import { useStaffOrdersCopy } from './copy.js';
import type { StaffOrderPaths } from './paths.js';
import { listInput, staffOrderFilters, tabOf } from './list/staffOrderFilters.js';
import { OrderHandling } from './handling/OrderHandling.js';
import { StaffOrderDetail } from './detail/StaffOrderDetail.js';

export type StaffOrderScreenProps = ScreenProps<StaffOrderPaths> & { readonly orderId: string };

/** An order on the desk, with links to its neighbours in the queue it was opened from. */
export function StaffOrderScreen(props: StaffOrderScreenProps) {
  const { orderId, paths, backTo } = props;
  const copy = useStaffOrdersCopy();
  const { setName, ...around } = useQueueRecord(props, listStaffOrders, {
    id: orderId,
    idOf: (row) => row.orderId,
    queue: backTo(paths.staffOrders()),
    toInput: (query, size) => {
      const filters = staffOrderFilters.parse(query);
      return listInput(filters, tabOf(filters), size);
    },
    pathTo: paths.staffOrder,
    copy: { title: copy.staffTitle, position: copy.position },
  });
  return (
    <StaffOrderDetail
      orderId={orderId}
      {...around}
      trail={paths.staffOrderTrail && screenLink(props, paths.staffOrderTrail(orderId))}
      orderLink={(id) => screenLink(props, paths.staffOrder(id))}
      renderTools={(order) => (
        <>
          <ReportLink
            order={order}
            report={paths.report && screenLink(props, paths.report(orderId))}
          />
          <OrderHandling order={order} />
        </>
      )}
      onOrder={(order) => setName(order.companyName)}
    />
  );
}
