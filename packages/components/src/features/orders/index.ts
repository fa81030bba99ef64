/**
 * The applicant's orders: list with filters, one order with its timeline, and the next actions. The list can be used
 * alone; the page supplies the detail addresses.
 */

export { ordersCopy, type OrdersCopy } from './copy.js';
export { OrderDetail, type OrderDetailProps } from './OrderDetail.js';
export { OrderDetailView, type OrderDetailViewProps } from './OrderDetailView.js';
export { orderFilters, type OrderFilters } from './orderFilters.js';
export { OrderList, type OrderListProps } from './OrderList.js';
export { OrderListView, type OrderListViewProps, type OrderLinks } from './OrderListView.js';
export { OrderStatusTag, type OrderStatusTagProps } from './OrderStatusTag.js';
export type { OrderPaths, SavedOrder } from './paths.js';
export type { OrderActionLinks } from './orderLinks.js';
export type { OrderActionName } from './orderNextStep.js';
