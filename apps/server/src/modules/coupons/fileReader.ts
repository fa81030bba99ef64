import { registerFileReader, type FileReader } from '../uploads/fileReaders.js';
import { holds } from '../../security/holds.js';
import { findApplication, reviewedBy } from './repository.js';

const reviewers: ReadonlySet<string> = new Set(['OPERATOR', 'ADMIN']);

/** Reviewers can open the contracts of applications in their region. */
const mayRead: FileReader = async ({ db, viewer, refId }) =>
  reviewers.has(viewer.role) &&
  holds(viewer, 'ADMIN_COUPONS') &&
  (await findApplication(db, refId, reviewedBy(viewer))) !== undefined;

registerFileReader('TICKET', mayRead);
