import { notFound } from '../../contract/ApiError.js';
import type { UserCall, ServedFile } from '../../http/context.js';
import { mayReadByUse } from './fileReaders.js';
import { findFile, usesOf, type FileRow } from './repository.js';

type OpenCall = UserCall<'openFile'>;

async function mayRead({ db, visitor, now }: OpenCall, file: FileRow): Promise<boolean> {
  if (file.purpose === 'LOGO') return true;
  if (visitor === null) return false;
  if (file.ownerId === visitor.id) return true;
  return mayReadByUse(await usesOf(db, file.key), { db, viewer: visitor, now: now() });
}

/** Opens a file for those who may see it; throws as for a missing one otherwise. */
export async function openStored(call: OpenCall): Promise<ServedFile> {
  const { db, storage, input, request } = call;
  const file = await findFile(db, input.key);
  if (!file || !(await mayRead(call, file))) throw notFound();
  const content = await storage.open(file.objectName);
  if (content === null) {
    request.log.error({ objectName: file.objectName }, 'the storage lacks a file');
    throw notFound();
  }
  return {
    content,
    size: file.size,
    mediaType: file.mediaType,
    fileName: file.fileName,
    inline: file.mediaType.startsWith('image/'),
    isPublic: file.purpose === 'LOGO',
  };
}
