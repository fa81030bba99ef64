/**
 * Administration of partners that embed the widget: origins, secrets, scope, webhooks and their delivery log. ADMIN
 * only.
 */

export { partnersCopy, type PartnersCopy } from './copy.js';
export { deliveryFilters, type DeliveryFilters } from './deliveryFilters.js';
export { DeliveryDetailView, type DeliveryDetailViewProps } from './DeliveryDetailView.js';
export { DeliveryList, type DeliveryListProps } from './DeliveryList.js';
export { DeliveryListView, type DeliveryListViewProps } from './DeliveryListView.js';
export { PartnerDetail, type PartnerDetailProps } from './PartnerDetail.js';
export { partnerFilters, type PartnerFilters } from './partnerFilters.js';
export { PartnerList, type PartnerListProps } from './PartnerList.js';
export { PartnerListView, type PartnerListViewProps } from './PartnerListView.js';
export type { PartnerPaths } from './paths.js';
export type { PartnerTabLinks } from './partnerTabs.js';
export type { ScopeNames } from './scopeText.js';
export type { Names as PartnerNames } from './usePartnerNames.js';
