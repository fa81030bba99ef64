import type { OrderSummary } from '@huiqi/sdk';

/** What of a saved order says where it is continued. */
export type SavedOrder = Pick<OrderSummary, 'orderId' | 'productId' | 'productCategoryId'>;

/** Addresses that the screens of this feature lead to; a place without one of the optional pages leaves it out. */
export interface OrderPaths {
  /** The user's orders. */
  readonly orders: () => string;
  readonly order: (orderId: string) => string;
  /** The market, for who has no order yet. */
  readonly products: () => string;
  /** Where to apply for the product again. */
  readonly product?: ((product: { readonly id: string }) => string) | undefined;
  /** The form with what was saved. */
  readonly resume?: ((order: SavedOrder) => string) | undefined;
  /** The form that draws down part of a granted line. */
  readonly drawDown?: ((orderId: string) => string) | undefined;
  /** The report of the order's company. */
  readonly report?: ((orderId: string) => string) | undefined;
}
