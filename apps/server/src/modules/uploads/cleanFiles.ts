import type { Queryable } from '../../db/database.js';
import type { ObjectStorage } from '../../storage/ObjectStorage.js';
import { deleteUploadTokens, knownObjects, takeUnused } from './repository.js';

const dayMs = 86_400_000;
const chunk = 500;

/** Deletes files unused for a day, and objects without a row (left by a crash). */
export async function cleanFiles(
  { db, storage }: { readonly db: Queryable; readonly storage: ObjectStorage },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  await deleteUploadTokens(db, now);
  for (const { objectName } of await takeUnused(db, before)) await storage.delete(objectName);
  const old = await storage.listBefore(before);
  for (let at = 0; at < old.length; at += chunk) {
    const names = old.slice(at, at + chunk);
    const known = await knownObjects(db, names);
    for (const name of names) if (!known.has(name)) await storage.delete(name);
  }
}
