import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [{ path: '/register', title: '注册', comingSoon: true }];
