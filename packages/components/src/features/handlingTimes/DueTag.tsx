import type { DueTime } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { useHandlingTimesCopy } from './copy.js';

export interface DueTagProps {
  readonly due: DueTime | null | undefined;
}

/** How long a case has waited, and whether it is due; `--` for cases that wait for no decision. */
export function DueTag({ due }: DueTagProps) {
  const copy = useHandlingTimesCopy();
  if (!due) return '--';
  const { waitingDays, promisedDays, state } = due;
  const waited = fillCopy(copy.days, { n: waitingDays });
  if (state === 'LATER') return waited;
  return (
    <>
      {waited}{' '}
      {state === 'TODAY' ? (
        <Tag tone="warning">{copy.today}</Tag>
      ) : (
        <Tag tone="danger">
          {fillCopy(copy.overdue, { n: Math.max(1, waitingDays - promisedDays) })}
        </Tag>
      )}
    </>
  );
}
