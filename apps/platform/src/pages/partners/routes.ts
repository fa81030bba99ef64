import { screen, type Route } from '../../routes/route.js';
import { partnerPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/partnerManage',
    title: '合作机构',
    permission: 'ADMIN_PARTNERS',
    layout: 'desk',
    desk: { label: '合作机构', place: 6, icon: 'external', key: 'p' },
    idParam: 'partnerId',
    load: async () => {
      const { PartnersScreen } = await import('@huiqi/components/partners/PartnersScreen');
      return screen(PartnersScreen, partnerPaths);
    },
  },
  {
    path: '/partnerManage/deliveries',
    title: '发送记录',
    permission: 'ADMIN_PARTNERS',
    layout: 'desk',
    entry: '/partnerManage',
    idParam: 'id',
    load: async () => {
      const { DeliveriesScreen } = await import('@huiqi/components/partners/DeliveriesScreen');
      return screen(DeliveriesScreen, partnerPaths);
    },
  },
];
