import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  { path: '/policy', redirect: '/policyOnline' },
  {
    path: '/policyOnline',
    title: '政策在线',
    nav: { label: '政策在线', place: 3 },
    comingSoon: true,
  },
];
