import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  { path: '/login', title: '登录', layout: 'bare', load: () => import('./LoginPage.js') },
];
