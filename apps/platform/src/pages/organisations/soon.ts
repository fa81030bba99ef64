import type { SoonRoute } from '../../routes/route.js';

const header = '/helpingEnterprisesServe/list';

/** The back office of service organisations (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/serviceOrganizationDetail/:id',
    title: '服务机构详情',
    line: '服务机构维护简介与资质。',
    header,
  },
  {
    path: '/serviceProductDetail/:id',
    title: '服务产品详情',
    line: '服务机构维护自己的产品。',
    header,
  },
];
