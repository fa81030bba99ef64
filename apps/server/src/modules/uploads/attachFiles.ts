import type { UploadPurpose } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { lockOwnFiles, replaceUses } from './repository.js';

export interface Attachment {
  /** The attaching user, who must own every key. */
  readonly userId: string;
  readonly keys: readonly string[];
  /** Kind of use; `registerFileReader` says who besides the owner may read it. */
  readonly kind: string;
  readonly refId: string;
  /** Defaults to ATTACHMENT. */
  readonly purpose?: UploadPurpose;
  /** The form field that the keys come from. */
  readonly field?: string;
}

/**
 * Makes these the files of a use; called in the transaction of its write. Releases the use's other files; unused files
 * are deleted a day later. Throws the same 100400 for keys of other users, of another purpose and without a file.
 */
export async function attachFiles(db: Queryable, attachment: Attachment, now: Date): Promise<void> {
  const { userId, kind, refId, purpose = 'ATTACHMENT', field = 'url' } = attachment;
  const keys = [...new Set(attachment.keys)];
  const own = await lockOwnFiles(db, { userId, keys, purpose });
  if (own.length < keys.length) throw invalid([{ field, message: '文件不存在，请重新上传' }]);
  await replaceUses(db, { kind, refId }, keys, now);
}
