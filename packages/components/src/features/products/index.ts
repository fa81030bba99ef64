/**
 * The loan market: list with filters, detail, comparison and the steps before an application. Open to visitors;
 * `ProductList` and `ProductDetail` take addresses or callbacks for what they lead to.
 */

export { ApplyEntryDialogs, type ApplyEntryDialogsProps } from './ApplyEntryDialogs.js';
export {
  ApplyEntryNotice,
  type ApplyEntryNoticeProps,
  type EntryWays,
} from './ApplyEntryNotice.js';
export type { CategoryKey } from './categoryPages.js';
export { productsCopy, type ProductsCopy } from './copy.js';
export { ProductCard, type ProductCardProps } from './ProductCard.js';
export { ProductDetail, type ProductDetailProps } from './ProductDetail.js';
export { ProductDetailView, type ProductDetailViewProps } from './ProductDetailView.js';
export type { ProductPaths } from './paths.js';
export { productFilters, type ProductFilters } from './productFilters.js';
export { externalProductUrl } from './productLink.js';
export { ProductList, type ProductListProps } from './ProductList.js';
export { ProductListView, type ProductListViewProps } from './ProductListView.js';
export { useApplyEntry, type ApplyEntry, type ApplyEntryOptions } from './useApplyEntry.js';
export { QrCodesButton } from './QrCodesButton.js';
