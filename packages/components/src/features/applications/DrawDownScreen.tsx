import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { DrawDown } from './drawDown/DrawDown.js';
import { keepRefusalMessage } from './result/refusalMessage.js';
import type { ApplicationPaths } from './paths.js';

export type DrawDownScreenProps = ScreenProps<ApplicationPaths>;

/** The form for drawing on an order's line; `orderId` is in the query. */
export function DrawDownScreen(props: DrawDownScreenProps) {
  const { query, paths, navigate, onName, onEvent } = props;
  const orderId = query.get('orderId') ?? '';
  const [order, setOrder] = useState<{ readonly productId: string; readonly name: string }>();
  useScreenName(onName, order?.name);
  return (
    <DrawDown
      key={orderId}
      orderId={orderId}
      exit={screenLink(props, paths.order?.(orderId) ?? paths.products())}
      onOrder={({ productId, productName }) => setOrder({ productId, name: productName })}
      onSuccess={({ orderId: made, orderStatus }) => {
        onEvent?.({ type: 'order-submitted', orderId: made, orderStatus });
        navigate(paths.submitted({ orderId: made }), { replace: true });
      }}
      onFail={({ failReason: reason, msg }) => {
        const refused = {
          orderId,
          productId: order?.productId ?? '',
          failReason: reason ?? 'OTHER',
        } as const;
        onEvent?.({ type: 'order-refused', ...refused });
        keepRefusalMessage(refused, msg);
        navigate(paths.refused(refused));
      }}
    />
  );
}
