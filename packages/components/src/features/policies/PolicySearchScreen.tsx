import { filterAddress } from '../../provider/filterAddress.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { PolicyPaths } from './paths.js';
import { policyFilters } from './search/policyFilters.js';
import { PolicySearch } from './search/PolicySearch.js';

export type PolicySearchScreenProps = ScreenProps<Pick<PolicyPaths, 'policy'>>;

/** Policy search; the filters are in the address. */
export function PolicySearchScreen(props: PolicySearchScreenProps) {
  const { query, paths, setQuery, onLogin, pageSize } = props;
  return (
    <PolicySearch
      size={pageSize}
      filters={policyFilters.parse(query)}
      addressFor={filterAddress(props, policyFilters)}
      onFiltersChange={(filters, change) => setQuery(policyFilters.format(filters), change)}
      policyLink={(policyId) => screenLink(props, paths.policy(policyId))}
      onLogin={onLogin}
    />
  );
}
