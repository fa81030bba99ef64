export { ApplyFail, type ApplyFailProps } from './ApplyFail.js';
export { ApplyStatus, type ApplyStatusProps } from './ApplyStatus.js';
export { ApplyWizard, type ApplyWizardProps } from './ApplyWizard.js';
export { applicationsCopy, type ApplicationsCopy } from './copy.js';
export type { ApplicationPaths } from './paths.js';
