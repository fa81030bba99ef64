/**
 * The back office of a service organisation (its products, orders and facts) and the desk that reviews its submissions.
 */

export { organisationsCopy, type OrganisationsCopy } from './copy.js';
export { organisationFilters, type OrganisationFilters } from './organisationFilters.js';
export {
  organisationOrderFilters,
  type OrganisationOrderFilters,
} from './organisationOrderFilters.js';
export {
  organisationProductFilters,
  type OrganisationProductFilters,
} from './organisationProductFilters.js';
export { OrganisationDetail, type OrganisationDetailProps } from './OrganisationDetail.js';
export { OrganisationForm, type OrganisationFormProps } from './OrganisationForm.js';
export { OrganisationList, type OrganisationListProps } from './OrganisationList.js';
export {
  OrganisationOrderDetail,
  type OrganisationOrderDetailProps,
} from './OrganisationOrderDetail.js';
export { OrganisationOrderList, type OrganisationOrderListProps } from './OrganisationOrderList.js';
export {
  OrganisationProductDetail,
  type OrganisationProductDetailProps,
} from './OrganisationProductDetail.js';
export {
  OrganisationProductList,
  type OrganisationProductListProps,
} from './OrganisationProductList.js';
export type { OrganisationDeskPaths, ServiceReviewPaths } from './paths.js';
export { ProductForm, type ProductFormProps } from './ProductForm.js';
export { serviceReviewsCopy, type ServiceReviewsCopy } from './reviewCopy.js';
export { ServiceReviewDetail, type ServiceReviewDetailProps } from './ServiceReviewDetail.js';
export { serviceReviewFilters, type ServiceReviewFilters } from './serviceReviewFilters.js';
export { ServiceReviewList, type ServiceReviewListProps } from './ServiceReviewList.js';
