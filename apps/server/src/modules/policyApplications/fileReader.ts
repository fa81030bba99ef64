import { registerFileReader, type FileReader } from '../uploads/fileReaders.js';
import { holds } from '../../security/holds.js';
import { applicationFiles } from './fileUses.js';
import { findReview } from './declarationReviewRepository.js';

const reviewers: ReadonlySet<string> = new Set(['OPERATOR', 'ADMIN']);

/** Files of a submitted declaration are readable by its region's reviewers. */
const mayRead: FileReader = async ({ db, viewer, refId }) =>
  reviewers.has(viewer.role) &&
  holds(viewer, 'ADMIN_POLICIES') &&
  (await findReview(db, viewer, refId)) !== undefined;

registerFileReader(applicationFiles, mayRead);
