import type { PolicyReviewPaths } from '@huiqi/components/policyApplications';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses of the policy review desk on our site. */
export const policyReviewPaths: PolicyReviewPaths = {
  reviews: (query) => withQuery('/policyManage', Object.fromEntries(query ?? [])),
  review: (id) => `/policyManage/${encodeURIComponent(id)}`,
};
