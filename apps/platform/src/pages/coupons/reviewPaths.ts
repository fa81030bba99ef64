import type { CouponReviewPaths } from '@huiqi/components/coupons';
import { withQuery } from '../../routes/withQuery.js';

/** Our addresses of the desk of coupons. */
export const couponReviewPaths: CouponReviewPaths = {
  reviews: (query) => withQuery('/couponManage', Object.fromEntries(query ?? [])),
  review: (id) => `/couponManage/${encodeURIComponent(id)}`,
};
