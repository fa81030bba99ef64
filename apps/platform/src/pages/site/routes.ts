import { pageSize, partnerPaths, routeTable as partnerRoutes } from '@huiqi/embed/routes';
import { screen, type Route } from '../../routes/route.js';

/** Samples of addresses with a value in their path. */
const samples: Readonly<Record<string, string>> = {
  '/cIGNAProductDetail/:productId': '/cIGNAProductDetail/100001',
};

/** Pages that belong to no domain, and the insurer-style addresses (spec 1 §2). */
export const routes: readonly Route[] = [
  { path: '/aboutUs', title: '关于我们', load: () => import('./AboutPage.js') },
  {
    path: '/phoneGoToPC',
    title: '请使用电脑访问',
    layout: 'bare',
    load: () => import('./PhoneGoToPcPage.js'),
  },
  { path: '/404', title: '页面不存在', load: () => import('./NotFoundPage.js') },
  ...partnerRoutes.map(({ path, title, load }): Route => ({
    path,
    title,
    ...(samples[path] ? { sample: samples[path] } : {}),
    load: async () => ({ ...screen(await load(), partnerPaths), pageSize }),
  })),
];
