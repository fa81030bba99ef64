import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { formatOrderFilters, parseStaffOrderFilters } from '../orders/orderFilters.js';
import { useStaffOrdersCopy } from './copy.js';
import type { StaffOrderPaths } from './paths.js';
import { StaffOrderDetail } from './StaffOrderDetail.js';
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
      filters={parseStaffOrderFilters(query)}
      onFiltersChange={(filters) => setQuery(formatOrderFilters(filters))}
      hrefForOrder={(id) => hrefFor(paths.staffOrder(id))}
      onOpenOrder={(id) => navigate(paths.staffOrder(id))}
    />
  );
}

function OneOrder(props: StaffOrdersScreenProps & { readonly orderId: string }) {
  const { orderId, paths, backTo, onName } = props;
  const copy = useStaffOrdersCopy();
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  return (
    <StaffOrderDetail
      orderId={orderId}
      back={{ label: copy.staffTitle, ...screenLink(props, backTo(paths.staffOrders())) }}
      onOrder={(order) => setName(order.companyName)}
    />
  );
}
