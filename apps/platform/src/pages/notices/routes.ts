import { screen, type Route } from '../../routes/route.js';
import { messagePaths, noticePaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/userCenter/notices',
    title: '消息中心',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '消息中心', place: 8, icon: 'bell', group: 'account' },
    idParam: 'noticeId',
    load: async () => {
      const { NoticeCentreScreen } = await import('@huiqi/components/notices/NoticeCentreScreen');
      return screen(NoticeCentreScreen, noticePaths);
    },
  },
  {
    path: '/msgCenter',
    title: '消息中心',
    permission: 'GRZX01',
    layout: 'centre',
    entry: '/userCenter/notices',
    idParam: 'noticeId',
    load: async () => {
      const { NoticeCentreScreen } = await import('@huiqi/components/notices/NoticeCentreScreen');
      return screen(NoticeCentreScreen, messagePaths);
    },
  },
];
