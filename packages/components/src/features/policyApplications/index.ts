/** Declaring a policy: form with files, drafts, corrections, the user's declarations and the desk that reviews them. */

export { policyApplicationsCopy, type PolicyApplicationsCopy } from './copy.js';
export type { PolicyApplicationPaths } from './paths.js';
export type { PolicyReviewPaths } from './policyReviewPaths.js';
export { PolicyApply, type PolicyApplyProps } from './PolicyApply.js';
export {
  PolicyApplicationDetail,
  type PolicyApplicationDetailProps,
} from './PolicyApplicationDetail.js';
export { PolicyReviewDetail, type PolicyReviewDetailProps } from './PolicyReviewDetail.js';
export { policyReviewFilters, type PolicyReviewFilters } from './policyReviewFilters.js';
export { PolicyReviewList, type PolicyReviewListProps } from './PolicyReviewList.js';
export { policyUserFilters, type PolicyUserFilters } from './policyUserFilters.js';
export { PolicyUserList, type PolicyUserListProps } from './PolicyUserList.js';
export { policyReviewCopy, type PolicyReviewCopy } from './reviewCopy.js';
export { policyUserCopy, type PolicyUserCopy } from './userCopy.js';
