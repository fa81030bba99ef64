import type { CouponPaths } from '@huiqi/components/coupons';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { couponPath } from './couponPath.js';

/** Addresses of coupons: spec 1 §2 names introduction and application, the others are ours. */
export const couponPaths: CouponPaths = {
  announcement: () => '/yunCouponAnnouncement',
  apply: (id) => withQuery('/yunCouponApply', { id }),
  published: (query) => withQuery('/coupon/list', Object.fromEntries(query ?? [])),
  tickets: (query) => withQuery('/coupon/user', Object.fromEntries(query ?? [])),
  applications: (query) => withQuery('/coupon/user/apply', Object.fromEntries(query ?? [])),
  application: couponPath,
  companies: companyPaths.companies,
};
