import type { OrderSummary } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useOrdersCopy, type OrdersCopy } from './copy.js';
import { OrderStatusTag } from './OrderStatusTag.js';

export interface OrderLinks {
  readonly hrefForOrder: (orderId: string) => string;
  /** Handles a plain click; new tabs and windows stay the browser's. */
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
  /** Where a first application begins; the empty list leads there. */
  readonly products?: LinkTarget | undefined;
}

export interface OrderListViewProps extends OrderLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<OrderSummary>>;
}

/** Filters, table and pager of the user's orders. */
export function OrderListView(props: OrderListViewProps) {
  const { list, state, hrefForOrder, onOpenOrder, products } = props;
  const copy = useOrdersCopy();
  return (
    <ListView
      title={copy.listTitle}
      list={list}
      state={state}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{
        title: copy.emptyTitle,
        line: copy.emptyHint,
        action: products && {
          label: copy.toProducts,
          href: products.href,
          onSelect: products.onOpen,
        },
      }}
    >
      {(orders) => (
        <Table
          caption={copy.listTitle}
          columns={columns(copy)}
          rows={orders}
          rowKey={({ orderId }) => orderId}
          rowLink={({ orderId }) => ({
            href: hrefForOrder(orderId),
            onClick: onPlainClick(onOpenOrder && (() => onOpenOrder(orderId))),
          })}
        />
      )}
    </ListView>
  );
}

const columns = (copy: OrdersCopy): TableColumn<OrderSummary>[] => [
  {
    key: 'product',
    header: copy.product,
    kind: 'name',
    rowHeader: true,
    render: ({ productName, bankName }) => `${productName}（${bankName}）`,
  },
  {
    key: 'amount',
    header: copy.amountInWan,
    kind: 'money',
    unit: copy.wan,
    card: 'lead',
    render: ({ loanAmount }) => formatThousands(loanAmount),
  },
  { key: 'company', header: copy.company, kind: 'name', render: ({ companyName }) => companyName },
  {
    key: 'created',
    header: copy.dates,
    kind: 'date',
    render: ({ createdTs }) => formatDate(createdTs),
  },
  { key: 'code', header: copy.orderCode, kind: 'code', render: ({ orderCode }) => orderCode },
  {
    key: 'status',
    header: copy.status,
    card: 'aside',
    render: ({ orderStatus }) => <OrderStatusTag status={orderStatus} />,
  },
];
