import type { OrganisationDeskPaths, ServiceReviewPaths } from '@huiqi/components/organisations';
import { withQuery } from '../../routes/withQuery.js';

const encode = encodeURIComponent;

/** Addresses of service organisations' back office; an order's is in spec 2 §2, the others are ours. */
export const organisationDeskPaths: OrganisationDeskPaths = {
  desk: (query) => withQuery('/serviceOrg', Object.fromEntries(query ?? [])),
  organisation: (id) => `/serviceOrg/organisation/${encode(id)}`,
  editOrganisation: (id) => `/serviceOrg/organisation/${encode(id)}/edit`,
  product: (id) => `/serviceOrg/product/${encode(id)}`,
  editProduct: (id) => `/serviceOrg/product/${encode(id)}/edit`,
  newProduct: () => '/serviceOrg/newProduct',
  order: (id) => withQuery('/serviceOrderDetail', { id }),
  publicProduct: (id) => `/helpingEnterprisesServe/productDetail/${encode(id)}`,
  publicOrganisation: (id) => withQuery('/helpingEnterprisesServe/organizationDetail', { id }),
};

/** Our addresses of the reviews of service organisations and their products. */
export const serviceReviewPaths: ServiceReviewPaths = {
  reviews: (query) => withQuery('/serviceManage', Object.fromEntries(query ?? [])),
  review: (id) => `/serviceManage/${encode(id)}`,
};
