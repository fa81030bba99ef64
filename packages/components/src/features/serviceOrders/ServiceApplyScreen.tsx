import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useServiceApplyCopy } from './applyCopy.js';
import type { ServiceOrderPaths } from './paths.js';
import { ServiceApply } from './ServiceApply.js';
import { serviceOrderFilters } from './serviceOrderFilters.js';

export type ServiceApplyScreenProps = ScreenProps<
  Pick<ServiceOrderPaths, 'companies' | 'orders' | 'serviceProduct' | 'submitted'>
>;

/** The form that orders the service with the id in the path. */
export function ServiceApplyScreen(props: ServiceApplyScreenProps) {
  const { params, paths, navigate, onName } = props;
  const copy = useServiceApplyCopy();
  const id = params['productId'] ?? '';
  const setName = useLaterName(onName);
  return (
    <ServiceApply
      key={id}
      productId={id}
      back={{ label: copy.back, ...screenLink(props, paths.serviceProduct(id)) }}
      ordersLink={(productName) =>
        screenLink(props, paths.orders(serviceOrderFilters.format({ productName })))
      }
      companies={paths.companies && screenLink(props, paths.companies())}
      onSuccess={(order) => navigate(paths.submitted(order.id), { replace: true })}
      onProduct={(product) => setName(product.name)}
    />
  );
}
