import type { Preloads, Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  { path: '/', redirect: '/homePage' },
  {
    path: '/homePage',
    title: '首页',
    header: '/homePage',
    nav: { label: '首页', place: 1 },
    load: () => import('./HomePage.js'),
  },
];

export const preloads: Preloads = {
  '/homePage': {
    module: 'pages/home/HomePage',
    requests: [{ operation: 'getProductHome' }, { operation: 'listLatestNews' }],
    pictures: ['getAreaConfig.logo'],
  },
};
