/** Declaring a policy: form with files, drafts, corrections, the user's declarations and the review desk. */

export { policyApplicationsCopy, type PolicyApplicationsCopy } from './copy.js';
export type { PolicyApplicationPaths } from './paths.js';
export type { PolicyReviewPaths } from './review/policyReviewPaths.js';
export { PolicyApply, type PolicyApplyProps } from './declaration/PolicyApply.js';
export {
  PolicyApplicationDetail,
  type PolicyApplicationDetailProps,
} from './detail/PolicyApplicationDetail.js';
export { PolicyReviewDetail, type PolicyReviewDetailProps } from './review/PolicyReviewDetail.js';
export { policyReviewFilters, type PolicyReviewFilters } from './review/policyReviewFilters.js';
export { PolicyReviewList, type PolicyReviewListProps } from './review/PolicyReviewList.js';
export { policyUserFilters, type PolicyUserFilters } from './user/policyUserFilters.js';
export { PolicyUserList, type PolicyUserListProps } from './user/PolicyUserList.js';
export { policyReviewCopy, type PolicyReviewCopy } from './review/copy.js';
export { policyUserCopy, type PolicyUserCopy } from './user/copy.js';
export type { GateProps } from './declaration/gateProps.js';
export type { PolicyApplicationDetailViewProps } from './detail/PolicyApplicationDetailView.js';
export type { PolicyReviewListViewProps } from './review/PolicyReviewListView.js';
export type { PolicyUserLinks } from './user/policyUserLinks.js';
export type { DeclarationPlace } from './declaration/DeclarationForm.js';
