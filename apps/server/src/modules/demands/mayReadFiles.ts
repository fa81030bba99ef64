import { holds } from '../../security/holds.js';
import { registerFileReader } from '../uploads/fileReaders.js';
import { findDemand, ownedBy } from './repository.js';
import { withinReachOf } from './demandReachRepository.js';

/** Kind of the files of a demand. */
export const demandFiles = 'DEMAND';

// Demand files are readable by staff who can see the demand and by the company's other users.
registerFileReader(demandFiles, async ({ db, viewer, refId }) => {
  const isOwn = (await findDemand(db, refId, ownedBy(viewer.id))) !== undefined;
  if (isOwn || !holds(viewer, 'ADMIN_DEMANDS')) return isOwn;
  return (await findDemand(db, refId, withinReachOf(viewer))) !== undefined;
});
