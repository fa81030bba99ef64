import type { HomePaths } from '@huiqi/components/home';

/** Addresses of the home page and the news. */
export const homePaths: HomePaths = {
  home: () => '/homePage',
  newsList: () => '/news',
  news: (newsId) => `/news/${encodeURIComponent(newsId)}`,
  products: () => '/loan',
};
