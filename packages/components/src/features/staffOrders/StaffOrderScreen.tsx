import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { ReportLink } from '../orders/ReportLink.js';
import { useStaffOrdersCopy } from './copy.js';
import type { StaffOrderPaths } from './paths.js';
import { staffOrderFilters } from './list/staffOrderFilters.js';
import { OrderHandling } from './handling/OrderHandling.js';
import { StaffOrderDetail } from './detail/StaffOrderDetail.js';
import { useNeighbours } from './detail/useNeighbours.js';

export type StaffOrderScreenProps = ScreenProps<StaffOrderPaths> & { readonly orderId: string };

/** An order on the desk, with links to its neighbours in the queue it was opened from. */
export function StaffOrderScreen(props: StaffOrderScreenProps) {
  const { orderId, paths, backTo, onName, pageSize } = props;
  const copy = useStaffOrdersCopy();
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const desk = backTo(paths.staffOrders());
  const neighbours = useNeighbours({
    orderId,
    filters: staffOrderFilters.parse(new URLSearchParams(desk.split('?')[1])),
    size: pageSize,
    linkTo: (id) => screenLink(props, paths.staffOrder(id)),
  });
  return (
    <StaffOrderDetail
      orderId={orderId}
      back={{ label: copy.staffTitle, ...screenLink(props, desk) }}
      neighbours={neighbours}
      trail={paths.staffOrderTrail && screenLink(props, paths.staffOrderTrail(orderId))}
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
