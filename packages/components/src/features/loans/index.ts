export { ApplyFail, type ApplyFailProps } from './ApplyFail.js';
export { ApplyStatus, type ApplyStatusProps } from './ApplyStatus.js';
export { ApplyWizard, type ApplyWizardProps } from './ApplyWizard.js';
export { AuthorisationDialog, type AuthorisationDialogProps } from './AuthorisationDialog.js';
export { CompanyDialog, type CompanyDialogProps } from './CompanyDialog.js';
export { loansCopy, type LoansCopy } from './copy.js';
export { ProductCard, type ProductCardProps } from '../shared/ProductCard.js';
export { ProductDetail, type ProductDetailProps } from './ProductDetail.js';
export { ProductDetailView, type ProductDetailViewProps } from './ProductDetailView.js';
export {
  changeFilters,
  formatProductFilters,
  parseProductFilters,
  type ProductFilters,
} from './productFilters.js';
export { externalProductUrl } from '../shared/productLink.js';
export { ProductList, type ProductListProps } from './ProductList.js';
export { ProductListView, type ProductListViewProps } from './ProductListView.js';
