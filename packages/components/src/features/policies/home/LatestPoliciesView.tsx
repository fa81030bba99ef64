import type { Policy } from '@huiqi/sdk';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { NewsLines } from '../../../patterns/FrontPage/NewsLines.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { usePolicyHomeCopy } from './copy.js';
import { PolicyHomeEmpty } from './PolicyHomeEmpty.js';

export interface LatestPoliciesViewProps {
  readonly state: DataStateValue<readonly Policy[]>;
  readonly policyLink: (policyId: string) => LinkTarget;
}

/** Five policies, newest first, one line each. */
export function LatestPoliciesView({ state, policyLink }: LatestPoliciesViewProps) {
  const copy = usePolicyHomeCopy();
  return (
    <DataState
      compact
      state={state}
      loading={<Skeleton shape="block" height={242} />}
      empty={<PolicyHomeEmpty title={copy.noPolicies} />}
    >
      {(policies) => (
        <NewsLines
          items={policies.map(({ id, title, publishDate }) => ({
            id,
            title,
            date: publishDate,
            ...policyLink(id),
          }))}
          emptyText={copy.noPolicies}
        />
      )}
    </DataState>
  );
}
