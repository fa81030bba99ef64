import type { SoonRoute } from '../../routes/route.js';

/** Government coupons (spec 1 §2 Government Services). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/yunCouponAnnouncement',
    title: '惠企券公告',
    line: '查看惠企券的发放范围、批次与公示名单。',
  },
  { path: '/yunCouponApply', title: '惠企券申领', line: '按合同金额在线申领并使用惠企券。' },
];
