import { screen, type Route, type Samples } from '../../routes/route.js';
import { servicePaths } from './paths.js';

const header = '/helpingEnterprisesServe/list';

const loadService = async () => {
  const { ServiceProductScreen } = await import('@huiqi/components/services/ServiceProductScreen');
  return screen(ServiceProductScreen, servicePaths);
};

const loadOrganisation = async () => {
  const { OrganisationScreen } = await import('@huiqi/components/services/OrganisationScreen');
  return screen(OrganisationScreen, servicePaths);
};

export const routes: readonly Route[] = [
  {
    path: '/helpingEnterprisesServe/list',
    drawn: true,
    title: '助企服务',
    header,
    load: async () => {
      const { ServiceListScreen } = await import('@huiqi/components/services/ServiceListScreen');
      return screen(ServiceListScreen, servicePaths);
    },
  },
  {
    path: '/helpingEnterprisesServe/productDetail/:id',
    title: '服务产品',
    header,
    load: loadService,
  },
  { path: '/serviceProductDetail/:id', title: '服务产品', header, load: loadService },
  {
    path: '/helpingEnterprisesServe/organizationDetail',
    title: '服务机构',
    header,
    idParam: 'id',
    needs: { query: ['id'], choice: '服务机构', from: ['/helpingEnterprisesServe/list'] },
    load: loadOrganisation,
  },
  { path: '/serviceOrganizationDetail/:id', title: '服务机构', header, load: loadOrganisation },
];

export const samples: Samples = {
  '/helpingEnterprisesServe/productDetail/:id': '/helpingEnterprisesServe/productDetail/8001',
  '/serviceProductDetail/:id': '/serviceProductDetail/8001',
  '/helpingEnterprisesServe/organizationDetail':
    '/helpingEnterprisesServe/organizationDetail?id=801',
  '/serviceOrganizationDetail/:id': '/serviceOrganizationDetail/801',
};
