import { listPolicies } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { screenLink } from '../../../provider/screen.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { FavouriteButton } from '../favourites/FavouriteButton.js';
import { gradePolicyFilters, totalPolicyFilters } from './totalPolicyFilters.js';
import type { TotalPolicyGroupProps } from './totalPolicyGroup.js';
import { TotalPolicyListView } from './TotalPolicyListView.js';

/** The policies of one grade. */
export function TotalPolicyGrade(props: TotalPolicyGroupProps & { readonly grade: string }) {
  const { grade, screen, labels, ...view } = props;
  const { query, paths, setQuery, onLogin, pageSize: size = pageSizes.default } = screen;
  const { keyword, publishOrgId, declareType } = labels;
  const group = totalPolicyFilters.format({ grade });
  const policies = useOperationList(listPolicies, {
    filters: gradePolicyFilters,
    labels: { keyword, publishOrgId, declareType },
    values: gradePolicyFilters.parse(query),
    onValuesChange: (next, change) =>
      setQuery(new URLSearchParams([...group, ...gradePolicyFilters.format(next)]), change),
    toInput: (values) => ({ ...values, grade, size }),
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
