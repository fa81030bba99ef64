import { listRecommendedPolicies } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { usePolicyDetailCopy } from './detail/copy.js';
import type { PolicyPaths } from './paths.js';
import { PolicyDetail } from './detail/PolicyDetail.js';

export type PolicyRecommendedDetailScreenProps = ScreenProps<
  Pick<PolicyPaths, 'recommendations' | 'apply'>
>;

/** The maximum of one call: recommendations beyond show no reason. */
const most = { index: 1, size: 100 };

/** A recommended policy with the reasons; `id` is in the path. */
export function PolicyRecommendedDetailScreen(props: PolicyRecommendedDetailScreenProps) {
  const { params, paths, backTo, onLogin, onName } = props;
  const { apply } = paths;
  const copy = usePolicyDetailCopy();
  const policyId = params['id'] ?? '';
  const recommended = useOperation(listRecommendedPolicies, most, { staleTime: 60_000 }).data;
  return (
    <PolicyDetail
      key={policyId}
      policyId={policyId}
      reasons={recommended?.content.find(({ id }) => id === policyId)?.reasons}
      back={{
        label: copy.backToRecommended,
        ...screenLink(props, backTo(paths.recommendations())),
      }}
      applyLink={apply && ((id) => screenLink(props, apply(id)))}
      onLogin={onLogin}
      onName={onName}
    />
  );
}
