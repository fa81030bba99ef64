import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/forgetPassword',
    title: '找回密码',
    layout: 'bare',
    load: () => import('./ForgetPasswordPage.js'),
  },
];
