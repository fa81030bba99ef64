import {
  getPolicyReview,
  openFile,
  readPolicyContact,
  type PolicyReviewDetail as PolicyReviewData,
} from '@huiqi/sdk';
import { useClient } from '../../../provider/context.js';
import { fillCopy } from '../../../provider/copy.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCaseNumbers } from '../../../provider/useCaseNumbers.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { CaseEvidence } from '../../evidence/CaseEvidence.js';
import { PolicyReviewDetailView } from './PolicyReviewDetailView.js';
import { PolicyReviewDialog } from './PolicyReviewDialog.js';
import { usePolicyReviewCopy } from './copy.js';
import { usePolicyReview } from './usePolicyReview.js';

export interface PolicyReviewDetailProps {
  readonly applicationId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next declaration in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  /** Called when the declaration has been loaded. */
  readonly onReview?: ((review: PolicyReviewData) => void) | undefined;
}

/** A declaration for its reviewers, with the available actions. */
export function PolicyReviewDetail(props: PolicyReviewDetailProps) {
  const { applicationId, back, queue, onReview } = props;
  const copy = usePolicyReviewCopy();
  const client = useClient();
  const query = useOperation(getPolicyReview, { id: applicationId });
  const reading = useCaseNumbers(readPolicyContact, { id: applicationId });
  const desk = usePolicyReview(applicationId, queue?.onDecided);
  useOnLoaded(query.data, onReview);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(review) => (
        <>
          <PolicyReviewDetailView
            review={{ ...review, choices: desk.choicesOf(review) }}
            reading={reading}
            back={back}
            queue={queue}
            done={desk.done}
            onAct={(action) => desk.open(action, review)}
            openFile={(key) => openFile(client, { key })}
            evidence={<CaseEvidence kind="DECLARATION" id={applicationId} />}
          />
          {desk.dialog && (
            <PolicyReviewDialog
              id={applicationId}
              action={desk.dialog.action}
              subject={fillCopy(copy.subject, {
                company: review.companyName,
                policy: review.policyTitle,
              })}
              applyAmount={review.applyAmount}
              busy={desk.busy}
              error={desk.error}
              fieldErrors={desk.fieldErrors}
              {...desk.standOf(review)}
              queue={queue}
              onSend={(draft) => desk.send(draft, review)}
              onClose={desk.close}
            />
          )}
        </>
      )}
    </PageState>
  );
}
