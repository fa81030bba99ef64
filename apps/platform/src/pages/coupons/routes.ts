import { screen, type Route, type Samples } from '../../routes/route.js';
import { couponPaths } from './paths.js';
import { couponReviewPaths } from './reviewPaths.js';

export const routes: readonly Route[] = [
  {
    path: '/yunCouponAnnouncement',
    title: '惠企券公告',
    header: '/yunCouponAnnouncement',
    load: async () => {
      const { CouponAnnouncementScreen } =
        await import('@huiqi/components/coupons/CouponAnnouncementScreen');
      return screen(CouponAnnouncementScreen, couponPaths);
    },
  },
  {
    path: '/yunCouponApply',
    title: '惠企券申领',
    header: '/yunCouponApply',
    permission: 'GRZX',
    idParam: 'id',
    load: async () => {
      const { CouponApplyScreen } = await import('@huiqi/components/coupons/CouponApplyScreen');
      return screen(CouponApplyScreen, couponPaths);
    },
  },
  {
    path: '/coupon/list',
    title: '惠企券公示名单',
    header: '/yunCouponAnnouncement',
    load: async () => {
      const { PublishedTicketsScreen } =
        await import('@huiqi/components/coupons/PublishedTicketsScreen');
      return screen(PublishedTicketsScreen, couponPaths);
    },
  },
  {
    path: '/coupon/user',
    title: '我的惠企券',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的惠企券', place: 7, icon: 'ticket', group: 'company' },
    load: async () => {
      const { TicketListScreen } = await import('@huiqi/components/coupons/TicketListScreen');
      return screen(TicketListScreen, couponPaths);
    },
  },
  {
    path: '/coupon/user/apply',
    title: '惠企券申请',
    permission: 'GRZX',
    layout: 'centre',
    entry: '/coupon/user',
    load: async () => {
      const { TicketApplicationListScreen } =
        await import('@huiqi/components/coupons/TicketApplicationListScreen');
      return screen(TicketApplicationListScreen, couponPaths);
    },
  },
  {
    path: '/coupon/user/detail/:id',
    title: '惠企券申请详情',
    permission: 'GRZX',
    header: '/yunCouponApply',
    load: async () => {
      const { TicketApplicationDetailScreen } =
        await import('@huiqi/components/coupons/TicketApplicationDetailScreen');
      return screen(TicketApplicationDetailScreen, couponPaths);
    },
  },
  {
    path: '/couponManage',
    title: '惠企券审核',
    permission: 'ADMIN_COUPONS',
    layout: 'desk',
    desk: { label: '惠企券审核', place: 4, icon: 'calculator', key: 'c' },
    load: async () => {
      const { CouponReviewsScreen } = await import('@huiqi/components/coupons/CouponReviewsScreen');
      return screen(CouponReviewsScreen, couponReviewPaths);
    },
  },
  {
    path: '/couponManage/:id',
    title: '惠企券审核',
    permission: 'ADMIN_COUPONS',
    layout: 'desk',
    entry: '/couponManage',
    load: async () => {
      const { CouponReviewScreen } = await import('@huiqi/components/coupons/CouponReviewScreen');
      return screen(CouponReviewScreen, couponReviewPaths);
    },
  },
];

export const samples: Samples = {
  '/coupon/user/detail/:id': '/coupon/user/detail/3001',
  '/couponManage/:id': '/couponManage/3001',
};
