import type { UploadPurpose } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { lockOwnFiles, replaceUses } from './repository.js';

export interface Attachment {
  /** Who attaches: every key must name a file of theirs. */
  readonly userId: string;
  readonly keys: readonly string[];
  /** What uses the files; `registerFileReader` says who may see them besides their owner. */
  readonly kind: string;
  readonly refId: string;
  /** Defaults to ATTACHMENT. */
  readonly purpose?: UploadPurpose;
  /** Field of the form the keys come from. */
  readonly field?: string;
}

/**
 * Makes these files the ones that something uses; to be called in the transaction of its write. Other files of the same
 * kind and id are released, and a file that nothing uses is deleted a day later. Throws 100400 alike for keys of others,
 * of another purpose and of no file.
 */
export async function attachFiles(db: Queryable, attachment: Attachment, now: Date): Promise<void> {
  const { userId, kind, refId, purpose = 'ATTACHMENT', field = 'url' } = attachment;
  const keys = [...new Set(attachment.keys)];
  const own = await lockOwnFiles(db, { userId, keys, purpose });
  if (own.length < keys.length) throw invalid([{ field, message: '文件不存在，请重新上传' }]);
  await replaceUses(db, { kind, refId }, keys, now);
}
