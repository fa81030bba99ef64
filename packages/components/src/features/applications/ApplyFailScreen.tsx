import { ApplyFailReasonValues, getOrder } from '@huiqi/sdk';
import { useSyncExternalStore } from 'react';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { ApplyFail } from './result/ApplyFail.js';
import type { ApplicationPaths } from './paths.js';
import { readRefusalMessage } from './result/refusalMessage.js';

const neverChanges = () => () => undefined;

export type ApplyFailScreenProps = ScreenProps<ApplicationPaths>;

/**
 * The refused application; `productId`, `orderId` and `failReason` are in the query (spec 1 §2). `failReason` is shown
 * only if known, as an address can be forged; the server's message comes from the tab.
 */
export function ApplyFailScreen(props: ApplyFailScreenProps) {
  const { query, paths } = props;
  const orderId = query.get('orderId') ?? '';
  const productId = query.get('productId') ?? '';
  const said = query.get('failReason') ?? '';
  const ours = ApplyFailReasonValues.find((reason) => reason === said);
  // Any other text is not a known reason.
  const failReason = ours ?? (said === '' ? undefined : 'OTHER');
  // The server draws without tab storage.
  const message = useSyncExternalStore(
    neverChanges,
    () => readRefusalMessage({ orderId, productId, failReason }),
    () => null,
  );
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
      message={message}
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
