/** Coupons: introduction, application, the user's tickets and how to use one, and the review desk. */

export { couponsCopy, type CouponsCopy } from './copy.js';
export {
  CouponAnnouncement,
  type CouponAnnouncementProps,
} from './published/CouponAnnouncement.js';
export { CouponApply, type CouponApplyProps } from './apply/CouponApply.js';
export {
  publishedFilters,
  ticketFilters,
  type PublishedFilters,
  type TicketApplicationFilters,
  type TicketFilters,
} from './couponFilters.js';
export { CouponReviewDetail, type CouponReviewDetailProps } from './review/CouponReviewDetail.js';
export { couponReviewFilters, type CouponReviewFilters } from './review/couponReviewFilters.js';
export { CouponReviewList, type CouponReviewListProps } from './review/CouponReviewList.js';
export type { CouponPaths, CouponReviewPaths } from './paths.js';
export { PublishedTickets, type PublishedTicketsProps } from './published/PublishedTickets.js';
export { couponReviewsCopy, type CouponReviewsCopy } from './review/copy.js';
export {
  TicketApplicationDetail,
  type TicketApplicationDetailProps,
} from './tickets/TicketApplicationDetail.js';
export {
  TicketApplicationList,
  type TicketApplicationListProps,
} from './tickets/TicketApplicationList.js';
export { TicketList, type TicketListProps } from './tickets/TicketList.js';
export type { CouponReviewListViewProps } from './review/CouponReviewListView.js';
export type { PublishedTicketsViewProps } from './published/PublishedTicketsView.js';
export type { TicketApplicationDetailViewProps } from './tickets/TicketApplicationDetailView.js';
export type { TicketApplicationLinks } from './tickets/TicketApplicationListView.js';
export type { TicketLinks } from './tickets/TicketListView.js';
