/**
 * The back office of a service organisation (its products, orders and facts) and the desk that reviews its submissions.
 */

export { organisationsCopy, type OrganisationsCopy } from './copy.js';
export { organisationFilters, type OrganisationFilters } from './list/organisationFilters.js';
export {
  organisationOrderFilters,
  type OrganisationOrderFilters,
} from './orders/organisationOrderFilters.js';
export {
  organisationProductFilters,
  type OrganisationProductFilters,
} from './products/organisationProductFilters.js';
export { OrganisationDetail, type OrganisationDetailProps } from './list/OrganisationDetail.js';
export { OrganisationForm, type OrganisationFormProps } from './content/OrganisationForm.js';
export { OrganisationList, type OrganisationListProps } from './list/OrganisationList.js';
export {
  OrganisationOrderDetail,
  type OrganisationOrderDetailProps,
} from './orders/OrganisationOrderDetail.js';
export {
  OrganisationOrderList,
  type OrganisationOrderListProps,
} from './orders/OrganisationOrderList.js';
export {
  OrganisationProductDetail,
  type OrganisationProductDetailProps,
} from './products/OrganisationProductDetail.js';
export {
  OrganisationProductList,
  type OrganisationProductListProps,
} from './products/OrganisationProductList.js';
export type { OrganisationDeskPaths, ServiceReviewPaths } from './paths.js';
export { ProductForm, type ProductFormProps } from './products/ProductForm.js';
export { serviceReviewsCopy, type ServiceReviewsCopy } from './reviews/copy.js';
export {
  ServiceReviewDetail,
  type ServiceReviewDetailProps,
} from './reviews/ServiceReviewDetail.js';
export { serviceReviewFilters, type ServiceReviewFilters } from './reviews/serviceReviewFilters.js';
export { ServiceReviewList, type ServiceReviewListProps } from './reviews/ServiceReviewList.js';
export type { DeskListInput } from './deskListProps.js';
export type { OrganisationDetailLinks } from './list/OrganisationDetailView.js';
export type { OrganisationProductLinks } from './products/OrganisationProductDetailView.js';
export type { ServiceReviewListViewProps } from './reviews/ServiceReviewListView.js';
