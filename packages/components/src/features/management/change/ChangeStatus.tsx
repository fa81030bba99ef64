import type { Change } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { useManagementCopy, type ManagementCopy } from '../copy.js';
import * as css from '../management.css.js';
import { RestoreVersion } from './RestoreVersion.js';

export interface ChangeStatusProps {
  readonly change: Change;
  /** Whether the viewer saved it last. */
  readonly isOwn: boolean;
  readonly onDecide: (approved: boolean) => void;
  readonly onEdit: () => void;
  readonly onDiscard: () => void;
  /** Called with the change that takes a version back. */
  readonly onRestore: (changeId: string) => void;
}

/** The state of a change that is not being edited, and what the viewer can do with it. */
export function ChangeStatus(props: ChangeStatusProps) {
  const { change, isOwn, onDecide, onEdit, onDiscard, onRestore } = props;
  const { state, author, note, submittedTs, decision } = change;
  const copy = useManagementCopy();
  const isSubmitted = state === 'SUBMITTED';
  const isOpen = isSubmitted || state === 'SCHEDULED';
  return (
    <section className={css.decision} aria-label={copy.decide}>
      <Banner tone={state === 'PUBLISHED' ? 'success' : 'info'}>
        {statusText(change, isOwn, copy)}
      </Banner>
      <DescriptionList
        size="small"
        columns={2}
        items={[
          { term: copy.author, value: author.name },
          { term: copy.submitted, value: formatDateTime(submittedTs), kind: 'date' },
          { term: copy.note, value: note || '--', full: true },
          ...(decision
            ? [
                { term: copy.approvedBy, value: decision.by.name },
                { term: copy.opinion, value: decision.opinion || '--' },
              ]
            : []),
        ]}
      />
      <div className={css.row}>
        {isSubmitted && !isOwn && (
          <>
            <Button variant="primary" onClick={() => onDecide(true)}>
              {copy.approve}
            </Button>
            <Button onClick={() => onDecide(false)}>{copy.refuse}</Button>
          </>
        )}
        {isOpen && (
          <>
            <Button onClick={onEdit}>{copy.edit}</Button>
            <Button variant="text" onClick={onDiscard}>
              {copy.discard}
            </Button>
            <span className={css.muted}>{copy.editHint}</span>
          </>
        )}
        {state === 'PUBLISHED' && <RestoreVersion {...{ change, onRestore }} />}
      </div>
    </section>
  );
}

function statusText(
  { state, publishOn, decision }: Change,
  isOwn: boolean,
  copy: ManagementCopy,
): string {
  if (state === 'SUBMITTED') return isOwn ? copy.ownChange : copy.waiting;
  if (state === 'SCHEDULED')
    return fillCopy(decision ? copy.scheduled : copy.scheduledAlone, {
      time: formatDateTime(publishOn),
    });
  return state === 'DISCARDED' ? copy.isDiscarded : copy.isPublished;
}
