/** The service marketplace: categories, services with prices and ratings, and organisations. Open to visitors. */

export { servicesCopy, type ServicesCopy } from './copy.js';
export { serviceDetailCopy, type ServiceDetailCopy } from './detailCopy.js';
export { Organisation, type OrganisationProps } from './Organisation.js';
export { OrganisationCard, type OrganisationCardProps } from './OrganisationCard.js';
export {
  OrganisationEvaluations,
  type OrganisationEvaluationsProps,
} from './OrganisationEvaluations.js';
export { organisationFilters, type OrganisationFilters } from './organisationFilters.js';
export { OrganisationList, type OrganisationListProps } from './OrganisationList.js';
export { OrganisationProducts, type OrganisationProductsProps } from './OrganisationProducts.js';
export type { ServiceLinks, ServicePaths } from './paths.js';
export { ServiceEvaluations, type ServiceEvaluationsProps } from './ServiceEvaluations.js';
export { serviceFilters, type ServiceFilters } from './serviceFilters.js';
export { ServiceHome, type ServiceHomeProps } from './ServiceHome.js';
export { ServiceList, type ServiceListProps } from './ServiceList.js';
export { ServiceProduct, type ServiceProductProps } from './ServiceProduct.js';
export { ServiceProductCard, type ServiceProductCardProps } from './ServiceProductCard.js';
export { ServiceScore, type ServiceScoreProps } from './ServiceScore.js';
export { ServiceStars } from './ServiceStars.js';
export type { ServiceTab, ServiceTabLinks } from './ServiceMarketHead.js';
