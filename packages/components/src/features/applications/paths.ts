import type { ApplyFailReason, ApplyResult, OrderSummary } from '@huiqi/sdk';

/** The fields of a saved order that determine where it is continued. */
export type SavedOrder = Pick<OrderSummary, 'orderId' | 'productId' | 'productCategoryId'>;

/** Addresses that this feature's screens link to; sites without one of the optional pages omit it. */
export interface ApplicationPaths {
  /** The market. */
  readonly products: () => string;
  readonly product: (product: { readonly id: string }) => string;
  /** Result page after submission. */
  readonly submitted: (
    order: { readonly orderId: string | null } & Partial<
      Pick<ApplyResult, 'orderStatus' | 'productInterfaceType' | 'ewmUrl'>
    >,
  ) => string;
  /** Result page after refusal. */
  readonly refused: (application: {
    readonly orderId: string | null;
    readonly productId: string;
    readonly failReason?: ApplyFailReason | null | undefined;
  }) => string;
  /** The resulting order. */
  readonly order?: ((orderId: string) => string) | undefined;
  /** The user's orders. */
  readonly orders?: (() => string) | undefined;
  /** The form with what was saved. */
  readonly resume?: ((order: SavedOrder) => string) | undefined;
  /** The form for products of a category; sites with only the ordinary one omit it. */
  readonly form?:
    | ((application: {
        readonly productId: string;
        readonly productCategoryId: string;
        readonly companyId?: string | undefined;
        readonly orderId?: string | undefined;
      }) => string)
    | undefined;
  /** The form for drawing on a granted line. */
  readonly drawDown?: ((orderId: string) => string) | undefined;
  /** Link to where companies are authorised. */
  readonly companies?: (() => string) | undefined;
}
