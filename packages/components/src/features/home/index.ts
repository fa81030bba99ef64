export { homeCopy, type HomeCopy } from './copy.js';
export { HomeView, type HomeViewProps } from './HomeView.js';
export { LatestNews } from './LatestNews.js';
export { LatestNewsView, type LatestNewsViewProps } from './LatestNewsView.js';
export { ProductQuickFilters, type ProductQuickFiltersProps } from './ProductQuickFilters.js';
export { RecommendedProducts, type RecommendedProductsProps } from './RecommendedProducts.js';
