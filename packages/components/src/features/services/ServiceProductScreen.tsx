import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useServiceDetailCopy } from './product/copy.js';
import type { ServicePaths } from './paths.js';
import { servicePageFilters } from './product/servicePageFilters.js';
import { ServiceProduct } from './product/ServiceProduct.js';

export type ServiceProductScreenProps = ScreenProps<
  Pick<ServicePaths, 'services' | 'organisation' | 'apply'>
>;

/** A service; `id` is in the path, the page of its evaluations in the query. */
export function ServiceProductScreen(props: ServiceProductScreenProps) {
  const { params, query, paths, setQuery, backTo, onName } = props;
  const { apply } = paths;
  const copy = useServiceDetailCopy();
  const productId = params['id'] ?? '';
  return (
    <ServiceProduct
      key={productId}
      productId={productId}
      back={{ label: copy.backToList, ...screenLink(props, backTo(paths.services())) }}
      organisationLink={(id) => screenLink(props, paths.organisation(id))}
      applyLink={apply && ((id) => screenLink(props, apply(id)))}
      filters={servicePageFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(servicePageFilters.format(filters), change)}
      onName={onName}
    />
  );
}
