/** Addresses of the desk of policy reviews, which are ours. */
export interface PolicyReviewPaths {
  readonly reviews: (query?: URLSearchParams) => string;
  readonly review: (applicationId: string) => string;
}
