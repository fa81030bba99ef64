import { OrderStatusLabels, type OtherOrder, type PaidLoans } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
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
      <ul className={css.rows}>
        {orders.map((order) => (
          <li key={order.orderId} className={css.row}>
            <OrderName name={order.productName} link={orderLink?.(order.orderId)} />
            <span>
              {formatThousands(order.paidAmount ?? order.appliedAmount)}
              {copy.wan}
            </span>
            <span className={css.note}>
              {OrderStatusLabels[order.orderStatus]} · {formatDate(order.createdTs)}
            </span>
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <p className={css.note}>{fillCopy(copy.othersTotal, { n: total, shown: orders.length })}</p>
      )}
    </>
  );
}

function OrderName({
  name,
  link,
}: {
  readonly name: string;
  readonly link?: LinkTarget | undefined;
}) {
  if (!link) return <span>{name}</span>;
  return (
    <a className={css.link} href={link.href} onClick={onPlainClick(link.onOpen)}>
      {name}
    </a>
  );
}
