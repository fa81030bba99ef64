import type { PolicyReviewPaths } from '@huiqi/components/policyApplications';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses of the desk of policy reviews, which are ours. */
export const policyReviewPaths: PolicyReviewPaths = {
  reviews: (query) => withQuery('/policyManage', Object.fromEntries(query ?? [])),
  review: (id) => `/policyManage/${encodeURIComponent(id)}`,
};
