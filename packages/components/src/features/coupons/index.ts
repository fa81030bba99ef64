/** Interest tickets: introduction, application, the user's tickets and how to use one, and the review desk. */

export { couponsCopy, type CouponsCopy } from './copy.js';
export { CouponAnnouncement, type CouponAnnouncementProps } from './CouponAnnouncement.js';
export { CouponApply, type CouponApplyProps } from './CouponApply.js';
export { publishedFilters, ticketFilters } from './couponFilters.js';
export { CouponReviewDetail, type CouponReviewDetailProps } from './CouponReviewDetail.js';
export { couponReviewFilters, type CouponReviewFilters } from './couponReviewFilters.js';
export { CouponReviewList, type CouponReviewListProps } from './CouponReviewList.js';
export type { CouponPaths, CouponReviewPaths } from './paths.js';
export { PublishedTickets, type PublishedTicketsProps } from './PublishedTickets.js';
export { couponReviewsCopy, type CouponReviewsCopy } from './reviewCopy.js';
export {
  TicketApplicationDetail,
  type TicketApplicationDetailProps,
} from './TicketApplicationDetail.js';
export { TicketApplicationList, type TicketApplicationListProps } from './TicketApplicationList.js';
export { TicketList, type TicketListProps } from './TicketList.js';
