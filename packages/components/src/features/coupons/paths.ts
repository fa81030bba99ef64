/** Addresses that the screens of coupons link to. */
export interface CouponPaths {
  readonly announcement: () => string;
  /** The application; with an id, to correct a returned one. */
  readonly apply: (applicationId?: string) => string;
  /** The public list, with filters. */
  readonly published: (query?: URLSearchParams) => string;
  /** The user's tickets, with filters. */
  readonly tickets: (query?: URLSearchParams) => string;
  readonly applications: (query?: URLSearchParams) => string;
  readonly application: (applicationId: string) => string;
  /** Where the user adds a company. */
  readonly companies: () => string;
}

/** Addresses of the review of coupons. */
export interface CouponReviewPaths {
  readonly reviews: (query?: URLSearchParams) => string;
  readonly review: (applicationId: string) => string;
}
