import type { ScreenProps } from '../../provider/screen.js';
import type { ServicePaths } from './paths.js';
import { serviceFilters } from './serviceFilters.js';
import { serviceLinks } from './serviceLinks.js';
import { ServiceList } from './ServiceList.js';

export type ServiceListScreenProps = ScreenProps<Pick<ServicePaths, 'service' | 'organisation'>>;

/** The service marketplace; its filters stand in the address. */
export function ServiceListScreen(props: ServiceListScreenProps) {
  const { query, setQuery, pageSize } = props;
  return (
    <ServiceList
      size={pageSize}
      filters={serviceFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(serviceFilters.format(filters), change)}
      {...serviceLinks(props)}
    />
  );
}
