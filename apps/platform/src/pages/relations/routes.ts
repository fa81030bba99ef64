import { screen, type Route } from '../../routes/route.js';
import { relationPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/admin/correlationMap/network',
    title: '关系图谱',
    permission: 'ADMIN_ORDERS',
    layout: 'desk',
    desk: { label: '关系图谱', place: 5, icon: 'network', key: 'n' },
    load: async () => {
      const { RelationNetworkScreen } =
        await import('@huiqi/components/relations/RelationNetworkScreen');
      return screen(RelationNetworkScreen, relationPaths);
    },
  },
];
