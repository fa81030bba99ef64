import { getServiceHome } from '@huiqi/sdk';
import { useOperation } from '../../../provider/useOperation.js';
import { ServiceHomeView, type ServiceHomeViewProps } from './ServiceHomeView.js';

export type ServiceHomeProps = Pick<ServiceHomeViewProps, 'all' | 'serviceLink'>;

/** One row of cards. */
const shown = 4;

/** Services on a front page; nothing while loading or on failure, as the page works without them. */
export function ServiceHome(props: ServiceHomeProps) {
  const home = useOperation(getServiceHome, {}, { staleTime: 300_000 }).data;
  if (!home || home.products.length === 0) return null;
  return <ServiceHomeView {...props} products={home.products.slice(0, shown)} />;
}
