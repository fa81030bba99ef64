/**
 * Front page, news and credit repair. `HomeView` takes its content as children, so that a site decides which domains
 * appear.
 */

export { AnnouncementStrip, type AnnouncementStripProps } from './AnnouncementStrip.js';
export { homeCopy, type HomeCopy } from './copy.js';
export { HomeView, type HomeViewProps } from './HomeView.js';
export { LatestNews } from './LatestNews.js';
export {
  LatestNewsView,
  type LatestNewsLinks,
  type LatestNewsViewProps,
} from './LatestNewsView.js';
export type { HomePaths } from './paths.js';
export type { HomeTaskLinks } from './homeTasks.js';
export { ProductQuickFilters, type ProductQuickFiltersProps } from './ProductQuickFilters.js';
export { RecommendedProducts, type RecommendedProductsProps } from './RecommendedProducts.js';
