export { policyApplicationsCopy, type PolicyApplicationsCopy } from './copy.js';
export type { PolicyApplicationPaths } from './paths.js';
export type { PolicyReviewPaths } from './policyReviewPaths.js';
export { PolicyApply, type PolicyApplyProps } from './PolicyApply.js';
