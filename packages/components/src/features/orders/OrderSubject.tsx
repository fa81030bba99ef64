import type { OrderSummary } from '@huiqi/sdk';
import { MarkedName } from '../../patterns/page/MarkedName.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { useOrdersCopy } from './copy.js';
import { orderColumns } from './orderColumns.js';

/** What an order is about in a list: the bank's mark, the product, who lends and who applied. */
export function OrderSubject({ order }: { readonly order: OrderSummary }) {
  const copy = useOrdersCopy();
  const pictureUrl = usePictureUrl();
  const { productName, parentOrderId, bankName, logoImgUrl } = order;
  return (
    <MarkedName
      name={parentOrderId === null ? productName : `${productName}${copy.ofLine}`}
      lines={[bankName, orderColumns(copy).company.render(order)]}
      mark={pictureUrl(logoImgUrl)}
      giver={bankName}
    />
  );
}
