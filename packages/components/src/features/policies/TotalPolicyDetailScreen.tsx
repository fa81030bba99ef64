import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { usePolicyHomeCopy } from './home/copy.js';
import type { PolicyPaths } from './paths.js';
import { PolicyDetail } from './detail/PolicyDetail.js';
import { totalPolicyFilters } from './total/totalPolicyFilters.js';

export type TotalPolicyDetailScreenProps = ScreenProps<
  Pick<PolicyPaths, 'totalPolicies' | 'totalSublist' | 'apply'>
>;

/** A policy; its `id`, and the organisation or grade of the list, are in the query. */
export function TotalPolicyDetailScreen(props: TotalPolicyDetailScreenProps) {
  const { query, paths, onLogin, onName } = props;
  const { apply } = paths;
  const copy = usePolicyHomeCopy();
  const policyId = query.get('id') ?? '';
  const group = totalPolicyFilters.format(totalPolicyFilters.parse(query));
  const back = String(group) ? copy.backToSub : copy.backToTotal;
  return (
    <PolicyDetail
      key={policyId}
      policyId={policyId}
      back={{ label: back, ...screenLink(props, backAddress(props, group)) }}
      applyLink={apply && ((id) => screenLink(props, apply(id)))}
      onLogin={onLogin}
      onName={onName}
    />
  );
}

/** The list as last shown; a visit that began here gets the group's list. */
function backAddress({ paths, backTo }: TotalPolicyDetailScreenProps, group: URLSearchParams) {
  if (!String(group)) return backTo(paths.totalPolicies());
  const groups = paths.totalSublist();
  const shown = backTo(groups);
  return shown === groups ? paths.totalSublist(group) : shown;
}
