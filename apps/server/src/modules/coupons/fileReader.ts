import { registerFileReader, type FileReader } from '../uploads/fileReaders.js';
import { findApplication } from './repository.js';

const reviewers: ReadonlySet<string> = new Set(['OPERATOR', 'ADMIN']);

/** Contracts of applications open to those who review them. */
const mayRead: FileReader = async ({ db, viewer, refId }) =>
  reviewers.has(viewer.role) && (await findApplication(db, refId)) !== undefined;

registerFileReader('TICKET', mayRead);
