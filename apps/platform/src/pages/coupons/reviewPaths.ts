import type { CouponReviewPaths } from '@huiqi/components/coupons';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses of the desk of coupons, which are ours. */
export const couponReviewPaths: CouponReviewPaths = {
  reviews: (query) => withQuery('/couponManage', Object.fromEntries(query ?? [])),
  review: (id) => `/couponManage/${encodeURIComponent(id)}`,
};
