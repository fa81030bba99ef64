import { screen, type Samples, type Route } from '../../routes/route.js';
import { renewalPaths } from './paths.js';
import { staffRenewalPaths } from './staffPaths.js';

export const routes: readonly Route[] = [
  {
    path: '/renewalBanks',
    title: '续贷银行',
    header: '/loan',
    load: async () => {
      const { RenewalBankListScreen } =
        await import('@huiqi/components/renewals/RenewalBankListScreen');
      return screen(RenewalBankListScreen, renewalPaths);
    },
  },
  {
    path: '/renewalApplication',
    title: '续贷申请',
    permission: 'GRZX',
    header: '/loan',
    idParam: 'bankId',
    needs: { query: ['bankId'], choice: '续贷银行', from: ['/renewalBanks'] },
    load: async () => {
      const { RenewalApplicationScreen } =
        await import('@huiqi/components/renewals/RenewalApplicationScreen');
      return screen(RenewalApplicationScreen, renewalPaths);
    },
  },
  {
    path: '/userCenter/renewals',
    title: '我的续贷',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的续贷', place: 3, icon: 'clock', group: 'matters' },
    load: async () => {
      const { RenewalListScreen } = await import('@huiqi/components/renewals/RenewalListScreen');
      return screen(RenewalListScreen, renewalPaths);
    },
  },
  {
    path: '/loanRenewal/:id',
    title: '续贷详情',
    permission: 'GRZX',
    header: '/loan',
    load: async () => {
      const { RenewalDetailScreen } =
        await import('@huiqi/components/renewals/RenewalDetailScreen');
      return screen(RenewalDetailScreen, renewalPaths);
    },
  },
  {
    path: '/renewalManage',
    title: '续贷审核',
    permission: 'ADMIN_ORDERS',
    layout: 'desk',
    desk: { label: '续贷审核', place: 2, icon: 'clock', key: 'r' },
    idParam: 'id',
    load: async () => {
      const { StaffRenewalsScreen } =
        await import('@huiqi/components/renewals/StaffRenewalsScreen');
      return screen(StaffRenewalsScreen, staffRenewalPaths);
    },
  },
];

export const samples: Samples = {
  '/renewalApplication': '/renewalApplication?bankId=7',
  '/loanRenewal/:id': '/loanRenewal/500002',
};
