import type { Policy } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { usePoliciesCopy } from './copy.js';
import * as css from './PolicyCard.css.js';
import { deadlineOf } from './policyTexts.js';

export interface PolicyDeadlineProps {
  readonly policy: Pick<Policy, 'declareEndDate' | 'declareStatus' | 'daysLeft'>;
}

/** The deadline of a policy, with the days left near its end. */
export function PolicyDeadline({ policy }: PolicyDeadlineProps) {
  const copy = usePoliciesCopy();
  const { daysLeft } = policy;
  const deadline = deadlineOf(policy, copy);
  return (
    <>
      {deadline && <span className={css.fact}>{deadline}</span>}
      {typeof daysLeft === 'number' && daysLeft <= 30 && (
        <strong className={daysLeft <= 7 ? css.urgent : css.soon}>
          {daysLeft === 0 ? copy.endsToday : fillCopy(copy.daysLeft, { n: daysLeft })}
        </strong>
      )}
    </>
  );
}
