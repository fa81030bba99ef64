/**
 * The companies of a user: binding, selecting, verifying and authorising the one that applies. Most features ask for a
 * company first and show these dialogs by themselves.
 */

export { AddCompanyDialog, type AddCompanyDialogProps } from './AddCompanyDialog.js';
export { AuthorisationDialog, type AuthorisationDialogProps } from './AuthorisationDialog.js';
export { BindingObjectionList, type BindingObjectionListProps } from './BindingObjectionList.js';
export { BindCompanyForm, type BindCompanyFormProps } from './BindCompanyForm.js';
export { CompanyDialog, type CompanyDialogProps } from './CompanyDialog.js';
export { CompanyList, type CompanyListProps } from './CompanyList.js';
export { CompanySwitcher, type CompanySwitcherProps } from './CompanySwitcher.js';
export { companiesCopy, type CompaniesCopy } from './copy.js';
export { EnterpriseDetail, type EnterpriseDetailProps } from './EnterpriseDetail.js';
export { EnterpriseInformation, type EnterpriseInformationProps } from './EnterpriseInformation.js';
export { OrderAuthorisation, type OrderAuthorisationProps } from './OrderAuthorisation.js';
export { CompanyMembersDialog, type CompanyMembersDialogProps } from './CompanyMembersDialog.js';
export { companyMembersCopy, type CompanyMembersCopy } from './memberCopy.js';
export { bindingObjectionsCopy, type BindingObjectionsCopy } from './objectionCopy.js';
export { objectionFilters, type ObjectionFilters } from './objectionFilters.js';
export type { BindingObjectionPaths, CertifyEntry, CompanyPaths } from './paths.js';
export { TaxCompanyList, type TaxCompanyListProps } from './TaxCompanyList.js';
export { VerificationForm, type VerificationFormProps } from './VerificationForm.js';
