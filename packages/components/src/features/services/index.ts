/** The service marketplace: categories, services with prices and ratings, and organisations. Open to visitors. */

export { servicesCopy, type ServicesCopy } from './copy.js';
export { serviceDetailCopy, type ServiceDetailCopy } from './product/copy.js';
export { Organisation, type OrganisationProps } from './organisation/Organisation.js';
export { OrganisationCard, type OrganisationCardProps } from './organisation/OrganisationCard.js';
export {
  OrganisationEvaluations,
  type OrganisationEvaluationsProps,
} from './organisation/OrganisationEvaluations.js';
export {
  organisationFilters,
  type OrganisationFilters,
} from './organisation/organisationFilters.js';
export { OrganisationList, type OrganisationListProps } from './organisation/OrganisationList.js';
export {
  OrganisationProducts,
  type OrganisationProductsProps,
} from './organisation/OrganisationProducts.js';
export type { ServiceLinks, ServicePaths } from './paths.js';
export { ServiceEvaluations, type ServiceEvaluationsProps } from './product/ServiceEvaluations.js';
export { serviceFilters, type ServiceFilters } from './list/serviceFilters.js';
export { ServiceHome, type ServiceHomeProps } from './list/ServiceHome.js';
export { ServiceList, type ServiceListProps } from './list/ServiceList.js';
export { ServiceProduct, type ServiceProductProps } from './product/ServiceProduct.js';
export { ServiceProductCard, type ServiceProductCardProps } from './product/ServiceProductCard.js';
export { ServiceScore, type ServiceScoreProps } from './product/ServiceScore.js';
export { ServiceStars } from './product/ServiceStars.js';
export type {
  ServiceTab,
  ServiceTabLinks,
  ServiceMarketHeadProps,
} from './list/ServiceMarketHead.js';
export type { EvaluationPageFilters, ServicePageFilters } from './product/servicePageFilters.js';
export type { OrganisationListViewProps } from './organisation/OrganisationListView.js';
export type { OrganisationViewProps } from './organisation/OrganisationView.js';
export type { ServiceEvaluationsViewProps } from './product/ServiceEvaluationsView.js';
export type { ServiceHomeViewProps } from './list/ServiceHomeView.js';
export type { ServiceListViewProps } from './list/ServiceListView.js';
export type { ServiceProductViewProps } from './product/ServiceProductView.js';
export type { CategoryBarProps, CategoryChoice } from './list/CategoryBar.js';
