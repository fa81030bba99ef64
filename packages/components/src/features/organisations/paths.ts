/** Addresses of the back office of a service organisation. */
export interface OrganisationDeskPaths {
  /** The desk, with the tab and its filters. */
  readonly desk: (query?: URLSearchParams) => string;
  readonly organisation: (organisationId: string) => string;
  readonly editOrganisation: (organisationId: string) => string;
  readonly product: (productId: string) => string;
  readonly editProduct: (productId: string) => string;
  readonly newProduct: () => string;
  readonly order: (orderId: string) => string;
  /** The public page; omitted on sites without the marketplace. */
  readonly publicProduct?: ((productId: string) => string) | undefined;
  readonly publicOrganisation?: ((organisationId: string) => string) | undefined;
}

/** Addresses of the reviews of service organisations and their products. */
export interface ServiceReviewPaths {
  readonly reviews: (query?: URLSearchParams) => string;
  readonly review: (reviewId: string) => string;
}
