/**
 * Managed content, such as loan products with their forms and banks: lists, changes that a second person approves,
 * versions. For OPERATOR and ADMIN, and FINANCIER within the products of the bank.
 */

export { managementCopy, type ManagementCopy } from './copy.js';
export { managedFieldsCopy, type ManagedFieldsCopy } from './fields/copy.js';
export { formDesignerCopy, type FormDesignerCopy } from './fields/formCopy.js';
export { rightsCopy, type RightsCopy } from './rights/copy.js';
export { transferCopy, type TransferCopy } from './transfer/copy.js';
export type { ManagementPaths } from './paths.js';
