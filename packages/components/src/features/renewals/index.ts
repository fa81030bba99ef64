/** Renewing a loan: banks that do, the wizard, the user's renewals and the bank's desk. */

export { renewalsCopy, type RenewalsCopy } from './copy.js';
export type { RenewalPaths, StaffRenewalPaths } from './paths.js';
export { renewalBankFilters, type RenewalBankFilters } from './renewalBankFilters.js';
export { RenewalBankList, type RenewalBankListProps } from './RenewalBankList.js';
export { RenewalBankListView, type RenewalBankListViewProps } from './RenewalBankListView.js';
export { RenewalDetail, type RenewalDetailProps } from './RenewalDetail.js';
export { RenewalDetailView, type RenewalDetailViewProps } from './RenewalDetailView.js';
export { renewalFilters, type RenewalFilters } from './renewalFilters.js';
export { RenewalList, type RenewalListProps } from './RenewalList.js';
export { RenewalListView, type RenewalListViewProps } from './RenewalListView.js';
export { RenewalStatus, type RenewalStatusProps } from './RenewalStatus.js';
export { RenewalStatusTag, type RenewalStatusTagProps } from './RenewalStatusTag.js';
export { RenewalWizard, type RenewalWizardProps } from './RenewalWizard.js';
export { staffRenewalsCopy, type StaffRenewalsCopy } from './staffCopy.js';
export { StaffRenewalDetail, type StaffRenewalDetailProps } from './StaffRenewalDetail.js';
export { staffRenewalFilters, type StaffRenewalFilters } from './staffRenewalFilters.js';
export { StaffRenewalList, type StaffRenewalListProps } from './StaffRenewalList.js';
