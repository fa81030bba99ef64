import { screen, type Route, type Samples } from '../../routes/route.js';
import { organisationDeskPaths, serviceReviewPaths } from './paths.js';

const desk = { permission: 'ORG_DESK', layout: 'desk' } as const;
const below = { ...desk, entry: '/serviceOrg' } as const;
const review = { permission: 'ADMIN_SERVICES', layout: 'desk' } as const;

const loadProductForm = async () => {
  const { ProductFormScreen } = await import('@huiqi/components/organisations/ProductFormScreen');
  return screen(ProductFormScreen, organisationDeskPaths);
};

export const routes: readonly Route[] = [
  {
    path: '/serviceOrg',
    title: '机构工作台',
    ...desk,
    desk: { label: '机构工作台', place: 1, icon: 'bank', key: 'o' },
    load: async () => {
      const { OrganisationDeskScreen } =
        await import('@huiqi/components/organisations/OrganisationDeskScreen');
      return screen(OrganisationDeskScreen, organisationDeskPaths);
    },
  },
  {
    path: '/serviceOrg/organisation/:id',
    title: '服务机构',
    ...below,
    load: async () => {
      const { OrganisationScreen } =
        await import('@huiqi/components/organisations/OrganisationScreen');
      return screen(OrganisationScreen, organisationDeskPaths);
    },
  },
  {
    path: '/serviceOrg/organisation/:id/edit',
    title: '编辑机构资料',
    ...below,
    load: async () => {
      const { OrganisationFormScreen } =
        await import('@huiqi/components/organisations/OrganisationFormScreen');
      return screen(OrganisationFormScreen, organisationDeskPaths);
    },
  },
  { path: '/serviceOrg/newProduct', title: '新增产品', ...below, load: loadProductForm },
  {
    path: '/serviceOrg/product/:id',
    title: '服务产品',
    ...below,
    load: async () => {
      const { OrganisationProductScreen } =
        await import('@huiqi/components/organisations/OrganisationProductScreen');
      return screen(OrganisationProductScreen, organisationDeskPaths);
    },
  },
  { path: '/serviceOrg/product/:id/edit', title: '编辑产品', ...below, load: loadProductForm },
  {
    path: '/serviceOrderDetail',
    title: '服务订单',
    ...below,
    idParam: 'id',
    needs: { query: ['id'], choice: '服务订单', from: ['/serviceOrg'] },
    load: async () => {
      const { OrganisationOrderScreen } =
        await import('@huiqi/components/organisations/OrganisationOrderScreen');
      return screen(OrganisationOrderScreen, organisationDeskPaths);
    },
  },
  {
    path: '/serviceManage',
    title: '服务审核',
    ...review,
    desk: { label: '服务审核', place: 7, icon: 'eye', key: 's' },
    load: async () => {
      const { ServiceReviewsScreen } =
        await import('@huiqi/components/organisations/ServiceReviewsScreen');
      return screen(ServiceReviewsScreen, serviceReviewPaths);
    },
  },
  {
    path: '/serviceManage/:id',
    title: '服务审核',
    ...review,
    entry: '/serviceManage',
    load: async () => {
      const { ServiceReviewScreen } =
        await import('@huiqi/components/organisations/ServiceReviewScreen');
      return screen(ServiceReviewScreen, serviceReviewPaths);
    },
  },
];

export const samples: Samples = {
  '/serviceOrg/organisation/:id': '/serviceOrg/organisation/801',
  '/serviceOrg/organisation/:id/edit': '/serviceOrg/organisation/801/edit',
  '/serviceOrg/product/:id': '/serviceOrg/product/8001',
  '/serviceOrg/product/:id/edit': '/serviceOrg/product/8001/edit',
  '/serviceOrderDetail': '/serviceOrderDetail?id=9001',
  '/serviceManage/:id': '/serviceManage/3001',
};
