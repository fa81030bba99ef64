import {
  getTicketReview,
  readTicketContact,
  reviewTicket,
  type TicketDecision,
  type TicketReview,
} from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCaseNumbers } from '../../../provider/useCaseNumbers.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { CaseEvidence } from '../../evidence/CaseEvidence.js';
import { CouponReviewDetailView } from './CouponReviewDetailView.js';
import { CouponReviewDialog } from './CouponReviewDialog.js';
import { useCouponReviewsCopy } from './copy.js';

export interface CouponReviewDetailProps {
  readonly applicationId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next application in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  /** Link to an earlier application with the same contract. */
  readonly reviewLink?: ((applicationId: string) => LinkTarget) | undefined;
  /** Called when the application has been loaded. */
  readonly onReview?: ((review: TicketReview) => void) | undefined;
}

/** An application for its reviewers, with the decision. */
export function CouponReviewDetail(props: CouponReviewDetailProps) {
  const { applicationId, back, queue, reviewLink, onReview } = props;
  const copy = useCouponReviewsCopy();
  // The version that was read: what was submitted later must be read first.
  const [asked, setAsked] = useState<{ decision: TicketDecision; version: number } | null>(null);
  const query = useOperation(getTicketReview, { id: applicationId });
  const reading = useCaseNumbers(readTicketContact, { id: applicationId });
  const decide = useMutationOf(reviewTicket, {
    successMessage: copy.decided,
    refreshOnConflict: true,
    onSuccess: () => {
      setAsked(null);
      queue?.onDecided?.();
    },
  });
  useOnLoaded(query.data, onReview);
  function open(next: typeof asked) {
    decide.reset();
    setAsked(next);
  }
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(review) => (
        <>
          <CouponReviewDetailView
            {...{ review, reading, back, queue, reviewLink }}
            evidence={<CaseEvidence kind="TICKET" id={applicationId} />}
            onDecide={(decision) => open({ decision, version: review.version })}
          />
          {asked && (
            <CouponReviewDialog
              review={review}
              decision={asked.decision}
              queue={queue}
              busy={decide.busy}
              error={decide.error}
              fieldErrors={decide.fieldErrors}
              onClose={() => open(null)}
              onDecide={(body) =>
                void decide.run({ id: applicationId, body: { ...body, version: asked.version } })
              }
            />
          )}
        </>
      )}
    </PageState>
  );
}
