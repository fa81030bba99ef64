export { policyApplicationsCopy, type PolicyApplicationsCopy } from './copy.js';
export type { PolicyApplicationPaths } from './paths.js';
