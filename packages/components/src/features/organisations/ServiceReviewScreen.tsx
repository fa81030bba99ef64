import { getServiceReview, getServiceReviewQueuePosition } from '@huiqi/sdk';
import type { ScreenProps } from '../../provider/screen.js';
import { useDeskQueue } from '../../provider/useDeskQueue.js';
import type { ServiceReviewPaths } from './paths.js';
import { useServiceReviewsCopy } from './reviews/copy.js';
import { ServiceReviewDetail } from './reviews/ServiceReviewDetail.js';
import { serviceReviewFilters } from './reviews/serviceReviewFilters.js';

export type ServiceReviewScreenProps = ScreenProps<ServiceReviewPaths>;

/** A submission on the desk of service reviews; `id` is in the path. */
export function ServiceReviewScreen(props: ServiceReviewScreenProps) {
  const { params, paths, backTo } = props;
  const copy = useServiceReviewsCopy();
  const id = params['id'] ?? '';
  const { setName, ...around } = useDeskQueue(props, getServiceReviewQueuePosition, {
    id,
    record: getServiceReview,
    queue: backTo(paths.reviews()),
    toInput: (query) => serviceReviewFilters.resolve(serviceReviewFilters.parse(query)),
    pathTo: paths.review,
    copy,
  });
  return (
    <ServiceReviewDetail
      key={id}
      reviewId={id}
      {...around}
      onReview={(review) => setName(review.name)}
    />
  );
}
