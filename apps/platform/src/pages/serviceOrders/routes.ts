import { screen, type Route, type Samples } from '../../routes/route.js';
import { serviceOrderPaths } from './paths.js';

const header = '/helpingEnterprisesServe/list';

export const routes: readonly Route[] = [
  {
    path: '/serviceApply/:productId',
    title: '申请服务',
    permission: 'GRZX',
    header,
    load: async () => {
      const { ServiceApplyScreen } =
        await import('@huiqi/components/serviceOrders/ServiceApplyScreen');
      return screen(ServiceApplyScreen, serviceOrderPaths);
    },
  },
  {
    path: '/serviceApplyResult',
    title: '服务申请结果',
    permission: 'GRZX',
    header,
    idParam: 'id',
    needs: { query: ['id'], choice: '服务订单', from: ['/serviceOrder'] },
    load: async () => {
      const { ServiceApplyResultScreen } =
        await import('@huiqi/components/serviceOrders/ServiceApplyResultScreen');
      return screen(ServiceApplyResultScreen, serviceOrderPaths);
    },
  },
  {
    path: '/serviceOrder',
    title: '我的服务订单',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的服务', place: 6, icon: 'briefcase', group: 'matters' },
    load: async () => {
      const { ServiceOrderListScreen } =
        await import('@huiqi/components/serviceOrders/ServiceOrderListScreen');
      return screen(ServiceOrderListScreen, serviceOrderPaths);
    },
  },
  {
    path: '/serviceMyOrderDetail',
    title: '服务订单详情',
    permission: 'GRZX',
    header,
    idParam: 'id',
    needs: { query: ['id'], choice: '服务订单', from: ['/serviceOrder'] },
    load: async () => {
      const { ServiceOrderDetailScreen } =
        await import('@huiqi/components/serviceOrders/ServiceOrderDetailScreen');
      return screen(ServiceOrderDetailScreen, serviceOrderPaths);
    },
  },
];

export const samples: Samples = {
  '/serviceApply/:productId': '/serviceApply/8001',
  '/serviceApplyResult': '/serviceApplyResult?id=9072',
  '/serviceMyOrderDetail': '/serviceMyOrderDetail?id=9072',
};
