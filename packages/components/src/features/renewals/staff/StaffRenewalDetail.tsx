import { answerRenewal, getStaffRenewal, readRenewalContact, type RenewalOrder } from '@huiqi/sdk';
import { useState } from 'react';
import { isConflict } from '../../../provider/isConflict.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCaseNumbers } from '../../../provider/useCaseNumbers.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { AnswerDialog } from './AnswerDialog.js';
import type { AnswerKind } from './renewalAnswer.js';
import { RenewalCorrection } from './RenewalCorrection.js';
import { useStaffRenewalsCopy } from './copy.js';
import { CaseEvidence } from '../../evidence/CaseEvidence.js';
import { StaffRenewalDetailView } from './StaffRenewalDetailView.js';

export interface StaffRenewalDetailProps {
  readonly renewalId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next renewal in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  /** Called when the renewal has been loaded. */
  readonly onRenewal?: ((renewal: RenewalOrder) => void) | undefined;
}

/** A renewal for staff; its bank decides on it. */
export function StaffRenewalDetail(props: StaffRenewalDetailProps) {
  const { renewalId, back, queue, onRenewal } = props;
  const copy = useStaffRenewalsCopy();
  const [dialog, setDialog] = useState<AnswerKind | null>(null);
  const query = useOperation(getStaffRenewal, { id: renewalId });
  const reading = useCaseNumbers(readRenewalContact, { id: renewalId });
  const user = useCurrentUser();
  const answer = useMutationOf(answerRenewal, {
    successMessage: copy.decided,
    refreshOnConflict: true,
    onSuccess: () => {
      setDialog(null);
      queue?.onDecided?.();
    },
  });
  useOnLoaded(query.data, onRenewal);
  function open(next: AnswerKind | null) {
    answer.reset();
    setDialog(next);
  }
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(renewal) => (
        <>
          <StaffRenewalDetailView
            renewal={renewal}
            reading={reading}
            back={back}
            queue={queue}
            mayDecide={user.data?.roleType === 'FINANCIER'}
            onDecide={open}
            correction={<RenewalCorrection renewal={renewal} />}
            evidence={<CaseEvidence kind="RENEWAL" id={renewalId} />}
          />
          {dialog && (
            <AnswerDialog
              renewal={renewal}
              kind={dialog}
              queue={queue}
              busy={answer.busy}
              isPossible={renewal.acceptStatus === 'ACCEPT_SUCCESS' || !isConflict(answer.error)}
              error={answer.error}
              fieldErrors={answer.fieldErrors}
              onClose={() => open(null)}
              onAnswer={(body) => void answer.run({ id: renewalId, body })}
            />
          )}
        </>
      )}
    </PageState>
  );
}
