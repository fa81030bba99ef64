import { screen, type Route, type Samples } from '../../routes/route.js';
import { policyApplicationPaths } from './paths.js';
import { policyReviewPaths } from './reviewPaths.js';

const loadForm = async () => {
  const { PolicyApplyScreen } =
    await import('@huiqi/components/policyApplications/PolicyApplyScreen');
  return screen(PolicyApplyScreen, policyApplicationPaths);
};

/** The addresses of the form (spec 2 §2); the query says what is opened. */
const formOf = (path: string, title: string): Route => ({
  path,
  title,
  permission: 'GRZX',
  header: '/policyOnline',
  load: loadForm,
});

export const routes: readonly Route[] = [
  formOf('/policy/apply', '政策申报'),
  formOf('/policy/applyMsg', '政策申报'),
  formOf('/policy/user/applyMsg', '填写申报'),
  formOf('/totalPolicy/applyMsg', '政策申报'),
  {
    path: '/policy/user',
    title: '我的申报',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的申报', place: 4, icon: 'upload', group: 'matters' },
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
    desk: { label: '申报审核', place: 3, icon: 'bank', key: 'z' },
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
  '/policy/apply': '/policy/apply?policyId=5001',
  '/policy/applyMsg': '/policy/applyMsg?policyId=5001',
  '/policy/user/applyMsg': '/policy/user/applyMsg?draftId=6101',
  '/totalPolicy/applyMsg': '/totalPolicy/applyMsg?policyId=5001',
  '/policy/user/detail/:id': '/policy/user/detail/6001',
  '/policyManage/:id': '/policyManage/6001',
};
