import { screen, type Samples, type Route } from '../../routes/route.js';
import { reportPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/creditReport',
    title: '企业信用分析报告',
    permission: 'CREDIT_REPORT',
    idParam: 'orderId',
    // The QR code of an authorised report leads here (spec 1 §2 Wechat report).
    phones: true,
    needs: {
      query: ['orderId'],
      choice: '申请',
      from: ['/userCenter/orders', '/applicationManage'],
    },
    load: async () => {
      const { ReportScreen } = await import('@huiqi/components/reports/ReportScreen');
      return screen(ReportScreen, reportPaths);
    },
  },
];

export const samples: Samples = {
  '/creditReport': '/creditReport?orderId=10000008',
};
