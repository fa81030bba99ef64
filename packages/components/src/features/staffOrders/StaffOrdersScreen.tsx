import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { useStaffOrdersCopy } from './copy.js';
import type { StaffOrderPaths } from './paths.js';
import { staffOrderFilters } from './staffOrderFilters.js';
import { StaffOrderDetail } from './StaffOrderDetail.js';
import { useNeighbours } from './useNeighbours.js';
import { StaffOrderList } from './StaffOrderList.js';

export type StaffOrdersScreenProps = ScreenProps<StaffOrderPaths>;

/** The desk; `orderId` in the query opens one order, everything else are filters. */
export function StaffOrdersScreen(props: StaffOrdersScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor, pageSize } = props;
  const orderId = query.get('orderId');
  if (orderId) return <OneOrder {...props} key={orderId} orderId={orderId} />;
  return (
    <StaffOrderList
      size={pageSize}
      filters={staffOrderFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(staffOrderFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.staffOrders(staffOrderFilters.format(filters)))}
      hrefForOrder={(id) => hrefFor(paths.staffOrder(id))}
      onOpenOrder={(id) => navigate(paths.staffOrder(id))}
      renewals={paths.staffRenewals && screenLink(props, paths.staffRenewals())}
    />
  );
}

function OneOrder(props: StaffOrdersScreenProps & { readonly orderId: string }) {
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
      onOrder={(order) => setName(order.companyName)}
    />
  );
}
