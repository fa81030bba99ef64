import type { OrderSummary } from '@huiqi/sdk';
import { Mark } from '../../patterns/page/Mark.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { useOrdersCopy } from './copy.js';
import { orderColumns } from './orderColumns.js';
import * as css from './orders.css.js';

/** What an order is about in a list: the bank's mark, the product, who applied. */
export function OrderSubject({ order }: { readonly order: OrderSummary }) {
  const { product, company } = orderColumns(useOrdersCopy());
  const pictureUrl = usePictureUrl();
  return (
    <span className={css.subject}>
      <Mark src={pictureUrl(order.logoImgUrl)} name={order.bankName} size={40} />
      <span className={css.subjectText}>
        {product.render(order)}
        <br />
        <span className={css.applicant}>{company.render(order)}</span>
      </span>
    </span>
  );
}
