/** Addresses that the screens of this feature lead to. */
export interface ApplicationPaths {
  /** The market. */
  readonly products: () => string;
  readonly product: (product: { readonly id: string }) => string;
  /** After an application was submitted. */
  readonly submitted: (order: { readonly orderId: string | null }) => string;
  /** After an application was refused. */
  readonly refused: (application: {
    readonly orderId: string | null;
    readonly productId: string;
  }) => string;
  /** The order an application has become; a place without order pages leaves it out. */
  readonly order?: ((orderId: string) => string) | undefined;
}
