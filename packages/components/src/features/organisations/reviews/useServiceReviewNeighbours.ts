import { listServiceReviews } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { neighboursOf, type Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import { useServiceReviewsCopy } from './copy.js';
import { serviceReviewFilters, type ServiceReviewFilters } from './serviceReviewFilters.js';

interface Options {
  readonly reviewId: string;
  /** The page of the queue that the review was opened from. */
  readonly filters: ServiceReviewFilters;
  /** Reviews per page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (reviewId: string) => LinkTarget;
}

/** The neighbours of a review on the queue page it was opened from, which is usually cached. */
export function useServiceReviewNeighbours(options: Options): Neighbours {
  const { reviewId, filters, size = pageSizes.adminOrders, linkTo } = options;
  const copy = useServiceReviewsCopy();
  const { data } = useOperation(listServiceReviews, {
    ...serviceReviewFilters.resolve(filters),
    size,
  });
  return neighboursOf({
    rows: data?.content,
    page: data?.page,
    isRecord: ({ id }) => id === reviewId,
    linkTo: ({ id }) => linkTo(id),
    positionText: (n, total) => fillCopy(copy.position, { n, total }),
  });
}
