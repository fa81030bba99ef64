import {
  decideServiceReview,
  getServiceReview,
  type ServiceDecision,
  type ServiceReviewDetail as Review,
} from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useServiceReviewsCopy } from './copy.js';
import { ServiceReviewDetailView } from './ServiceReviewDetailView.js';
import { ServiceReviewDialog } from './ServiceReviewDialog.js';
import { useTypeNameOf } from '../content/useTypeNameOf.js';

export interface ServiceReviewDetailProps {
  readonly reviewId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next review in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  /** Called when the review has been loaded. */
  readonly onReview?: ((review: Review) => void) | undefined;
}

/** Submitted and published content, with the decision. */
export function ServiceReviewDetail(props: ServiceReviewDetailProps) {
  const { reviewId: id, back, queue, onReview } = props;
  const copy = useServiceReviewsCopy();
  // The version that was read: anything submitted later must be read first.
  const [asked, setAsked] = useState<{ decision: ServiceDecision; version: number } | null>(null);
  const query = useOperation(getServiceReview, { id });
  const loaded = query.data;
  const product = loaded?.product;
  const nameOf = useTypeNameOf(
    product?.submitted.serviceTypeBig,
    product?.published?.serviceTypeBig,
  );
  const decide = useMutationOf(decideServiceReview, {
    successMessage: asked?.decision === 'PASS' ? copy.passed : copy.refused,
    refreshOnConflict: true,
    onSuccess: () => {
      setAsked(null);
      queue?.onDecided?.();
    },
  });
  useOnLoaded(loaded, onReview);
  function close() {
    decide.reset();
    setAsked(null);
  }
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(review) => (
        <>
          <ServiceReviewDetailView
            {...{ review, nameOf, back, queue }}
            onDecide={(decision) => setAsked({ decision, version: review.version })}
          />
          {asked && (
            <ServiceReviewDialog
              key={asked.decision}
              reviewId={id}
              decision={asked.decision}
              queue={queue}
              name={review.name}
              busy={decide.busy}
              error={decide.error}
              fieldErrors={decide.fieldErrors}
              onClose={close}
              onDecide={(reason) =>
                void decide.run({
                  id,
                  body: { ...asked, ...(reason === '' ? {} : { reason }) },
                })
              }
            />
          )}
        </>
      )}
    </PageState>
  );
}
