import type { OrderSummary } from '@huiqi/sdk';

/** The fields of a saved order that determine where it is continued. */
export type SavedOrder = Pick<OrderSummary, 'orderId' | 'productId' | 'productCategoryId'>;

/** Addresses that this feature's screens link to; sites without one of the optional pages omit it. */
export interface OrderPaths {
  /** The user's orders. */
  readonly orders: () => string;
  readonly order: (orderId: string) => string;
  /** The market, for users without an order. */
  readonly products: () => string;
  /** Where to apply for the product again. */
  readonly product?: ((product: { readonly id: string }) => string) | undefined;
  /** The form with what was saved. */
  readonly resume?: ((order: SavedOrder) => string) | undefined;
  /** The form for drawing on a granted line. */
  readonly drawDown?: ((orderId: string) => string) | undefined;
  /** The report of the order's company. */
  readonly report?: ((orderId: string) => string) | undefined;
}
