import { screen, type Route } from '../../routes/route.js';
import { monitoringPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/jobManage',
    title: '后台任务',
    permission: 'ADMIN_JOBS',
    layout: 'desk',
    desk: { label: '后台任务', place: 10, icon: 'play', key: 'j' },
    load: async () => {
      const { JobsScreen } = await import('@huiqi/components/monitoring/JobsScreen');
      return screen(JobsScreen, monitoringPaths);
    },
  },
  {
    path: '/securityEvents',
    title: '安全事件',
    permission: 'ADMIN_SECURITY',
    layout: 'desk',
    desk: { label: '安全事件', place: 11, icon: 'info', key: 'l' },
    load: async () => {
      const { SecurityEventsScreen } =
        await import('@huiqi/components/monitoring/SecurityEventsScreen');
      return screen(SecurityEventsScreen, monitoringPaths);
    },
  },
];
