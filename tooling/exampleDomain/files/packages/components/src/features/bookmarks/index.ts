/** Products that a user has marked: a list from which each can be opened or removed. */

export { BookmarkListScreen } from './BookmarkListScreen.js';
export { BookmarkListView, type BookmarkListViewProps } from './BookmarkListView.js';
export { bookmarksCopy } from './copy.js';
