import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import type { ServiceOrderPaths } from './paths.js';
import { serviceOrderFilters } from './serviceOrderFilters.js';
import { ServiceOrderList } from './ServiceOrderList.js';

export type ServiceOrderListScreenProps = ScreenProps<
  Pick<ServiceOrderPaths, 'order' | 'services'>
>;

/** The user's service orders; filters and page are in the address. */
export function ServiceOrderListScreen(props: ServiceOrderListScreenProps) {
  const { paths } = props;
  return (
    <ServiceOrderList
      {...filtersInQuery(props, serviceOrderFilters)}
      orderLink={(id) => screenLink(props, paths.order(id))}
      services={screenLink(props, paths.services())}
    />
  );
}
