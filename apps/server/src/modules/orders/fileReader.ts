import { staffScope } from './staffScope.js';
import { registerFileReader, type FileReader } from '../uploads/fileReaders.js';
import { holds } from '../../security/holds.js';
import { findOrder } from './repository.js';

const staff: ReadonlySet<string> = new Set(['FINANCIER', 'OPERATOR', 'ADMIN']);

/** Application files are readable by staff who may see the order. */
const mayRead: FileReader = async ({ db, viewer, refId }) =>
  staff.has(viewer.role) &&
  holds(viewer, 'ADMIN_ORDERS') &&
  (await findOrder(db, refId, staffScope(viewer))) !== undefined;

registerFileReader('ORDER', mayRead);
