import { screen, type Route, type Samples } from '../../routes/route.js';
import { policyPaths } from './paths.js';

const header = '/policyOnline';

export const routes: readonly Route[] = [
  { path: '/policy', redirect: '/policyOnline' },
  {
    path: '/policyOnline',
    title: '政策在线',
    header,
    nav: { label: '政策在线', place: 3 },
    load: async () => {
      const { PolicyOnlineScreen } = await import('@huiqi/components/policies/PolicyOnlineScreen');
      return screen(PolicyOnlineScreen, policyPaths);
    },
  },
  {
    path: '/totalPolicy/list',
    title: '政策汇总',
    header,
    load: async () => {
      const { TotalPolicyListScreen } =
        await import('@huiqi/components/policies/TotalPolicyListScreen');
      return screen(TotalPolicyListScreen, policyPaths);
    },
  },
  {
    path: '/totalPolicy/sublist',
    title: '政策分类',
    header,
    load: async () => {
      const { TotalPolicySublistScreen } =
        await import('@huiqi/components/policies/TotalPolicySublistScreen');
      return screen(TotalPolicySublistScreen, policyPaths);
    },
  },
  {
    path: '/totalPolicy/detail',
    title: '政策详情',
    header,
    idParam: 'id',
    load: async () => {
      const { TotalPolicyDetailScreen } =
        await import('@huiqi/components/policies/TotalPolicyDetailScreen');
      return screen(TotalPolicyDetailScreen, policyPaths);
    },
  },
];

export const samples: Samples = {
  '/totalPolicy/detail': '/totalPolicy/detail?id=5001',
};
