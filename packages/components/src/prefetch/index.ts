export { prefetch, read, type PrefetchOptions, type ScreenRead } from './prefetch.js';
export {
  noticeReads,
  orderDetailReads,
  orderListReads,
  productDetailReads,
  productListReads,
} from './screenReads.js';
// For resolving a page's address, where no component may run.
export { noticeFilters, type NoticeFilters } from '../features/notices/noticeFilters.js';
export { orderFilters, type OrderFilters } from '../features/orders/orderFilters.js';
export { productFilters, type ProductFilters } from '../features/products/list/productFilters.js';
export type { PreloadedResponse } from '../provider/createQueryClient.js';
