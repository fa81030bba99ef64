import { getPolicySearchMenu, getPolicyStatistic, listPolicies } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { usePolicyHomeCopy } from './home/copy.js';
import { FavouriteButton } from './favourites/FavouriteButton.js';
import type { PolicyPaths } from './paths.js';
import { totalPolicyFilterLabels, totalPolicyFilters } from './total/totalPolicyFilters.js';
import { TotalPolicyListView } from './total/TotalPolicyListView.js';

export type TotalPolicyListScreenProps = ScreenProps<
  Pick<PolicyPaths, 'totalPolicies' | 'totalSublist' | 'totalPolicy'>
>;

const rarelyChanging = { staleTime: 300_000 };

/** All policies; the filters are in the address, and the figures apply keyword and state. */
export function TotalPolicyListScreen(props: TotalPolicyListScreenProps) {
  const { query, paths, setQuery, onLogin, pageSize } = props;
  const copy = usePolicyHomeCopy();
  const values = totalPolicyFilters.parse(query);
  const { keyword, declareType, grade, publishOrgId } = values;
  const menu = useOperation(getPolicySearchMenu, {}, rarelyChanging).data;
  const statistic = useOperation(
    getPolicyStatistic,
    { keyword, declareType },
    { keepPrevious: true },
  );
  const policies = useOperationList(listPolicies, {
    filters: totalPolicyFilters,
    labels: totalPolicyFilterLabels(copy, menu),
    values,
    onValuesChange: (next, change) => setQuery(totalPolicyFilters.format(next), change),
    size: pageSize,
  });
  return (
    <TotalPolicyListView
      {...policies}
      title={copy.totalTitle}
      groups={{ label: copy.chooseOther, ...screenLink(props, paths.totalSublist()) }}
      statistic={{
        state: toDataState(statistic),
        current: { grade, publishOrgId },
        groupLink: (group) =>
          screenLink(
            props,
            paths.totalPolicies(
              totalPolicyFilters.format(totalPolicyFilters.change(values, group)),
            ),
          ),
      }}
      policyLink={(policyId) => screenLink(props, paths.totalPolicy(policyId))}
      renderAction={(policy) => <FavouriteButton policy={policy} onLogin={onLogin} />}
    />
  );
}
