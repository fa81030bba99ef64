/** Making an account in steps: the account with a code by text message, then a nickname. */

export { registrationCopy, type RegistrationCopy } from './copy.js';
export { Registration, type RegistrationProps } from './Registration.js';
export { registrationSteps, type RegistrationStep } from './steps.js';
