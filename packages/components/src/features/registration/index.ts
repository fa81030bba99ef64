/** Creating an account in steps: the account with a text message code, then a nickname. */

export { registrationCopy, type RegistrationCopy } from './copy.js';
export { Registration, type RegistrationProps } from './Registration.js';
export { registrationSteps, type RegistrationStep } from './steps.js';
export type { AccountStepProps } from './AccountStep.js';
