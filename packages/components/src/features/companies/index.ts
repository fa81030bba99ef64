/**
 * The companies of a user: binding, selecting, verifying and authorising the one that applies. Most features ask for a
 * company first and show these dialogs by themselves.
 */

export { AddCompanyDialog, type AddCompanyDialogProps } from './add/AddCompanyDialog.js';
export {
  AuthorisationDialog,
  type AuthorisationDialogProps,
} from './authorisation/AuthorisationDialog.js';
export {
  BindingObjectionList,
  type BindingObjectionListProps,
} from './objections/BindingObjectionList.js';
export { BindCompanyForm, type BindCompanyFormProps } from './add/BindCompanyForm.js';
export { CompanyDialog, type CompanyDialogProps } from './add/CompanyDialog.js';
export { CompanyList, type CompanyListProps } from './list/CompanyList.js';
export { CompanySwitcher, type CompanySwitcherProps } from './acting/CompanySwitcher.js';
export { companiesCopy, type CompaniesCopy } from './copy.js';
export { EnterpriseDetail, type EnterpriseDetailProps } from './enterprise/EnterpriseDetail.js';
export {
  EnterpriseInformation,
  type EnterpriseInformationProps,
} from './enterprise/EnterpriseInformation.js';
export {
  OrderAuthorisation,
  type OrderAuthorisationProps,
} from './authorisation/OrderAuthorisation.js';
export {
  CompanyMembersDialog,
  type CompanyMembersDialogProps,
} from './members/CompanyMembersDialog.js';
export { companyMembersCopy, type CompanyMembersCopy } from './members/copy.js';
export { bindingObjectionsCopy, type BindingObjectionsCopy } from './objections/copy.js';
export { objectionFilters, type ObjectionFilters } from './objections/objectionFilters.js';
export type { BindingObjectionPaths, CertifyEntry, CompanyPaths } from './paths.js';
export { TaxCompanyList, type TaxCompanyListProps } from './authorisation/TaxCompanyList.js';
export { VerificationForm, type VerificationFormProps } from './verification/VerificationForm.js';
export type { CompanyFilters } from './companyFilters.js';
