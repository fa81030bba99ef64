import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/sixStability',
    title: '六稳六保',
    nav: { label: '六稳六保', place: 6 },
    comingSoon: true,
  },
];
