export { parseSheet } from './parseSheet.js';
export {
  failureDocument,
  shapesOf,
  lateBar,
  olderBar,
  withoutScripts,
  type HeaderEntries,
  type Contact,
} from './skeletons.js';
