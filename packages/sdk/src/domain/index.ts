export { isOwnPath } from './ownPath.js';
