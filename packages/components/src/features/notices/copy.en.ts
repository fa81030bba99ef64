import type { Translation } from '../../provider/copy.js';
import type { noticesCopy } from './copy.js';

/** English copy of notices. */
export const noticesCopyEn = {
  title: 'Notices',
  bell: 'Notices, {n} unread',
  centre: 'Notices',
  categories: 'Kinds of notices',
  all: 'All notices',
  markAll: 'Mark all as read',
  markAllTitle: 'Mark {n} as read: {type}?',
  mark: 'Mark as read',
  markOf: 'Mark as read: {title}',
  remove: 'Delete',
  removeOf: 'Delete: {title}',
  moreOf: 'More actions: {title}',
  removeTitle: 'Delete the {n} chosen?',
  removeHint: 'They cannot be restored.',
  select: 'Choose: {title}',
  selectPage: 'Choose this page',
  selected: '{n} chosen',
  allRead: 'All that are chosen are read',
  view: 'View the {subject}',
  emptyTitle: 'Nothing here',
  emptyHint: 'No notices yet.',
  emptyCentreTitle: 'Nothing under “{type}”',
  emptyCentreHint: 'New notices appear here and at the bell above.',
  unread: 'Unread',
  status: 'Status',
  dates: 'Date',
  total: '{n} notices',
  failed: 'This did not work, please try again later.',
} as const satisfies Translation<typeof noticesCopy>;
