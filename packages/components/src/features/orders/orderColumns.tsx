import type { OrderSummary } from '@huiqi/sdk';
import { formatDateTime, formatWan } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import type { OrdersCopy } from './copy.js';
import { OrderStatusTag } from './OrderStatusTag.js';

export interface OrderLinks {
  readonly hrefForOrder: (orderId: string) => string;
  /** Takes a plain click instead of the browser. */
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
}

/** Columns of both order lists. */
export function orderColumns(copy: OrdersCopy, { hrefForOrder, onOpenOrder }: OrderLinks) {
  return [
    {
      key: 'orderCode',
      header: copy.orderCode,
      rowHeader: true,
      render: (row: OrderSummary) => row.orderCode,
    },
    {
      key: 'product',
      header: copy.product,
      render: (row: OrderSummary) => `${row.productName}（${row.bankName}）`,
    },
    { key: 'company', header: copy.company, render: (row: OrderSummary) => row.companyName },
    {
      key: 'amount',
      header: copy.amount,
      align: 'right' as const,
      render: (row: OrderSummary) => formatWan(row.loanAmount),
    },
    {
      key: 'term',
      header: copy.term,
      align: 'right' as const,
      render: (row: OrderSummary) => `${row.loanterm}${copy.months}`,
    },
    {
      key: 'created',
      header: copy.created,
      render: (row: OrderSummary) => formatDateTime(row.createdTs),
    },
    {
      key: 'status',
      header: copy.status,
      render: (row: OrderSummary) => <OrderStatusTag status={row.orderStatus} />,
    },
    {
      key: 'action',
      header: copy.action,
      render: (row: OrderSummary) => (
        <LinkButton
          variant="text"
          size="small"
          href={hrefForOrder(row.orderId)}
          onClick={onPlainClick(onOpenOrder && (() => onOpenOrder(row.orderId)))}
        >
          {copy.view}
          <VisuallyHidden>{fillCopy(copy.viewOf, { code: row.orderCode })}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}
