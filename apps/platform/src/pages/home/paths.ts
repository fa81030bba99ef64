import type { HomePaths } from '@huiqi/components/home';

/** Addresses of the home page and the news. */
export const homePaths: HomePaths = {
  home: () => '/homePage',
  newsList: () => '/news',
  announcement: (id) => `/announcement/${encodeURIComponent(id)}`,
  news: (newsId) => `/news/${encodeURIComponent(newsId)}`,
  products: () => '/loan',
};
