import { screen, type Route, type Samples } from '../../routes/route.js';
import { policyApplicationPaths } from './paths.js';
import { policyReviewPaths } from './reviewPaths.js';

export const routes: readonly Route[] = [
  {
    path: '/policy/user',
    title: '我的申报',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的申报', place: 4 },
    load: async () => {
      const { PolicyUserScreen } =
        await import('@huiqi/components/policyApplications/PolicyUserScreen');
      return screen(PolicyUserScreen, policyApplicationPaths);
    },
  },
  {
    path: '/policy/user/detail/:id',
    title: '申报详情',
    permission: 'GRZX',
    header: '/policyOnline',
    load: async () => {
      const { PolicyApplicationDetailScreen } =
        await import('@huiqi/components/policyApplications/PolicyApplicationDetailScreen');
      return screen(PolicyApplicationDetailScreen, policyApplicationPaths);
    },
  },
  {
    path: '/policyManage',
    title: '政策申报审核',
    permission: 'ADMIN_POLICIES',
    layout: 'desk',
    desk: { label: '政策申报', place: 3, icon: 'check', key: 'z' },
    load: async () => {
      const { PolicyReviewsScreen } =
        await import('@huiqi/components/policyApplications/PolicyReviewsScreen');
      return screen(PolicyReviewsScreen, policyReviewPaths);
    },
  },
  {
    path: '/policyManage/:id',
    title: '政策申报审核',
    permission: 'ADMIN_POLICIES',
    layout: 'desk',
    entry: '/policyManage',
    load: async () => {
      const { PolicyReviewScreen } =
        await import('@huiqi/components/policyApplications/PolicyReviewScreen');
      return screen(PolicyReviewScreen, policyReviewPaths);
    },
  },
];

export const samples: Samples = {
  '/policy/user/detail/:id': '/policy/user/detail/6001',
  '/policyManage/:id': '/policyManage/6001',
};
