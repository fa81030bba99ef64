import { registerFileReader, type FileReader } from '../uploads/fileReaders.js';
import { applicationFiles } from './fileUses.js';
import { findApplication } from './repository.js';

const reviewers: ReadonlySet<string> = new Set(['OPERATOR', 'ADMIN']);

/** Files of a submitted declaration open to those who review it. */
const mayRead: FileReader = async ({ db, viewer, refId }) =>
  reviewers.has(viewer.role) && (await findApplication(db, refId)) !== undefined;

registerFileReader(applicationFiles, mayRead);
