import { listProductsOfOrganisation } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useServiceDetailCopy } from '../product/copy.js';
import type { ServiceLinks } from '../paths.js';
import { servicePageFilters, type ServicePageFilters } from '../product/servicePageFilters.js';
import { ServiceProductCards } from '../product/ServiceProductCards.js';

export interface OrganisationProductsProps extends Pick<ServiceLinks, 'serviceLink'> {
  readonly organisationId: string;
  /** The page, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: ServicePageFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: ServicePageFilters, change: ListChange) => void)
    | undefined;
  /** Services per page. Defaults to 8. */
  readonly size?: number | undefined;
}

/** The services of an organisation. */
export function OrganisationProducts(props: OrganisationProductsProps) {
  const { organisationId, filters, onFiltersChange, serviceLink } = props;
  const { size = pageSizes.organisationProducts } = props;
  const copy = useServiceDetailCopy();
  const products = useOperationList(listProductsOfOrganisation, {
    filters: servicePageFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
    toInput: ({ index }) => ({ id: organisationId, index, size }),
  });
  return (
    <ListView
      level={2}
      title={copy.products}
      {...products}
      skeleton="cards"
      countText={(n) => fillCopy(copy.productsTotal, { n })}
      empty={{ title: copy.noProducts, line: copy.noProductsHint }}
    >
      {(rows) => <ServiceProductCards products={rows} serviceLink={serviceLink} />}
    </ListView>
  );
}
