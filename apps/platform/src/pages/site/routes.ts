import type { Route, Samples } from '../../routes/route.js';
import { insurerRoutes, insurerSamples } from './insurerRoutes.js';

/** Pages that belong to no domain, and the insurer-style addresses (spec 1 §2). */
export const routes: readonly Route[] = [
  {
    path: '/aboutUs',
    drawn: true,
    title: '关于我们',
    load: () => import('./AboutPage.js'),
  },
  {
    path: '/phoneGoToPC',
    title: '请使用电脑访问',
    layout: 'bare',
    phones: true,
    load: () => import('./PhoneGoToPcPage.js'),
  },
  {
    path: '/404',
    title: '页面不存在',
    texts: '404',
    load: () => import('./NotFoundPage.js'),
  },
  ...insurerRoutes,
];

export const samples: Samples = insurerSamples;
