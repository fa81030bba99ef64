import { LatestPolicies } from '@huiqi/components/policies';
import { useGo } from '../../routes/useGo.js';
import { policyPaths } from '../policies/paths.js';

/** Five lines that link to the newest policies. */
export function HomePolicies() {
  const go = useGo();
  return (
    <LatestPolicies
      policyLink={(policyId) => {
        const href = policyPaths.policy(policyId);
        return { href, onOpen: () => go(href) };
      }}
    />
  );
}
