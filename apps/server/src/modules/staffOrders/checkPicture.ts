import { invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findFile } from '../uploads/repository.js';

/** Throws 100400 for a file of the user that is no picture; one of others and a missing one are left alike to `attachFiles`. */
export async function checkPicture(db: Queryable, userId: string, key: string): Promise<void> {
  const file = await findFile(db, key);
  if (file?.ownerId === userId && !file.mediaType.startsWith('image/'))
    throw invalid([{ field: 'picUrl', message: '请上传图片（PNG 或 JPG）' }]);
}
