import type { OrderSummary } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import type { DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import { StaffDesk } from '../../patterns/StaffDesk/StaffDesk.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useOrdersCopy, type OrdersCopy } from '../orders/copy.js';
import { OrderStatusTag } from '../orders/OrderStatusTag.js';
import { useStaffOrdersCopy } from './copy.js';
import type { DeskTabName } from './deskTab.js';

export interface StaffOrderLinks {
  readonly hrefForOrder: (orderId: string) => string;
  /** Handles a plain click; new tabs and windows stay the browser's. */
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
}

export interface StaffOrderListViewProps extends StaffOrderLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<OrderSummary>>;
  readonly tabs: readonly DeskTab[];
  readonly tab: DeskTabName;
}

/** The desk: queues, filters, table and pager. */
export function StaffOrderListView(props: StaffOrderListViewProps) {
  const { list, state, tabs, tab, hrefForOrder, onOpenOrder } = props;
  const copy = useStaffOrdersCopy();
  const orders = useOrdersCopy();
  return (
    <StaffDesk
      title={copy.staffTitle}
      tabs={tabs}
      tab={tab}
      list={
        <ListView
          level="hidden"
          title={copy[tab]}
          list={list}
          state={state}
          countText={(n) => fillCopy(orders.total, { n })}
          empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
        >
          {(rows) => (
            <Table
              caption={copy.staffTitle}
              columns={columns(orders)}
              rows={rows}
              rowKey={({ orderId }) => orderId}
              density="compact"
              cardsBelow="desk"
              rowLink={({ orderId }) => ({
                href: hrefForOrder(orderId),
                onClick: onPlainClick(onOpenOrder && (() => onOpenOrder(orderId))),
              })}
            />
          )}
        </ListView>
      }
    />
  );
}

const columns = (copy: OrdersCopy): TableColumn<OrderSummary>[] => [
  {
    key: 'company',
    header: copy.company,
    kind: 'name',
    rowHeader: true,
    render: ({ companyName }) => companyName,
  },
  {
    key: 'amount',
    header: copy.amountInWan,
    kind: 'money',
    unit: copy.wan,
    card: 'lead',
    render: ({ loanAmount }) => formatThousands(loanAmount),
  },
  {
    key: 'term',
    header: copy.termInMonths,
    kind: 'number',
    render: ({ loanterm }) => loanterm,
  },
  {
    key: 'product',
    header: copy.product,
    kind: 'name',
    render: ({ productName, bankName }) => `${productName}（${bankName}）`,
  },
  {
    key: 'created',
    header: copy.created,
    kind: 'date',
    render: ({ createdTs }) => formatDateTime(createdTs),
  },
  { key: 'code', header: copy.orderCode, kind: 'code', render: ({ orderCode }) => orderCode },
  {
    key: 'status',
    header: copy.status,
    card: 'aside',
    render: ({ orderStatus }) => <OrderStatusTag status={orderStatus} />,
  },
];
