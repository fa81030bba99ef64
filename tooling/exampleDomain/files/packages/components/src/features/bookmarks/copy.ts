import { createCopy } from '../../provider/copy.js';

/** Copy of bookmarks. */
export const bookmarksCopy = {
  title: '我的收藏',
  product: '产品',
  created: '收藏时间',
  remove: '取消收藏',
  emptyTitle: '还没有收藏的产品',
  emptyAction: '在产品详情页点击收藏，之后就能在这里找到',
} as const;

export const useBookmarksCopy = createCopy('bookmarks', bookmarksCopy);
