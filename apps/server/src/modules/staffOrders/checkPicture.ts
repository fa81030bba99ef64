import { invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findFile } from '../uploads/repository.js';

/**
 * Throws 100400 if the user's file is not a picture; leaves other users' files and missing ones to `attachFiles`, which
 * treats them alike.
 */
export async function checkPicture(db: Queryable, userId: string, key: string): Promise<void> {
  const file = await findFile(db, key);
  if (file?.ownerId === userId && !file.mediaType.startsWith('image/'))
    throw invalid([{ field: 'picUrl', message: '请上传图片（PNG 或 JPG）' }]);
}
