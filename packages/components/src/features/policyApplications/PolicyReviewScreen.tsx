import { getPolicyReview, getPolicyReviewQueuePosition } from '@huiqi/sdk';
import type { ScreenProps } from '../../provider/screen.js';
import { useDeskQueue } from '../../provider/useDeskQueue.js';
import { PolicyReviewDetail } from './review/PolicyReviewDetail.js';
import { policyReviewFilters, reviewListInput } from './review/policyReviewFilters.js';
import type { PolicyReviewPaths } from './review/policyReviewPaths.js';
import { usePolicyReviewCopy } from './review/copy.js';

export type PolicyReviewScreenProps = ScreenProps<PolicyReviewPaths>;

/** A declaration to review; `id` is in the path. */
export function PolicyReviewScreen(props: PolicyReviewScreenProps) {
  const id = props.params['id'] ?? '';
  return <OneReview {...props} key={id} id={id} />;
}

function OneReview(props: PolicyReviewScreenProps & { readonly id: string }) {
  const { id, paths, backTo } = props;
  const copy = usePolicyReviewCopy();
  const { setName, ...around } = useDeskQueue(props, getPolicyReviewQueuePosition, {
    id,
    record: getPolicyReview,
    queue: backTo(paths.reviews()),
    toInput: (query) =>
      reviewListInput(policyReviewFilters.resolve(policyReviewFilters.parse(query)), 1),
    pathTo: paths.review,
    copy,
  });
  return (
    <PolicyReviewDetail
      applicationId={id}
      {...around}
      onReview={({ companyName }) => setName(companyName)}
    />
  );
}
