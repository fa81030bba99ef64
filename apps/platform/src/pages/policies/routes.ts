import { screen, type Route, type Samples } from '../../routes/route.js';
import { policyPaths, totalPolicyPaths } from './paths.js';

const header = '/policyOnline';

export const routes: readonly Route[] = [
  { path: '/policy', redirect: '/policyOnline' },
  {
    path: '/policyOnline',
    drawn: true,
    title: '政策在线',
    header,
    nav: { label: '政策在线', place: 4 },
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
    needs: { query: ['id'], choice: '政策', from: ['/totalPolicy/list'] },
    load: async () => {
      const { TotalPolicyDetailScreen } =
        await import('@huiqi/components/policies/TotalPolicyDetailScreen');
      return screen(TotalPolicyDetailScreen, totalPolicyPaths);
    },
  },
  {
    path: '/policy/search',
    drawn: true,
    title: '政策查询',
    header,
    load: async () => {
      const { PolicySearchScreen } = await import('@huiqi/components/policies/PolicySearchScreen');
      return screen(PolicySearchScreen, policyPaths);
    },
  },
  {
    path: '/policyDetail/:id',
    drawn: true,
    title: '政策详情',
    header,
    load: async () => {
      const { PolicyDetailScreen } = await import('@huiqi/components/policies/PolicyDetailScreen');
      return screen(PolicyDetailScreen, policyPaths);
    },
  },
  {
    path: '/policy/recommend',
    title: '政策推荐',
    permission: 'GRZX',
    header,
    load: async () => {
      const { PolicyRecommendScreen } =
        await import('@huiqi/components/policies/PolicyRecommendScreen');
      return screen(PolicyRecommendScreen, policyPaths);
    },
  },
  {
    path: '/mindRecommend/list',
    title: '为您推荐',
    permission: 'GRZX',
    header,
    load: async () => {
      const { PolicyRecommendationsScreen } =
        await import('@huiqi/components/policies/PolicyRecommendationsScreen');
      return screen(PolicyRecommendationsScreen, policyPaths);
    },
  },
  {
    path: '/recommendDetail/:id',
    title: '推荐政策',
    permission: 'GRZX',
    header,
    load: async () => {
      const { PolicyRecommendedDetailScreen } =
        await import('@huiqi/components/policies/PolicyRecommendedDetailScreen');
      return screen(PolicyRecommendedDetailScreen, policyPaths);
    },
  },
  {
    path: '/myFavorite/list',
    title: '我的收藏',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的收藏', place: 7, icon: 'star', group: 'company' },
    load: async () => {
      const { PolicyFavouritesScreen } =
        await import('@huiqi/components/policies/PolicyFavouritesScreen');
      return screen(PolicyFavouritesScreen, policyPaths);
    },
  },
];

export const samples: Samples = {
  '/policyDetail/:id': '/policyDetail/5001',
  '/recommendDetail/:id': '/recommendDetail/5001',
  '/totalPolicy/detail': '/totalPolicy/detail?id=5001',
};
