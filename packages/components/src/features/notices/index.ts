export { noticesCopy, type NoticesCopy } from './copy.js';
export { NoticeBell, type NoticeBellProps } from './NoticeBell.js';
export { NoticeBellView, type NoticeBellViewProps } from './NoticeBellView.js';
export { NoticeListView, type NoticeListViewProps } from './NoticeListView.js';
export { useUnreadCount } from './useUnreadCount.js';
