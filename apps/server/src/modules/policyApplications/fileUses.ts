import { attachFiles, type Attachment } from '../uploads/attachFiles.js';

/** What uses the files of a declaration; those who review declarations may open them. */
export const applicationFiles = 'POLICY_APPLICATION';

/** What uses the files of a draft; nobody but its user may open them. */
export const draftFiles = 'POLICY_DRAFT';

type Use = Pick<Attachment, 'userId' | 'keys' | 'refId'>;
type Db = Parameters<typeof attachFiles>[0];

/** Makes these files the ones of a declaration. */
export const attachToApplication = (db: Db, use: Use, now: Date): Promise<void> =>
  attachFiles(db, { ...use, kind: applicationFiles }, now);

/** Makes these files the ones of a draft. */
export const attachToDraft = (db: Db, use: Use, now: Date): Promise<void> =>
  attachFiles(db, { ...use, kind: draftFiles }, now);
