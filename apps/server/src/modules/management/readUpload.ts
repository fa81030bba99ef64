import { buffer } from 'node:stream/consumers';
import { invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { findFile, type FileRow } from '../uploads/repository.js';

type UploadCall = UserCall<'addPicture' | 'addPolicyTemplate'>;

const missing = () => invalid([{ field: 'key', message: '文件不存在，请重新上传' }]);

/**
 * An attachment that the user has uploaded, with its content; `check` throws for one that is not wanted. Call it before the
 * transaction: the storage may be slow.
 */
export async function readUpload(
  { db, storage, user, input }: UploadCall,
  check: (file: FileRow) => void = () => undefined,
): Promise<Pick<FileRow, 'fileName' | 'mediaType'> & { readonly content: Buffer }> {
  const file = await findFile(db, input.body.key);
  if (file?.ownerId !== user.id || file.purpose !== 'ATTACHMENT') throw missing();
  check(file);
  const stored = await storage.open(file.objectName);
  if (stored === null) throw missing();
  const { fileName, mediaType } = file;
  return { fileName, mediaType, content: await buffer(stored) };
}
