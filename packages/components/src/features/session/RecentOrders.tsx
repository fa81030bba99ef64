import type { OrderSummary } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import type { LinkTarget } from '../../provider/screen.js';
import { OrderStatusTag } from '../orders/OrderStatusTag.js';
import * as css from './overview.css.js';

export interface RecentOrdersProps {
  readonly orders: readonly OrderSummary[];
  readonly orderLink: (orderId: string) => LinkTarget;
}

/** The newest applications, a line each. */
export function RecentOrders({ orders, orderLink }: RecentOrdersProps) {
  return (
    <ul>
      {orders.map(({ orderId, productName, bankName, loanAmount, createdTs, orderStatus }) => {
        const { href, onOpen } = orderLink(orderId);
        return (
          <li key={orderId} className={css.order}>
            <div className={css.text}>
              <a className={css.orderLink} href={href} onClick={onPlainClick(onOpen)}>
                {productName}
              </a>
              <p className={css.line}>
                {bankName}
                <span className={css.figure}>{formatThousands(loanAmount)}万元</span>
                <time className={css.figure} dateTime={createdTs}>
                  {formatDate(createdTs)}
                </time>
              </p>
            </div>
            <OrderStatusTag status={orderStatus} />
          </li>
        );
      })}
    </ul>
  );
}
