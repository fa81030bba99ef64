import { screen, type Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/deskStatistics',
    title: '受理统计',
    permission: 'ADMIN_FIGURES',
    layout: 'desk',
    desk: { label: '受理统计', place: 6, icon: 'info', key: 'f' },
    load: async () => {
      const { DeskStatisticsScreen } =
        await import('@huiqi/components/deskFigures/DeskStatisticsScreen');
      return screen(DeskStatisticsScreen, {});
    },
  },
];
