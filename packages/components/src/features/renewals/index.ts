/** Renewing a loan: participating banks, the wizard, the user's renewals and the bank's desk. */

export { renewalsCopy, type RenewalsCopy } from './copy.js';
export type { RenewalPaths, StaffRenewalPaths } from './paths.js';
export { renewalBankFilters, type RenewalBankFilters } from './banks/renewalBankFilters.js';
export { RenewalBankList, type RenewalBankListProps } from './banks/RenewalBankList.js';
export { RenewalBankListView, type RenewalBankListViewProps } from './banks/RenewalBankListView.js';
export { RenewalDetail, type RenewalDetailProps } from './list/RenewalDetail.js';
export { RenewalDetailView, type RenewalDetailViewProps } from './list/RenewalDetailView.js';
export { renewalFilters, type RenewalFilters } from './list/renewalFilters.js';
export { RenewalList, type RenewalListProps } from './list/RenewalList.js';
export {
  RenewalListView,
  type RenewalListViewProps,
  type RenewalLinks,
} from './list/RenewalListView.js';
export { RenewalStatus, type RenewalStatusProps } from './apply/RenewalStatus.js';
export { RenewalStatusTag, type RenewalStatusTagProps } from './RenewalStatusTag.js';
export { RenewalWizard, type RenewalWizardProps } from './apply/RenewalWizard.js';
export { staffRenewalsCopy, type StaffRenewalsCopy } from './staff/copy.js';
export { StaffRenewalDetail, type StaffRenewalDetailProps } from './staff/StaffRenewalDetail.js';
export { staffRenewalFilters, type StaffRenewalFilters } from './staff/staffRenewalFilters.js';
export { StaffRenewalList, type StaffRenewalListProps } from './staff/StaffRenewalList.js';
export type { StaffRenewalListViewProps } from './staff/StaffRenewalListView.js';
