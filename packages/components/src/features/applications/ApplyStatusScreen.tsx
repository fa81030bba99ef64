import { getOrder } from '@huiqi/sdk';
import { useOperation } from '../../provider/useOperation.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { ApplyStatus } from './result/ApplyStatus.js';
import type { ApplicationPaths } from './paths.js';

export type ApplyStatusScreenProps = ScreenProps<
  Pick<ApplicationPaths, 'products' | 'order' | 'orders' | 'resume'>
>;

/** The submitted application; `orderId` is in the query and everything shown is loaded by it. */
export function ApplyStatusScreen(props: ApplyStatusScreenProps) {
  const { query, paths } = props;
  const orderId = query.get('orderId') ?? '';
  const { data: order } = useOperation(getOrder, { orderId }, { enabled: orderId !== '' });
  const link = (to: string | undefined) => (to === undefined ? undefined : screenLink(props, to));
  return (
    <ApplyStatus
      key={orderId}
      orderId={orderId}
      order={link(paths.order?.(orderId))}
      orders={link(paths.orders?.())}
      resume={link(order && paths.resume?.(order))}
      products={screenLink(props, paths.products())}
    />
  );
}
