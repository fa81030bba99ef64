import { getTicketReview, getTicketReviewQueuePosition } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useDeskQueue } from '../../provider/useDeskQueue.js';
import { CouponReviewDetail } from './review/CouponReviewDetail.js';
import { couponReviewFilters } from './review/couponReviewFilters.js';
import type { CouponReviewPaths } from './paths.js';
import { useCouponReviewsCopy } from './review/copy.js';

export type CouponReviewScreenProps = ScreenProps<CouponReviewPaths>;

/** An application on the desk of coupons; `id` is in the path. */
export function CouponReviewScreen(props: CouponReviewScreenProps) {
  const { params, paths, backTo } = props;
  const copy = useCouponReviewsCopy();
  const id = params['id'] ?? '';
  const { setName, ...around } = useDeskQueue(props, getTicketReviewQueuePosition, {
    id,
    record: getTicketReview,
    queue: backTo(paths.reviews()),
    toInput: (query) => couponReviewFilters.resolve(couponReviewFilters.parse(query)),
    pathTo: paths.review,
    copy,
  });
  return (
    <CouponReviewDetail
      key={id}
      applicationId={id}
      {...around}
      reviewLink={(other) => screenLink(props, paths.review(other))}
      onReview={({ companyName }) => setName(companyName)}
    />
  );
}
