import type { Policy } from '@huiqi/sdk';
import { formatWan } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { usePolicyHomeCopy, type PolicyHomeCopy } from './copy.js';
import * as css from './PolicyHomeLines.css.js';

export interface PolicyHomeLinesProps {
  readonly policies: readonly Policy[];
  readonly policyLink: (policyId: string) => LinkTarget;
  /** Shown instead of the lines while there are none. */
  readonly emptyText: string;
}

/** Declarable policies, one line each: title, amount, days left. */
export function PolicyHomeLines({ policies, policyLink, emptyText }: PolicyHomeLinesProps) {
  return (
    <div className={css.card}>
      {policies.length === 0 ? (
        <p className={css.empty}>{emptyText}</p>
      ) : (
        <ul className={css.lines}>
          {policies.map((policy) => (
            <li key={policy.id} className={css.item}>
              <PolicyLine policy={policy} link={policyLink(policy.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Days before a policy's end from which it is highlighted. */
const soon = 7;

function PolicyLine({ policy, link }: { readonly policy: Policy; readonly link: LinkTarget }) {
  const copy = usePolicyHomeCopy();
  const { title, maxAmount, daysLeft } = policy;
  const isEnding = typeof daysLeft === 'number' && daysLeft <= soon;
  const end = endOf(policy, copy);
  return (
    <a className={css.line} {...linkProps(link)}>
      <span className={css.title}>{title}</span>
      <span className={css.facts}>
        {maxAmount && (
          <span className={css.fact}>
            {fillCopy(copy.atMost, { amount: formatWan(maxAmount) })}
          </span>
        )}
        {end && (
          <span className={css.fact}>
            <Tag tone={isEnding ? 'warning' : 'neutral'}>{end}</Tag>
          </span>
        )}
      </span>
    </a>
  );
}

/** How long a policy can still be declared, as text; its state says the rest. */
function endOf(policy: Policy, copy: PolicyHomeCopy): string | undefined {
  const { daysLeft, declareEndDate, declareStatus } = policy;
  if (typeof daysLeft === 'number')
    return daysLeft === 0 ? copy.lastDay : fillCopy(copy.daysLeft, { n: daysLeft });
  return declareEndDate || declareStatus === 'ENDED' ? undefined : copy.noEnd;
}
