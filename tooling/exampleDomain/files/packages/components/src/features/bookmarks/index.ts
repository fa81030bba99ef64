export { BookmarkListScreen } from './BookmarkListScreen.js';
export { BookmarkListView, type BookmarkListViewProps } from './BookmarkListView.js';
export { bookmarksCopy } from './copy.js';
