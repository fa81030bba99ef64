import { screen, type Route } from '../../routes/route.js';
import { centrePaths } from './centrePaths.js';

const honestAgent = '/honestAgent';

export const routes: readonly Route[] = [
  { path: '/login', title: '登录', layout: 'bare', load: () => import('./LoginPage.js') },
  {
    path: '/userCenter',
    title: '企业中心',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '企业中心', place: 1, icon: 'home', group: 'matters' },
    load: async () => {
      const { OverviewScreen } = await import('@huiqi/components/session/OverviewScreen');
      return screen(OverviewScreen, centrePaths);
    },
  },
  {
    path: '/userCenter/profile',
    title: '账号设置',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '账号设置', place: 9, icon: 'user', group: 'account' },
    load: async () => {
      const { ProfileScreen } = await import('@huiqi/components/session/ProfileScreen');
      return screen(ProfileScreen, centrePaths);
    },
  },
  {
    path: honestAgent,
    title: '诚信中介',
    header: honestAgent,
    load: async () => {
      const { HonestAgentScreen } = await import('@huiqi/components/session/HonestAgentScreen');
      return screen(HonestAgentScreen, { honestAgent: () => honestAgent });
    },
  },
];
