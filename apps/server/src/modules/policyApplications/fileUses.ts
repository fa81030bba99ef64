import { attachFiles, type Attachment } from '../uploads/attachFiles.js';

/** Use kind of a declaration's files, readable by reviewers. */
export const applicationFiles = 'POLICY_APPLICATION';

/** Use kind of a draft's files, readable only by its user. */
export const draftFiles = 'POLICY_DRAFT';

type Use = Pick<Attachment, 'userId' | 'keys' | 'refId'>;
type Db = Parameters<typeof attachFiles>[0];

/** Attaches exactly these files to a declaration. */
export const attachToApplication = (db: Db, use: Use, now: Date): Promise<void> =>
  attachFiles(db, { ...use, kind: applicationFiles }, now);

/** Attaches exactly these files to a draft. */
export const attachToDraft = (db: Db, use: Use, now: Date): Promise<void> =>
  attachFiles(db, { ...use, kind: draftFiles }, now);
