import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { couponReviewFilters } from './review/couponReviewFilters.js';
import { CouponReviewList } from './review/CouponReviewList.js';
import type { CouponReviewPaths } from './paths.js';

export type CouponReviewsScreenProps = ScreenProps<CouponReviewPaths>;

/** The desk of coupons; filters and page are in the address. */
export function CouponReviewsScreen(props: CouponReviewsScreenProps) {
  const { paths } = props;
  return (
    <CouponReviewList
      {...tabsInQuery(props, couponReviewFilters, paths.reviews)}
      reviewLink={(id) => screenLink(props, paths.review(id))}
    />
  );
}
