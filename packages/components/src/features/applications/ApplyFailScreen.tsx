import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { ApplyFail } from './ApplyFail.js';
import type { ApplicationPaths } from './paths.js';
import { useLastRefusal } from './useLastRefusal.js';

export type ApplyFailScreenProps = ScreenProps<ApplicationPaths>;

/** The refused application; `productId` and, where there is one, `orderId` are in the query. */
export function ApplyFailScreen(props: ApplyFailScreenProps) {
  const { query, paths } = props;
  const orderId = query.get('orderId') ?? undefined;
  const productId = query.get('productId') ?? '';
  const [reason] = useLastRefusal(productId);
  return (
    <ApplyFail
      key={orderId}
      productId={productId}
      orderId={orderId}
      reason={reason}
      retry={screenLink(props, productId ? paths.product({ id: productId }) : paths.products())}
      products={screenLink(props, paths.products())}
      order={
        orderId !== undefined && paths.order ? screenLink(props, paths.order(orderId)) : undefined
      }
    />
  );
}
