export { checkOptions } from '../host/checkOptions.js';
export { describeInvalid } from '../host/describeInvalid.js';
export { warnOfLostOptions } from './warnOfLostOptions.js';
