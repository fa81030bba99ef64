import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../../db/database.js';
import type { ObjectStorage } from '../../storage/ObjectStorage.js';
import { deleteUploadTokens, forgetUnknown, longUnknown, takeUnused } from './repository.js';

const dayMs = 86_400_000;
const chunk = 500;

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Deletes received files that killed processes left: no upload takes a day. */
async function deleteReceived(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
    const path = join(folder, name);
    // A running upload may have removed it meanwhile.
    const found = await stat(path).catch(unlessMissing);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}

/**
 * Deletes files unused for a day, and what a crash left: received files, and objects without a row. Those wait a day from
 * when they are noticed, since a database restored from a backup knows no newer files.
 */
export async function cleanFiles(
  { db, storage }: { readonly db: Queryable; readonly storage: ObjectStorage },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  await deleteReceived(storage.incoming, before);
  await deleteUploadTokens(db, now);
  for (const { objectName } of await takeUnused(db, before)) await storage.delete(objectName);
  const old = await storage.listBefore(before);
  for (let at = 0; at < old.length; at += chunk) {
    const names = old.slice(at, at + chunk);
    for (const name of await longUnknown(db, names, { before, now })) {
      await storage.delete(name);
      await forgetUnknown(db, name);
    }
  }
}
