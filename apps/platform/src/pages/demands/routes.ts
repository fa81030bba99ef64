import { screen, type Route, type Samples } from '../../routes/route.js';
import { demandPaths, staffDemandPaths } from './paths.js';

const header = '/enterpriseDemands/release';
const loadDesk = async () => {
  const { StaffDemandsScreen } = await import('@huiqi/components/demands/StaffDemandsScreen');
  return screen(StaffDemandsScreen, staffDemandPaths);
};

export const routes: readonly Route[] = [
  {
    path: '/enterpriseDemands/release',
    title: '需求发布',
    header,
    nav: { label: '企业需求', place: 2 },
    load: async () => {
      const { DemandReleaseScreen } = await import('@huiqi/components/demands/DemandReleaseScreen');
      return screen(DemandReleaseScreen, demandPaths);
    },
  },
  {
    path: '/enterpriseDemands/status',
    title: '诉求提交结果',
    header,
    load: async () => {
      const { DemandResultScreen } = await import('@huiqi/components/demands/DemandResultScreen');
      return screen(DemandResultScreen, demandPaths);
    },
  },
  {
    path: '/enterpriseDemands/list',
    drawn: true,
    title: '企业诉求',
    header,
    load: async () => {
      const { DemandListScreen } = await import('@huiqi/components/demands/DemandListScreen');
      return screen(DemandListScreen, demandPaths);
    },
  },
  {
    path: '/enterpriseDemands/detail',
    title: '诉求详情',
    header,
    idParam: 'id',
    needs: { query: ['id'], choice: '诉求', from: ['/enterpriseDemands/list'] },
    load: async () => {
      const { DemandDetailScreen } = await import('@huiqi/components/demands/DemandDetailScreen');
      return screen(DemandDetailScreen, demandPaths);
    },
  },
  {
    path: '/userCenter/demands',
    title: '我的诉求',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的诉求', place: 6, icon: 'message', group: 'matters' },
    load: async () => {
      const { MyDemandsScreen } = await import('@huiqi/components/demands/MyDemandsScreen');
      return screen(MyDemandsScreen, demandPaths);
    },
  },
  {
    path: '/demandManage',
    title: '诉求办理',
    permission: 'ADMIN_DEMANDS',
    layout: 'desk',
    desk: { label: '诉求办理', place: 5, icon: 'phone', key: 'q' },
    load: loadDesk,
  },
  {
    path: '/demandManage/:id',
    title: '诉求办理',
    permission: 'ADMIN_DEMANDS',
    layout: 'desk',
    entry: '/demandManage',
    load: loadDesk,
  },
];

export const samples: Samples = {
  '/enterpriseDemands/detail': '/enterpriseDemands/detail?id=7001',
  '/demandManage/:id': '/demandManage/7001',
};
