import { holdsPermission } from '@huiqi/sdk/domain';
import { registerFileReader } from '../uploads/fileReaders.js';
import { findDemand, ownedBy } from './repository.js';

/** Kind of the files of a demand. */
export const demandFiles = 'DEMAND';

// They open to those who answer demands, and to the other people of the company.
registerFileReader(demandFiles, async ({ db, viewer, refId }) => {
  if (holdsPermission(viewer.role, 'ADMIN_DEMANDS')) return true;
  return (await findDemand(db, refId, ownedBy(viewer.id))) !== undefined;
});
