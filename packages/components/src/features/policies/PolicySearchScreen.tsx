import { filterAddress } from '../../provider/filterAddress.js';
import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import type { PolicyPaths } from './paths.js';
import { policyFilters } from './search/policyFilters.js';
import { PolicySearch } from './search/PolicySearch.js';

export type PolicySearchScreenProps = ScreenProps<Pick<PolicyPaths, 'policy'>>;

/** Policy search; the filters are in the address. */
export function PolicySearchScreen(props: PolicySearchScreenProps) {
  const { paths, onLogin } = props;
  return (
    <PolicySearch
      {...filtersInQuery(props, policyFilters)}
      addressFor={filterAddress(props, policyFilters)}
      policyLink={(policyId) => screenLink(props, paths.policy(policyId))}
      onLogin={onLogin}
    />
  );
}
