import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { couponReviewFilters } from './review/couponReviewFilters.js';
import { CouponReviewList } from './review/CouponReviewList.js';
import type { CouponReviewPaths } from './paths.js';

export type CouponReviewsScreenProps = ScreenProps<CouponReviewPaths>;

/** The desk of coupons; filters and page are in the address. */
export function CouponReviewsScreen(props: CouponReviewsScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <CouponReviewList
      size={pageSize}
      filters={couponReviewFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(couponReviewFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.reviews(couponReviewFilters.format(filters)))}
      reviewLink={(id) => screenLink(props, paths.review(id))}
    />
  );
}
