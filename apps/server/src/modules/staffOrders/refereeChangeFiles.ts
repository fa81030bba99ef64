import { holds } from '../../security/holds.js';
import { findOrder } from '../orders/repository.js';
import { registerFileReader } from '../uploads/fileReaders.js';
import { orderOfRefereeChange } from './handlingRepository.js';
import { staffScope } from '../orders/staffScope.js';

/** Use kind of the files that document a change of recommender. */
export const refereeChangeFiles = 'REFEREE_CHANGE';

const staff: ReadonlySet<string> = new Set(['FINANCIER', 'OPERATOR', 'ADMIN']);

// Readable by the staff who may see the order.
registerFileReader(refereeChangeFiles, async ({ db, viewer, refId }) => {
  if (!staff.has(viewer.role) || !holds(viewer, 'ADMIN_ORDERS')) return false;
  const orderId = await orderOfRefereeChange(db, Number(refId));
  return orderId !== undefined && (await findOrder(db, orderId, staffScope(viewer))) !== undefined;
});
