import type { Policy } from '@huiqi/sdk';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { usePolicyHomeCopy } from './copy.js';
import { PolicyCard } from '../PolicyCard.js';
import { PolicyHomeEmpty } from './PolicyHomeEmpty.js';
import * as css from './PolicyOnline.css.js';

export interface PolicyOnlineCardsProps {
  readonly state: DataStateValue<readonly Policy[]>;
  readonly policyLink: (policyId: string) => LinkTarget;
}

/** The latest policies, two per row. */
export function PolicyOnlineCards({ state, policyLink }: PolicyOnlineCardsProps) {
  const copy = usePolicyHomeCopy();
  return (
    <DataState
      compact
      state={state}
      loading={<Skeleton shape="block" height={376} />}
      empty={<PolicyHomeEmpty title={copy.noPolicies} />}
    >
      {(policies) => (
        <ul className={css.cards}>
          {policies.map((policy) => (
            <li key={policy.id} className={css.cell}>
              <PolicyCard policy={policy} link={policyLink(policy.id)} />
            </li>
          ))}
        </ul>
      )}
    </DataState>
  );
}
