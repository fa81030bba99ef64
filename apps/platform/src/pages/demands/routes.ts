import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/enterpriseDemands/release',
    title: '需求发布',
    nav: { label: '企业需求', place: 4 },
    comingSoon: true,
  },
];
