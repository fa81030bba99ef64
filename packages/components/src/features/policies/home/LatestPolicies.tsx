import { listNewestPolicies } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { LatestPoliciesView, type LatestPoliciesViewProps } from './LatestPoliciesView.js';

export type LatestPoliciesProps = Pick<LatestPoliciesViewProps, 'policyLink'>;

/** The newest policies, for the front page of a site. */
export function LatestPolicies({ policyLink }: LatestPoliciesProps) {
  const query = useOperation(listNewestPolicies, {}, { staleTime: 60_000 });
  return (
    <LatestPoliciesView
      policyLink={policyLink}
      state={toDataState(query, (policies) => policies.length === 0)}
    />
  );
}
