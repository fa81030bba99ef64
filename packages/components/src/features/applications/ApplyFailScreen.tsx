import { ApplyFailReasonValues, getOrder } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { ApplyFail } from './ApplyFail.js';
import type { ApplicationPaths } from './paths.js';

export type ApplyFailScreenProps = ScreenProps<ApplicationPaths>;

/**
 * The refused application; `productId`, `orderId` and `failReason` are in the query. Of the last only our own reasons are
 * read: an address can be forged.
 */
export function ApplyFailScreen(props: ApplyFailScreenProps) {
  const { query, paths } = props;
  const orderId = query.get('orderId') ?? '';
  const productId = query.get('productId') ?? '';
  const failReason = ApplyFailReasonValues.find((reason) => reason === query.get('failReason'));
  const link = (to: string | undefined) => (to === undefined ? undefined : screenLink(props, to));
  const ofOrder = (path: ((id: string) => string) | undefined) =>
    orderId === '' ? undefined : link(path?.(orderId));
  const { data: saved } = useOperation(getOrder, { orderId }, { enabled: orderId !== '' });
  return (
    <ApplyFail
      key={`${orderId}:${productId}`}
      productId={productId}
      orderId={orderId}
      failReason={failReason}
      retry={screenLink(props, productId ? paths.product({ id: productId }) : paths.products())}
      products={screenLink(props, paths.products())}
      productLink={(product) => screenLink(props, paths.product(product))}
      order={ofOrder(paths.order)}
      resume={link(saved && paths.resume?.(saved))}
      drawDown={ofOrder(paths.drawDown)}
      orders={link(paths.orders?.())}
      companies={link(paths.companies?.())}
    />
  );
}
