import { screen, type Route, type Samples } from '../../routes/route.js';
import { reportPaths } from '../reports/paths.js';
import { staffOrderPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/applicationManage',
    title: '申请管理',
    permission: 'ADMIN_ORDERS',
    layout: 'desk',
    desk: { label: '申请管理', place: 1, icon: 'document', key: 'a' },
    idParam: 'orderId',
    load: async () => {
      const { StaffOrdersScreen } = await import('@huiqi/components/staffOrders/StaffOrdersScreen');
      return screen(StaffOrdersScreen, staffOrderPaths);
    },
  },
  {
    path: '/applicationManage/trail',
    title: '审计记录',
    permission: 'ADMIN_ORDERS',
    layout: 'desk',
    entry: '/applicationManage',
    needs: { query: ['orderId'], choice: '申请', from: ['/applicationManage'] },
    load: async () => {
      const { StaffOrderTrailScreen } =
        await import('@huiqi/components/staffOrders/StaffOrderTrailScreen');
      return screen(StaffOrderTrailScreen, staffOrderPaths);
    },
  },
  // The same as /creditReport, without leaving the desk.
  {
    path: '/applicationManage/report',
    title: '企业信用分析报告',
    permission: 'ADMIN_ORDERS',
    layout: 'desk',
    entry: '/applicationManage',
    idParam: 'orderId',
    needs: { query: ['orderId'], choice: '申请', from: ['/applicationManage'] },
    load: async () => {
      const { ReportScreen } = await import('@huiqi/components/reports/ReportScreen');
      return screen(ReportScreen, reportPaths);
    },
  },
];

export const samples: Samples = {
  '/applicationManage/trail': '/applicationManage/trail?orderId=10000243',
  '/applicationManage/report': '/applicationManage/report?orderId=10000036',
};
