/**
 * The loan market: list with filters, detail, comparison and the steps before an application. Open to visitors;
 * `ProductList` and `ProductDetail` take addresses or callbacks for their links.
 */

export { ApplyEntryDialogs, type ApplyEntryDialogsProps } from './entry/ApplyEntryDialogs.js';
export { ApplyEntryNotice, type ApplyEntryNoticeProps } from './entry/ApplyEntryNotice.js';
export type { EntryWays } from './entry/EntryWays.js';
export type { CategoryKey } from './category/categoryPages.js';
export { productsCopy, type ProductsCopy } from './copy.js';
export { ProductCard, type ProductCardProps } from './list/ProductCard.js';
export { ProductDetail, type ProductDetailProps } from './detail/ProductDetail.js';
export { ProductDetailView, type ProductDetailViewProps } from './detail/ProductDetailView.js';
export type { ProductPaths } from './paths.js';
export { productFilters, type ProductFilters } from './list/productFilters.js';
export { ProductList, type ProductListProps } from './list/ProductList.js';
export { ProductListView, type ProductListViewProps } from './list/ProductListView.js';
export { useApplyEntry, type ApplyEntry, type ApplyEntryOptions } from './entry/useApplyEntry.js';
export { QrCodesButton } from './qrCodes/QrCodesButton.js';
export type {
  ApplyEntryNotice as ApplyNotice,
  ApplyEntryStage,
  ApplyEntryState,
  Refusal,
} from './entry/applyEntryState.js';
export type { CompareBarProps } from './compare/CompareBar.js';
export type { SimilarProductsProps } from './detail/SimilarProducts.js';
