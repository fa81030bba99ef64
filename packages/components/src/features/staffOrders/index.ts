/**
 * The desk of banks and operators: queues, one order with facts and decisions, handling, assignment and the verified
 * audit trail. FINANCIER, OPERATOR and ADMIN.
 */

export { staffOrdersCopy, type StaffOrdersCopy } from './copy.js';
export { DecisionDialog, type DecisionDialogProps } from './decision/DecisionDialog.js';
export { LoanDialog, type LoanDialogProps } from './decision/LoanDialog.js';
export { StaffOrderDetail, type StaffOrderDetailProps } from './detail/StaffOrderDetail.js';
export { StaffOrderList, type StaffOrderListProps } from './list/StaffOrderList.js';
export type { StaffOrderPaths } from './paths.js';
export { staffOrderFilters, type StaffOrderFilters } from './list/staffOrderFilters.js';
export type { StaffDialogState } from './decision/StaffDialog.js';
export type { StaffOrderLinks } from './list/StaffOrderListView.js';
