import { listServiceOrganisations } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useServicesCopy } from '../copy.js';
import { organisationFilters, type OrganisationFilters } from './organisationFilters.js';
import { OrganisationListView, type OrganisationListViewProps } from './OrganisationListView.js';

export interface OrganisationListProps extends Pick<
  OrganisationListViewProps,
  'organisationLink' | 'tabLink'
> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: OrganisationFilters | undefined;
  /** The address of each filter choice for server rendering, so that it works without scripts. */
  readonly addressFor?: ((filters: OrganisationFilters) => string) | undefined;
  readonly onFiltersChange?:
    | ((filters: OrganisationFilters, change: ListChange) => void)
    | undefined;
  /** Organisations per page. Defaults to 8. */
  readonly size?: number | undefined;
}

/** The organisations of the service marketplace (spec 2 §2). */
export function OrganisationList(props: OrganisationListProps) {
  const { filters, addressFor, onFiltersChange, size = pageSizes.marketplace, ...links } = props;
  const copy = useServicesCopy();
  const organisations = useOperationList(listServiceOrganisations, {
    filters: organisationFilters,
    labels: { keyword: { label: copy.keyword, placeholder: copy.organisationHint } },
    values: filters,
    hrefFor: addressFor,
    size,
    onValuesChange: onFiltersChange,
  });
  return <OrganisationListView {...organisations} {...links} />;
}
