import { goBackOr, screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useServiceOrdersCopy } from './copy.js';
import type { ServiceOrderPaths } from './paths.js';
import { ServiceOrderDetail } from './ServiceOrderDetail.js';

export type ServiceOrderDetailScreenProps = ScreenProps<
  Pick<ServiceOrderPaths, 'apply' | 'orders' | 'serviceProduct' | 'services'>
>;

/** One service order; `id` is in the query. */
export function ServiceOrderDetailScreen(props: ServiceOrderDetailScreenProps) {
  const { query, paths, backTo, onName } = props;
  const copy = useServiceOrdersCopy();
  const id = query.get('id') ?? '';
  const setName = useLaterName(onName);
  const list = backTo(paths.orders());
  return (
    <ServiceOrderDetail
      key={id}
      orderId={id}
      back={{ label: copy.title, ...screenLink(props, list) }}
      services={screenLink(props, paths.services())}
      applyLink={(productId) => screenLink(props, paths.apply(productId))}
      productLink={(productId) => screenLink(props, paths.serviceProduct(productId))}
      onBack={() => goBackOr(props, list)}
      onOrder={({ productName }) => setName(productName)}
    />
  );
}
