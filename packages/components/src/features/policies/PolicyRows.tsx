import type { Policy } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { PolicyCard, type PolicyCardProps } from './PolicyCard.js';
import { list } from './PolicyCard.css.js';

export interface PolicyRowsProps extends Pick<PolicyCardProps, 'level'> {
  readonly policies: readonly Policy[];
  readonly policyLink: (policyId: string) => LinkTarget;
  /** An action such as `FavouriteButton`. */
  readonly renderAction?: ((policy: Policy) => ReactNode) | undefined;
}

/** Policies one below the other. */
export function PolicyRows({ policies, policyLink, renderAction, level }: PolicyRowsProps) {
  return (
    <ul className={list}>
      {policies.map((policy) => (
        <li key={policy.id}>
          <PolicyCard
            policy={policy}
            link={policyLink(policy.id)}
            action={renderAction?.(policy)}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}
