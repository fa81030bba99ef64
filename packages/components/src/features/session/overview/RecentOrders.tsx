import type { OrderSummary } from '@huiqi/sdk';
import { formatDate, formatWan } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { Mark } from '../../../patterns/page/Mark.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { OrderProgress } from '../../orders/OrderProgress.js';
import { useCentreCopy } from './copy.js';
import * as css from './overview.css.js';
import { localized } from '../../../provider/copy.js';

export interface RecentOrdersProps {
  readonly orders: readonly OrderSummary[];
  readonly orderLink: (orderId: string) => LinkTarget;
}

/** The newest applications, one line each. */
export function RecentOrders({ orders, orderLink }: RecentOrdersProps) {
  const copy = useCentreCopy();
  const pictureUrl = usePictureUrl();
  return (
    <ul>
      {orders.map((order) => {
        const { orderId, productName, bankName, loanAmount, createdTs, orderStatus } = order;
        const { href, onOpen } = orderLink(orderId);
        return (
          <li key={orderId} className={css.order}>
            <Mark src={pictureUrl(order.logoImgUrl)} name={bankName} size={40} />
            <div className={css.text}>
              <a className={css.orderLink} href={href} onClick={onPlainClick(onOpen)}>
                {productName}
              </a>
              <p className={css.line}>
                {bankName}
                <span className={css.figure}>{localized(copy, formatWan)(loanAmount)}</span>
                <time className={css.figure} dateTime={createdTs}>
                  {localized(copy, formatDate)(createdTs)}
                </time>
              </p>
            </div>
            <OrderProgress status={orderStatus} />
          </li>
        );
      })}
    </ul>
  );
}
