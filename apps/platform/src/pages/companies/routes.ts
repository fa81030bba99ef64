import { screen, type Samples, type Route } from '../../routes/route.js';
import { objectionPaths } from './objectionPaths.js';
import { companyPaths } from './paths.js';

const verification = async () => {
  const { VerificationScreen } = await import('@huiqi/components/companies/VerificationScreen');
  return screen(VerificationScreen, companyPaths);
};
const orderAuthorisation = async () => {
  const { OrderAuthorisationScreen } =
    await import('@huiqi/components/companies/OrderAuthorisationScreen');
  return screen(OrderAuthorisationScreen, companyPaths);
};

export const routes: readonly Route[] = [
  {
    path: '/userCenter/companies',
    title: '我的企业',
    permission: 'GRZX',
    layout: 'centre',
    centre: { label: '我的企业', place: 7, icon: 'building', group: 'company' },
    load: async () => {
      const { CompanyListScreen } = await import('@huiqi/components/companies/CompanyListScreen');
      return screen(CompanyListScreen, companyPaths);
    },
  },
  {
    path: '/enterpriseInformation',
    title: '企业信息',
    permission: 'GRZX',
    layout: 'centre',
    entry: '/userCenter/companies',
    load: async () => {
      const { EnterpriseInformationScreen } =
        await import('@huiqi/components/companies/EnterpriseInformationScreen');
      return screen(EnterpriseInformationScreen, companyPaths);
    },
  },
  {
    path: '/enterpriseInformationDetails',
    title: '企业详情',
    permission: 'GRZX',
    layout: 'centre',
    entry: '/userCenter/companies',
    idParam: 'id',
    needs: { query: ['id'], choice: '企业', from: ['/userCenter/companies'] },
    load: async () => {
      const { EnterpriseDetailScreen } =
        await import('@huiqi/components/companies/EnterpriseDetailScreen');
      return screen(EnterpriseDetailScreen, companyPaths);
    },
  },
  { path: '/enterpriseCertify', title: '企业认证', permission: 'GRZX', load: verification },
  { path: '/entVerify', title: '企业认证', permission: 'GRZX', load: verification },
  {
    path: '/product/auth',
    title: '办理授权',
    permission: 'GRZX',
    idParam: 'orderId',
    needs: { query: ['orderId'], choice: '申请', from: ['/userCenter/orders'] },
    load: orderAuthorisation,
  },
  {
    path: '/authorize/:orderId',
    title: '办理授权',
    permission: 'GRZX',
    load: orderAuthorisation,
  },
  {
    path: '/bindingObjections',
    title: '授权异议',
    permission: 'ADMIN_COMPANIES',
    layout: 'desk',
    desk: { label: '授权异议', place: 8, icon: 'warning', key: 'b' },
    load: async () => {
      const { BindingObjectionsScreen } =
        await import('@huiqi/components/companies/BindingObjectionsScreen');
      return screen(BindingObjectionsScreen, objectionPaths);
    },
  },
];

export const samples: Samples = {
  '/enterpriseInformationDetails': '/enterpriseInformationDetails?id=1',
  '/product/auth': '/product/auth?orderId=10000008',
  '/authorize/:orderId': '/authorize/10000008',
};
