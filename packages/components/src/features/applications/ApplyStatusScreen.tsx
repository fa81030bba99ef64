import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { ApplyStatus } from './ApplyStatus.js';
import type { ApplicationPaths } from './paths.js';

export type ApplyStatusScreenProps = ScreenProps<Pick<ApplicationPaths, 'products' | 'order'>>;

/** The submitted application; `orderId` is in the query and everything shown is loaded by it. */
export function ApplyStatusScreen(props: ApplyStatusScreenProps) {
  const { query, paths } = props;
  const orderId = query.get('orderId') ?? '';
  return (
    <ApplyStatus
      key={orderId}
      orderId={orderId}
      order={paths.order && screenLink(props, paths.order(orderId))}
      products={screenLink(props, paths.products())}
    />
  );
}
