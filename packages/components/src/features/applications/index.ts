/**
 * Applying for a product: wizard, consent, draft, submission and result, and drawing down a granted line. `ApplyWizard`
 * needs a product id and a signed-in user; without one it calls `onLogin` and keeps the input.
 */

export { ApplyFail, type ApplyFailProps } from './result/ApplyFail.js';
export { ApplyStatus, type ApplyStatusProps } from './result/ApplyStatus.js';
export { ApplyWizard } from './wizard/ApplyWizard.js';
export type { ApplyWizardProps } from './wizard/ApplyWizardProps.js';
export { applicationsCopy, type ApplicationsCopy } from './copy.js';
export type { ApplicationPaths } from './paths.js';
