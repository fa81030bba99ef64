import { listTicketReviews } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useQueueRecord } from '../../provider/useQueueRecord.js';
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
  const { setName, ...around } = useQueueRecord(props, listTicketReviews, {
    id,
    idOf: (row) => row.id,
    queue: backTo(paths.reviews()),
    toInput: (query, size) => ({
      ...couponReviewFilters.resolve(couponReviewFilters.parse(query)),
      size,
    }),
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
