import { listPolicies } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { screenLink } from '../../../provider/screen.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { FavouriteButton } from '../favourites/FavouriteButton.js';
import { orgPolicyFilters, totalPolicyFilters } from './totalPolicyFilters.js';
import type { TotalPolicyGroupProps } from './totalPolicyGroup.js';
import { TotalPolicyListView } from './TotalPolicyListView.js';

/** The policies of one organisation. */
export function TotalPolicyOrg(props: TotalPolicyGroupProps & { readonly id: string }) {
  const { id, screen, labels, ...view } = props;
  const { query, paths, setQuery, onLogin, pageSize: size = pageSizes.default } = screen;
  const { keyword, grade, declareType } = labels;
  const group = totalPolicyFilters.format({ publishOrgId: id });
  const policies = useOperationList(listPolicies, {
    filters: orgPolicyFilters,
    labels: { keyword, grade, declareType },
    values: orgPolicyFilters.parse(query),
    onValuesChange: (next, change) =>
      setQuery(new URLSearchParams([...group, ...orgPolicyFilters.format(next)]), change),
    toInput: (values) => ({ ...values, publishOrgId: id, size }),
  });
  return (
    <TotalPolicyListView
      {...policies}
      {...view}
      policyLink={(policyId) => screenLink(screen, paths.totalPolicy(policyId, group))}
      renderAction={(policy) => <FavouriteButton policy={policy} onLogin={onLogin} />}
    />
  );
}
