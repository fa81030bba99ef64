export { parseSheet } from './parseSheet.js';
export {
  failureDocument,
  shapesOf,
  lateBar,
  withoutScripts,
  type HeaderEntries,
  type Contact,
} from './skeletons.js';
