/** What the first screen is drawn without, in one file. */
export { checkOptions } from '../host/checkOptions.js';
export { describeInvalid } from '../host/describeInvalid.js';
export { submitWithoutForms } from './submitWithoutForms.js';
export { warnOfLostOptions } from './warnOfLostOptions.js';
