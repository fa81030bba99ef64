import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/supervision',
    title: '服务监督',
    nav: { label: '服务监督', place: 5 },
    comingSoon: true,
  },
];
