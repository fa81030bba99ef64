import { listTicketReviews } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { neighboursOf, type Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { couponReviewFilters, type CouponReviewFilters } from './couponReviewFilters.js';
import { useCouponReviewsCopy } from './copy.js';

interface Options {
  readonly applicationId: string;
  /** The page of the queue that the application was opened from. */
  readonly filters: CouponReviewFilters;
  /** Applications per page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (applicationId: string) => LinkTarget;
}

/** The neighbours of an application on the queue page it was opened from, which is usually cached. */
export function useCouponReviewNeighbours(options: Options): Neighbours {
  const { applicationId, filters, size = pageSizes.default, linkTo } = options;
  const copy = useCouponReviewsCopy();
  const { data } = useOperation(listTicketReviews, {
    ...couponReviewFilters.resolve(filters),
    size,
  });
  return neighboursOf({
    rows: data?.content,
    page: data?.page,
    isRecord: ({ id }) => id === applicationId,
    linkTo: ({ id }) => linkTo(id),
    positionText: (n, total) => fillCopy(copy.position, { n, total }),
  });
}
