import {
  getOrder,
  getProduct,
  getProductHome,
  getUnreadNoticeCount,
  listBankOptions,
  listNotices,
  listOrders,
  listProducts,
} from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { noticeFilters, type NoticeFilters } from '../features/notices/noticeFilters.js';
import { orderFilters, type OrderFilters } from '../features/orders/orderFilters.js';
import { productFilters, type ProductFilters } from '../features/products/list/productFilters.js';
import type { ScopeInput } from '../provider/productScope.js';
import { read, type ScreenRead } from './prefetch.js';

interface ListOptions<Filters> {
  /** The list's filters. Defaults to none. */
  readonly filters?: Filters | undefined;
  /** Rows per page, if the list does not use its default. */
  readonly size?: number | undefined;
}

/** What `ProductList` and `ProductListScreen` read. */
export function productListReads({
  filters = {},
  size = pageSizes.products,
  scope = {},
}: ListOptions<ProductFilters> & { readonly scope?: ScopeInput | undefined } = {}): ScreenRead[] {
  return [
    read(getProductHome, scope),
    read(listBankOptions, scope),
    read(listProducts, { ...productFilters.resolve(filters), size, ...scope }),
  ];
}

/** What `ProductDetail` and `ProductDetailScreen` read. */
export const productDetailReads = (productId: string): ScreenRead[] => [
  read(getProduct, { productId }),
];

/** What `OrderList` and `OrderListScreen` read, on behalf of the client's user. */
export const orderListReads = ({
  filters = {},
  size = pageSizes.default,
}: ListOptions<OrderFilters> = {}): ScreenRead[] => [
  read(listOrders, { ...orderFilters.resolve(filters), size }),
];

/** What `OrderDetail` and `OrderDetailScreen` read, on behalf of the client's user. */
export const orderDetailReads = (orderId: string): ScreenRead[] => [read(getOrder, { orderId })];

/** What `NoticeCentre` reads, on behalf of the client's user. */
export const noticeReads = ({
  filters = {},
  size = pageSizes.default,
}: ListOptions<NoticeFilters> = {}): ScreenRead[] => [
  read(getUnreadNoticeCount, {}),
  read(listNotices, { ...noticeFilters.resolve(filters), size }),
];
