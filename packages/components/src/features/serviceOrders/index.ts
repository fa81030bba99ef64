/** Ordering a service of an organisation: form, confirmation, the user's service orders, cancelling and rating. */

export { serviceApplyCopy, type ServiceApplyCopy } from './applyCopy.js';
export { serviceOrdersCopy, type ServiceOrdersCopy } from './copy.js';
export type { ServiceOrderPaths } from './paths.js';
export { ServiceApply, type ServiceApplyProps } from './ServiceApply.js';
export { ServiceApplyResult, type ServiceApplyResultProps } from './ServiceApplyResult.js';
export { ServiceOrderDetail, type ServiceOrderDetailProps } from './ServiceOrderDetail.js';
export {
  ServiceOrderDetailView,
  type ServiceOrderDetailViewProps,
} from './ServiceOrderDetailView.js';
export { serviceOrderFilters, type ServiceOrderFilters } from './serviceOrderFilters.js';
export { ServiceOrderList, type ServiceOrderListProps } from './ServiceOrderList.js';
export {
  ServiceOrderListView,
  type ServiceOrderListViewProps,
  type ServiceOrderLinks,
} from './ServiceOrderListView.js';
export { ServiceOrderStatusTag, type ServiceOrderStatusTagProps } from './ServiceOrderStatusTag.js';
export type { ServiceOrderActions } from './ServiceOrderRowActions.js';
export type { ServiceOrderAsideProps } from './serviceOrderAside.js';
