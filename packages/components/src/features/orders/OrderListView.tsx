import type { OrderSummary } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { useRef, type RefObject } from 'react';
import { fillCopy, localized } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useOrdersCopy, type OrdersCopy } from './copy.js';
import { OrderActions } from './OrderActions.js';
import { orderColumns } from './orderColumns.js';
import type { OrderActionLinks } from './orderLinks.js';
import { nextLineOf } from './orderNextStep.js';
import { OrderProgress } from './OrderProgress.js';
import { landed, nextLine, underLine } from './orders.css.js';
import { OrderSubject } from './OrderSubject.js';

export interface OrderLinks {
  readonly hrefForOrder: (orderId: string) => string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
  /** The market, linked by the empty list. */
  readonly products?: LinkTarget | undefined;
  /** Actions on an order; none if omitted. */
  readonly actionLinks?: OrderActionLinks | undefined;
}

export interface OrderListViewProps extends OrderLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<OrderSummary>>;
}

/** Filters, table and pager of the user's orders. */
export function OrderListView(props: OrderListViewProps) {
  const { list, state, hrefForOrder, onOpenOrder, products, actionLinks } = props;
  const copy = useOrdersCopy();
  const landing = useRef<HTMLDivElement>(null);
  return (
    <div ref={landing} tabIndex={-1} className={landed}>
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
            cardsBelow="page"
            caption={copy.listTitle}
            columns={columns(copy, landing, actionLinks)}
            rows={orders}
            rowKey={({ orderId }) => orderId}
            rowLink={({ orderId }) => ({
              href: hrefForOrder(orderId),
              onClick: onPlainClick(onOpenOrder && (() => onOpenOrder(orderId))),
            })}
          />
        )}
      </ListView>
    </div>
  );
}

function columns(
  copy: OrdersCopy,
  landing: RefObject<HTMLElement | null>,
  actionLinks: OrderActionLinks | undefined,
): TableColumn<OrderSummary>[] {
  const { amount, code, status } = orderColumns(copy);
  return [
    {
      key: 'product',
      header: copy.product,
      width: '32%',
      rowHeader: true,
      render: (order) => <OrderSubject order={order} />,
    },
    {
      ...status,
      render: ({ orderStatus }) => <OrderProgress status={orderStatus} />,
    },
    { ...amount, header: copy.amountShort },
    {
      key: 'next',
      header: copy.nextStep,
      render: (order) => <span className={nextLine}>{copy[nextLineOf(order)]}</span>,
    },
    {
      ...code,
      header: copy.codeAndDate,
      render: ({ orderCode, createdTs }) => (
        <>
          {orderCode}
          <span className={underLine}>{localized(copy, formatDate)(createdTs)}</span>
        </>
      ),
    },
    ...(actionLinks
      ? [
          {
            key: 'actions',
            header: copy.actions,
            actions: true,
            render: (order: OrderSummary) => (
              <OrderActions order={order} links={actionLinks} landing={landing} />
            ),
          },
        ]
      : []),
  ];
}
