import { pageSize, partnerPaths, routeTable as partnerRoutes } from '@huiqi/embed/routes';
import { screen, type Route, type Samples } from '../../routes/route.js';

/** Pages that belong to no domain, and the insurer-style addresses (spec 1 §2). */
export const routes: readonly Route[] = [
  { path: '/aboutUs', title: '关于我们', load: () => import('./AboutPage.js') },
  {
    path: '/phoneGoToPC',
    title: '请使用电脑访问',
    layout: 'bare',
    phones: true,
    load: () => import('./PhoneGoToPcPage.js'),
  },
  { path: '/404', title: '页面不存在', load: () => import('./NotFoundPage.js') },
  ...partnerRoutes.map(({ path, title, load }): Route => ({
    path,
    title,
    load: async () => ({ ...screen(await load(), partnerPaths), pageSize }),
  })),
];

export const samples: Samples = { '/cIGNAProductDetail/:productId': '/cIGNAProductDetail/100001' };
