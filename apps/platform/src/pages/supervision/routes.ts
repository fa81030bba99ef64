import { screen, type Route, type Samples } from '../../routes/route.js';
import { supervisedCompanyPaths } from './companyPaths.js';
import { supervisionPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/supervision',
    drawn: true,
    title: '服务监督',
    header: '/supervision',
    nav: { label: '服务监督', place: 5 },
    load: async () => {
      const { SupervisionScreen } = await import('@huiqi/components/supervision/SupervisionScreen');
      return screen(SupervisionScreen, supervisionPaths);
    },
  },
  {
    path: '/companyInfo',
    title: '企业信息',
    header: '/companyInfo',
    load: async () => {
      const { SupervisedCompanyListScreen } =
        await import('@huiqi/components/supervision/SupervisedCompanyListScreen');
      return screen(SupervisedCompanyListScreen, supervisedCompanyPaths);
    },
  },
  {
    path: '/companyInfoDetail',
    title: '企业信息详情',
    header: '/companyInfo',
    idParam: 'id',
    needs: { query: ['id'], choice: '企业', from: ['/companyInfo'] },
    load: async () => {
      const { SupervisedCompanyDetailScreen } =
        await import('@huiqi/components/supervision/SupervisedCompanyDetailScreen');
      return screen(SupervisedCompanyDetailScreen, supervisedCompanyPaths);
    },
  },
  {
    path: '/creditRecover',
    title: '信用修复',
    header: '/creditRecover',
    load: async () => {
      const { CreditRepairScreen } = await import('@huiqi/components/home/CreditRepairScreen');
      return screen(CreditRepairScreen, supervisedCompanyPaths);
    },
  },
];

export const samples: Samples = { '/companyInfoDetail': '/companyInfoDetail?id=1' };
