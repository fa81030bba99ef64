/**
 * The bell with its count, the notice centre and single notices. The bell is cheap enough for every page: it counts,
 * and loads the list when opened.
 */

export { noticesCopy, type NoticesCopy } from './copy.js';
export { NoticeBell, type NoticeBellProps } from './NoticeBell.js';
export { NoticeBellView, type NoticeBellViewProps } from './NoticeBellView.js';
export { NoticeCentre, type NoticeCentreProps } from './NoticeCentre.js';
export { NoticeCentreView, type NoticeCentreViewProps } from './NoticeCentreView.js';
export { NoticeDetail, type NoticeDetailProps } from './NoticeDetail.js';
export { NoticeDetailView, type NoticeDetailViewProps } from './NoticeDetailView.js';
export { noticeFilters, type NoticeFilters } from './noticeFilters.js';
export { NoticeListView, type NoticeListViewProps } from './NoticeListView.js';
export type { NoticeLinks, NoticePaths } from './paths.js';
export { useUnreadCount } from './useUnreadCount.js';
export { useUnreadPoll } from './useUnreadPoll.js';
