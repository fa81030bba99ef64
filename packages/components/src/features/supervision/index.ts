/** How quickly departments handle demands, and supervised companies with their credit tags. */

export { companyCreditCopy, type CompanyCreditCopy } from './companyCreditCopy.js';
export { companyFiltersOf, companyQueryOf, type CompanyFilters } from './companyFilters.js';
export { supervisionCopy, type SupervisionCopy } from './copy.js';
export { CreditLevelTag, RegistrationTag } from './CreditTags.js';
export { overseeFilters, type OverseeFilters, type OverseeFigure } from './overseeFilters.js';
export type { SupervisedCompanyPaths, SupervisionPaths } from './paths.js';
export {
  SupervisedCompanyDetail,
  type SupervisedCompanyDetailProps,
} from './SupervisedCompanyDetail.js';
export {
  SupervisedCompanyDetailView,
  type SupervisedCompanyDetailViewProps,
} from './SupervisedCompanyDetailView.js';
export { SupervisedCompanyList, type SupervisedCompanyListProps } from './SupervisedCompanyList.js';
export {
  SupervisedCompanyListView,
  type SupervisedCompanyListViewProps,
} from './SupervisedCompanyListView.js';
export { Supervision, type SupervisionProps } from './Supervision.js';
export { SupervisionView, type SupervisionViewProps } from './SupervisionView.js';
