import type { FieldError, FormEntry } from '@huiqi/sdk';
import { partsOf } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { lockOwnFiles } from '../uploads/repository.js';

/**
 * Errors of UPLOAD entries whose files the user did not upload as attachments. Missing files, other users' files and
 * files for another purpose get the same message.
 */
export async function fileErrors(
  db: Queryable,
  userId: string,
  entries: readonly FormEntry[],
  values: Readonly<Record<string, string>>,
): Promise<FieldError[]> {
  const uploads = entries
    .filter(({ inputType }) => inputType === 'UPLOAD')
    .map((entry) => ({ ...entry, keys: partsOf(values[entry.checkName]) }));
  const keys = [...new Set(uploads.flatMap((entry) => entry.keys))];
  const own = new Set(await lockOwnFiles(db, { userId, keys, purpose: 'ATTACHMENT' }));
  return uploads
    .filter((entry) => entry.keys.some((key) => !own.has(key)))
    .map(({ checkName, label }) => ({ field: checkName, message: `${label}不存在，请重新上传` }));
}
