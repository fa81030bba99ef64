/**
 * Applying for a product: wizard, consent, draft, submission and result, and drawing down a granted line. `ApplyWizard`
 * needs a product id and a signed-in user; without one it calls `onLogin` and keeps the input.
 */

export { ApplyFail, type ApplyFailProps } from './result/ApplyFail.js';
export { ApplyStatus, type ApplyStatusProps } from './result/ApplyStatus.js';
export { ApplyWizard } from './wizard/ApplyWizard.js';
export type { ApplyWizardProps } from './wizard/ApplyWizardProps.js';
export { applicationsCopy, type ApplicationsCopy } from './copy.js';
export type { ApplicationPaths, SavedOrder } from './paths.js';
export type { FailureLinks } from './result/failureResult.js';
export type { NoApplicationProps } from './result/NoApplication.js';
export type { OtherProductOptions } from './result/useOtherProduct.js';
export type { StatusLinks } from './result/statusResult.js';
