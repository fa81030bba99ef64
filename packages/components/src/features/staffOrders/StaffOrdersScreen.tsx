import type { StaffOrderSummary } from '@huiqi/sdk';
import type { RowSelection } from '../../patterns/StaffDesk/useRowSelection.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { DueWork } from '../deskFigures/DueWork.js';
import type { StaffOrderPaths } from './paths.js';
import { OrderBatch } from './batch/OrderBatch.js';
import { AssignAction } from './handling/AssignAction.js';
import { staffOrderFilters } from './list/staffOrderFilters.js';
import { StaffOrderExport } from './list/StaffOrderExport.js';
import { StaffOrderList } from './list/StaffOrderList.js';
import { StaffOrderScreen } from './StaffOrderScreen.js';

export type StaffOrdersScreenProps = ScreenProps<StaffOrderPaths>;

const assignAction = (order: StaffOrderSummary) => <AssignAction order={order} />;

const batchWith = (hrefForOrder: (id: string) => string) => (selection: RowSelection) => (
  <OrderBatch selection={selection} hrefForOrder={hrefForOrder} />
);

/** The desk; `orderId` in the query opens one order, the rest are filters. */
export function StaffOrdersScreen(props: StaffOrdersScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor, pageSize } = props;
  const orderId = query.get('orderId');
  if (orderId) return <StaffOrderScreen {...props} key={orderId} orderId={orderId} />;
  const filters = staffOrderFilters.parse(query);
  return (
    <StaffOrderList
      size={pageSize}
      filters={filters}
      onFiltersChange={(next, change) => setQuery(staffOrderFilters.format(next), change)}
      hrefForFilters={(next) => hrefFor(paths.staffOrders(staffOrderFilters.format(next)))}
      hrefForOrder={(id) => hrefFor(paths.staffOrder(id))}
      onOpenOrder={(id) => navigate(paths.staffOrder(id))}
      actions={<StaffOrderExport filters={filters} />}
      summary={
        paths.desk && <DueWork deskLink={(desk) => screenLink(props, paths.desk?.(desk) ?? '')} />
      }
      rowActions={assignAction}
      batchActions={batchWith((id) => hrefFor(paths.staffOrder(id)))}
    />
  );
}
