export { ApplyEntryDialogs } from './ApplyEntryDialogs.js';
export { AuthorisationDialog, type AuthorisationDialogProps } from './AuthorisationDialog.js';
export { CompanyDialog, type CompanyDialogProps } from './CompanyDialog.js';
export { companiesCopy, type CompaniesCopy } from './copy.js';
export { useApplyEntry, type ApplyEntry, type ApplyEntryOptions } from './useApplyEntry.js';
