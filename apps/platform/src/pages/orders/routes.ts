import { screen, type Samples, type Route } from '../../routes/route.js';
import { orderPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/userCenter/orders',
    title: '我的申请',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的申请', place: 2, icon: 'document', group: 'matters' },
    load: async () => {
      const { OrderListScreen } = await import('@huiqi/components/orders/OrderListScreen');
      return screen(OrderListScreen, orderPaths);
    },
  },
  {
    path: '/loanDetail',
    title: '申请详情',
    permission: 'GRZX',
    idParam: 'orderId',
    needs: { query: ['orderId'], choice: '申请', from: ['/userCenter/orders'] },
    load: async () => {
      const { OrderDetailScreen } = await import('@huiqi/components/orders/OrderDetailScreen');
      return screen(OrderDetailScreen, orderPaths);
    },
  },
];

export const samples: Samples = {
  '/loanDetail': '/loanDetail?orderId=10000008',
};
