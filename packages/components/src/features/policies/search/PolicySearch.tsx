import { getPolicySearchMenu, searchPolicies } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { usePoliciesCopy } from '../copy.js';
import { FavouriteButton } from '../favourites/FavouriteButton.js';
import type { PolicyLinks } from '../paths.js';
import {
  policyFilterLabels,
  policyFilters,
  policySortLabels,
  toSearchInput,
  type PolicyFilters,
} from './policyFilters.js';
import { PolicySearchView } from './PolicySearchView.js';

export interface PolicySearchProps extends PolicyLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: PolicyFilters | undefined;
  /** The address of each filter choice for server rendering, so that it works without scripts. */
  readonly addressFor?: ((filters: PolicyFilters) => string) | undefined;
  readonly onFiltersChange?: ((filters: PolicyFilters, change: ListChange) => void) | undefined;
  /** Policies per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const rarelyChanging = { staleTime: 300_000 };

/** Policies by keyword and filters (spec 2 §2 Policy). */
export function PolicySearch(props: PolicySearchProps) {
  const { filters, addressFor, onFiltersChange, policyLink, onLogin } = props;
  const { size = pageSizes.default } = props;
  const copy = usePoliciesCopy();
  const menu = useOperation(getPolicySearchMenu, {}, rarelyChanging).data;
  const policies = useOperationList(searchPolicies, {
    filters: policyFilters,
    labels: policyFilterLabels(copy, menu),
    sortLabels: policySortLabels(copy),
    values: filters,
    hrefFor: addressFor,
    onValuesChange: onFiltersChange,
    toInput: (values) => ({ ...toSearchInput(values), size }),
  });
  return (
    <PolicySearchView
      {...policies}
      policyLink={policyLink}
      renderAction={(policy) => <FavouriteButton policy={policy} onLogin={onLogin} />}
    />
  );
}
