import { OrderStatusLabels, type OtherOrder, type PaidLoans } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { EvidenceRows } from './EvidenceRows.js';
import * as css from './evidence.css.js';
import { useEvidenceCopy } from './copy.js';

export interface OtherOrdersProps {
  readonly orders: readonly OtherOrder[];
  readonly total: number;
  readonly paid: PaidLoans;
  /** Said without any. */
  readonly none: string;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
}

/** Loan applications of the applicant, with the sum paid out. */
export function OtherOrders({ orders, total, paid, none, orderLink }: OtherOrdersProps) {
  const copy = useEvidenceCopy();
  if (orders.length === 0) return <p className={css.note}>{none}</p>;
  return (
    <>
      <p className={css.note}>
        {fillCopy(copy.paid, { n: paid.count, amount: formatThousands(paid.amount) })}
      </p>
      <EvidenceRows
        none={none}
        rows={orders.map((order) => ({
          id: order.orderId,
          name: order.productName,
          link: orderLink?.(order.orderId),
          amount: `${formatThousands(order.paidAmount ?? order.appliedAmount)}${copy.wan}`,
          about: `${OrderStatusLabels[order.orderStatus]} · ${formatDate(order.createdTs)}`,
        }))}
      />
      {total > orders.length && (
        <p className={css.note}>{fillCopy(copy.othersTotal, { n: total, shown: orders.length })}</p>
      )}
    </>
  );
}
