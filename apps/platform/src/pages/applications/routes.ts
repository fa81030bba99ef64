import { screen, type Samples, type Route } from '../../routes/route.js';
import { renewalPaths } from '../renewals/paths.js';
import { applicationPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/productApply',
    title: '贷款申请',
    permission: 'GRZX',
    header: '/loan',
    needs: { query: ['productId'], choice: '贷款产品', from: ['/loan'] },
    load: async () => {
      const { ApplyScreen } = await import('@huiqi/components/applications/ApplyScreen');
      return screen(ApplyScreen, applicationPaths);
    },
  },
  {
    path: '/personApply',
    title: '个人贷款申请',
    permission: 'GRZX',
    header: '/loan',
    needs: { query: ['productId'], choice: '个人贷款产品', from: ['/personLoan'] },
    load: async () => {
      const { PersonApplyScreen } =
        await import('@huiqi/components/applications/PersonApplyScreen');
      return screen(PersonApplyScreen, applicationPaths);
    },
  },
  {
    path: '/applicationPlagueLoan',
    title: '抗疫贷申请',
    permission: 'GRZX',
    header: '/loan',
    needs: { query: ['productId'], choice: '抗疫贷产品', from: ['/epidemicLoan'] },
    load: async () => {
      const { EpidemicApplyScreen } =
        await import('@huiqi/components/applications/EpidemicApplyScreen');
      return screen(EpidemicApplyScreen, applicationPaths);
    },
  },
  {
    path: '/drawDown',
    title: '提款申请',
    permission: 'GRZX',
    idParam: 'orderId',
    needs: { query: ['orderId'], choice: '申请', from: ['/userCenter/orders'] },
    load: async () => {
      const { DrawDownScreen } = await import('@huiqi/components/applications/DrawDownScreen');
      return screen(DrawDownScreen, applicationPaths);
    },
  },
  {
    path: '/productStatus',
    title: '申请结果',
    permission: 'GRZX',
    header: '/loan',
    load: async () => {
      const { SubmittedScreen } = await import('./SubmittedScreen.js');
      return screen(SubmittedScreen, { ...applicationPaths, ...renewalPaths });
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
  '/personApply': '/personApply?productId=100801',
  '/applicationPlagueLoan': '/applicationPlagueLoan?productId=100040&companyId=1',
  '/drawDown': '/drawDown?orderId=10000176',
  '/productStatus': '/productStatus?orderId=10000008',
  '/applyFail': '/applyFail?productId=100001&failReason=OUT_OF_REGION',
};
