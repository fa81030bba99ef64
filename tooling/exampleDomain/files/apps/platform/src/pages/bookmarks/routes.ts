import { screen, type Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/bookmarks',
    title: '我的收藏',
    permission: 'GRZX',
    load: async () => {
      const { BookmarkListScreen } = await import('@huiqi/components/bookmarks/BookmarkListScreen');
      return screen(BookmarkListScreen, {});
    },
  },
];
