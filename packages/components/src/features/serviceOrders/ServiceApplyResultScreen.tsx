import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { ServiceOrderPaths } from './paths.js';
import { ServiceApplyResult } from './ServiceApplyResult.js';

export type ServiceApplyResultScreenProps = ScreenProps<
  Pick<ServiceOrderPaths, 'order' | 'orders' | 'services'>
>;

/** Result page of a service order; `id` in the query names it. */
export function ServiceApplyResultScreen(props: ServiceApplyResultScreenProps) {
  const { query, paths } = props;
  const id = query.get('id') ?? '';
  return (
    <ServiceApplyResult
      orderId={id}
      order={screenLink(props, paths.order(id))}
      orders={screenLink(props, paths.orders())}
      services={screenLink(props, paths.services())}
    />
  );
}
