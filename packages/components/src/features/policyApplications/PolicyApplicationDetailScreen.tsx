import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import type { PolicyApplicationPaths } from './paths.js';
import { PolicyApplicationDetail } from './detail/PolicyApplicationDetail.js';
import { usePolicyUserCopy } from './user/copy.js';

export type PolicyApplicationDetailScreenProps = ScreenProps<
  Pick<PolicyApplicationPaths, 'applications' | 'policies' | 'policy' | 'resubmit'>
>;

/** One of the user's declarations; `id` is in the path. */
export function PolicyApplicationDetailScreen(props: PolicyApplicationDetailScreenProps) {
  const { params, paths, backTo, onName } = props;
  const copy = usePolicyUserCopy();
  const id = params['id'] ?? '';
  const setName = useLaterName(onName);
  return (
    <PolicyApplicationDetail
      key={id}
      applicationId={id}
      back={{ label: copy.title, ...screenLink(props, backTo(paths.applications())) }}
      resubmit={screenLink(props, paths.resubmit(id))}
      policies={screenLink(props, paths.policies())}
      policyLink={(policyId) => screenLink(props, paths.policy(policyId))}
      onApplication={({ policyTitle }) => setName(policyTitle)}
    />
  );
}
