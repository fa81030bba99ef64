import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { usePolicyDetailCopy } from './detail/copy.js';
import type { PolicyPaths } from './paths.js';
import { PolicyDetail } from './detail/PolicyDetail.js';

export type PolicyDetailScreenProps = ScreenProps<Pick<PolicyPaths, 'search' | 'apply'>>;

/** One policy; `id` is in the path. */
export function PolicyDetailScreen(props: PolicyDetailScreenProps) {
  const { params, paths, backTo, onLogin, onName } = props;
  const { apply } = paths;
  const copy = usePolicyDetailCopy();
  const policyId = params['id'] ?? '';
  return (
    <PolicyDetail
      key={policyId}
      policyId={policyId}
      back={{ label: copy.backToSearch, ...screenLink(props, backTo(paths.search())) }}
      applyLink={apply && ((id) => screenLink(props, apply(id)))}
      onLogin={onLogin}
      onName={onName}
    />
  );
}
