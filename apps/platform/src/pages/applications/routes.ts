import { screen, type Samples, type Route } from '../../routes/route.js';
import { applicationPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/productApply',
    title: '贷款申请',
    permission: 'GRZX',
    header: '/loan',
    load: async () => {
      const { ApplyScreen } = await import('@huiqi/components/applications/ApplyScreen');
      return screen(ApplyScreen, applicationPaths);
    },
  },
  {
    path: '/productStatus',
    title: '申请结果',
    permission: 'GRZX',
    header: '/loan',
    load: async () => {
      const { ApplyStatusScreen } =
        await import('@huiqi/components/applications/ApplyStatusScreen');
      return screen(ApplyStatusScreen, applicationPaths);
    },
  },
  {
    path: '/applyFail',
    title: '申请未成功',
    permission: 'GRZX',
    header: '/loan',
    load: async () => {
      const { ApplyFailScreen } = await import('@huiqi/components/applications/ApplyFailScreen');
      return screen(ApplyFailScreen, applicationPaths);
    },
  },
];

export const samples: Samples = {
  '/productApply': '/productApply?productId=100001&companyId=1',
  '/productStatus': '/productStatus?orderId=10000008',
  '/applyFail': '/applyFail?productId=100001',
};
