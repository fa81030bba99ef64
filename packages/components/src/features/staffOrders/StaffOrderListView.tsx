import type { OrderSummary } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import type { DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import { StaffDesk } from '../../patterns/StaffDesk/StaffDesk.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useOrdersCopy, type OrdersCopy } from '../orders/copy.js';
import { orderColumns } from '../orders/orderColumns.js';
import { useStaffOrdersCopy } from './copy.js';
import type { DeskTabName } from './deskTab.js';

export interface StaffOrderLinks {
  readonly hrefForOrder: (orderId: string) => string;
  /** Handles a plain click; new tabs and windows stay the browser's. */
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
  /** The desk of renewals, where there is one. */
  readonly renewals?: LinkTarget | undefined;
}

export interface StaffOrderListViewProps extends StaffOrderLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<OrderSummary>>;
  readonly tabs: readonly DeskTab[];
  readonly tab: DeskTabName;
}

/** The desk: queues, filters, table and pager. */
export function StaffOrderListView(props: StaffOrderListViewProps) {
  const { list, state, tabs, tab, hrefForOrder, onOpenOrder, renewals } = props;
  const copy = useStaffOrdersCopy();
  const orders = useOrdersCopy();
  return (
    <StaffDesk
      title={copy.staffTitle}
      actions={
        renewals && (
          <LinkButton href={renewals.href} onClick={onPlainClick(renewals.onOpen)}>
            {copy.toRenewals}
          </LinkButton>
        )
      }
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

function columns(copy: OrdersCopy): TableColumn<OrderSummary>[] {
  const { product, amount, company, code, status } = orderColumns(copy);
  return [
    { ...company, rowHeader: true },
    amount,
    {
      key: 'term',
      header: copy.termInMonths,
      kind: 'number',
      render: ({ loanterm }) => loanterm,
    },
    product,
    {
      key: 'created',
      header: copy.created,
      kind: 'date',
      render: ({ createdTs }) => formatDateTime(createdTs),
    },
    code,
    status,
  ];
}
