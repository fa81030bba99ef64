import { invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findFile } from '../uploads/repository.js';

/** Throws 100400 for a file that is no picture; a missing one is left to `attachFiles`. */
export async function checkPicture(db: Queryable, key: string): Promise<void> {
  const file = await findFile(db, key);
  if (file && !file.mediaType.startsWith('image/'))
    throw invalid([{ field: 'picUrl', message: '请上传图片（PNG 或 JPG）' }]);
}
