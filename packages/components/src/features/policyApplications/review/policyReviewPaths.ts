/** Addresses of the policy review desk on our site. */
export interface PolicyReviewPaths {
  readonly reviews: (query?: URLSearchParams) => string;
  readonly review: (applicationId: string) => string;
}
