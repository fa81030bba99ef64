import type { ApplyFailReason, ApplyResult, OrderSummary } from '@huiqi/sdk';

/** What of a saved order says where it is continued. */
export type SavedOrder = Pick<OrderSummary, 'orderId' | 'productId' | 'productCategoryId'>;

/** Addresses that the screens of this feature lead to; a place without one of the optional pages leaves it out. */
export interface ApplicationPaths {
  /** The market. */
  readonly products: () => string;
  readonly product: (product: { readonly id: string }) => string;
  /** After an application was submitted. */
  readonly submitted: (
    order: { readonly orderId: string | null } & Partial<
      Pick<ApplyResult, 'orderStatus' | 'productInterfaceType' | 'ewmUrl'>
    >,
  ) => string;
  /** After an application was refused. */
  readonly refused: (application: {
    readonly orderId: string | null;
    readonly productId: string;
    readonly failReason?: ApplyFailReason | null | undefined;
  }) => string;
  /** The order an application has become. */
  readonly order?: ((orderId: string) => string) | undefined;
  /** The user's orders. */
  readonly orders?: (() => string) | undefined;
  /** The form with what was saved. */
  readonly resume?: ((order: SavedOrder) => string) | undefined;
  /** The form that a product of the category is applied for with; a place with the ordinary one only leaves it out. */
  readonly form?:
    | ((application: {
        readonly productId: string;
        readonly productCategoryId: string;
        readonly companyId?: string | undefined;
        readonly orderId?: string | undefined;
      }) => string)
    | undefined;
  /** The form that draws down part of a granted line. */
  readonly drawDown?: ((orderId: string) => string) | undefined;
  /** Where companies are authorised. */
  readonly companies?: (() => string) | undefined;
}
