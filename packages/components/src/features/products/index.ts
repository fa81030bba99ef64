export { productsCopy, type ProductsCopy } from './copy.js';
export { ProductCard, type ProductCardProps } from './ProductCard.js';
export { ProductDetail, type ProductDetailProps } from './ProductDetail.js';
export { ProductDetailView, type ProductDetailViewProps } from './ProductDetailView.js';
export type { ProductPaths } from './paths.js';
export { productFilters, type ProductFilters } from './productFilters.js';
export { externalProductUrl } from './productLink.js';
export { ProductList, type ProductListProps } from './ProductList.js';
export { ProductListView, type ProductListViewProps } from './ProductListView.js';
