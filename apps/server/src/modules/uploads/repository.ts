import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { UploadPurpose } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { users } from '../../schema/users.js';
import { fileUses, unknownObjects, uploadedFiles, uploadTokens } from '../../schema/uploads.js';

export type FileRow = typeof uploadedFiles.$inferSelect;
export type NewFile = typeof uploadedFiles.$inferInsert;
export type TokenRow = typeof uploadTokens.$inferSelect;

export async function addToken(db: Queryable, token: TokenRow): Promise<void> {
  await db.insert(uploadTokens).values(token);
}

/** An unexpired token whose user may still sign in. */
export async function findToken(
  db: Queryable,
  idHash: string,
  now: Date,
): Promise<TokenRow | undefined> {
  const [row] = await db
    .select({ token: uploadTokens })
    .from(uploadTokens)
    .innerJoin(users, eq(users.id, uploadTokens.userId))
    .where(
      and(
        eq(uploadTokens.idHash, idHash),
        gt(uploadTokens.expiresAt, now),
        eq(users.disabled, false),
      ),
    );
  return row?.token;
}

/** Uses up one file of a token; returns false if none is left. */
export async function spendToken(db: Queryable, idHash: string): Promise<boolean> {
  const spent = await db
    .update(uploadTokens)
    .set({ filesLeft: sql`${uploadTokens.filesLeft} - 1` })
    .where(and(eq(uploadTokens.idHash, idHash), gt(uploadTokens.filesLeft, 0)))
    .returning({ idHash: uploadTokens.idHash });
  return spent.length > 0;
}

export async function findFile(db: Queryable, key: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.key, key));
  return row;
}

const findByKeys = statement('files_by_keys', (db) =>
  db
    .select()
    .from(uploadedFiles)
    .where(sql`${uploadedFiles.key} = any(${sql.placeholder('keys')})`),
);

export const findFiles = (db: Queryable, keys: readonly string[]): Promise<FileRow[]> =>
  keys.length === 0 ? Promise.resolve([]) : findByKeys(db, { keys });

/** Stores all files or none; returns those stored, without keys that a concurrent call stored. */
export const addFiles = (db: Queryable, files: readonly NewFile[]): Promise<FileRow[]> =>
  db
    .insert(uploadedFiles)
    .values([...files])
    .onConflictDoNothing()
    .returning();

/** Whether a key names a file of a user. */
export const ownsFile = async (db: Queryable, userId: string, key: string): Promise<boolean> =>
  (await db.$count(
    uploadedFiles,
    and(eq(uploadedFiles.key, key), eq(uploadedFiles.ownerId, userId)),
  )) > 0;

export interface FileUse {
  readonly kind: string;
  readonly refId: string;
}

export const usesOf = (db: Queryable, key: string): Promise<FileUse[]> =>
  db
    .select({ kind: fileUses.kind, refId: fileUses.refId })
    .from(fileUses)
    .where(eq(fileUses.key, key));

export interface OwnedKeys {
  readonly userId: string;
  readonly keys: readonly string[];
  readonly purpose: UploadPurpose;
}

/** Locks the user's files among the given keys: they cannot be deleted until the transaction ends. */
export async function lockOwnFiles(
  db: Queryable,
  { userId, keys, purpose }: OwnedKeys,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: uploadedFiles.key })
    .from(uploadedFiles)
    .where(
      and(
        inArray(uploadedFiles.key, [...keys]),
        eq(uploadedFiles.ownerId, userId),
        eq(uploadedFiles.purpose, purpose),
      ),
    )
    .for('key share');
  return rows.map(({ key }) => key);
}

const releaseOthers = statement('release_files', (db) =>
  db
    .delete(fileUses)
    .where(
      and(
        eq(fileUses.kind, sql.placeholder('kind')),
        eq(fileUses.refId, sql.placeholder('refId')),
        sql`${fileUses.key} <> all(${sql.placeholder('keys')})`,
      ),
    )
    .returning({ key: fileUses.key }),
);

/** Sets the files of a use. */
export async function replaceUses(
  db: Queryable,
  { kind, refId }: FileUse,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const released = await releaseOthers(db, { kind, refId, keys });
  if (released.length > 0)
    await db
      .update(uploadedFiles)
      .set({ unusedSince: now })
      .where(
        inArray(
          uploadedFiles.key,
          released.map(({ key }) => key),
        ),
      );
  if (keys.length > 0)
    await db
      .insert(fileUses)
      .values(keys.map((key) => ({ key, kind, refId })))
      .onConflictDoNothing();
}

export async function deleteUploadTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(uploadTokens).where(lt(uploadTokens.expiresAt, now));
}

/** Deletes and returns the rows of files unused since a time. */
export const takeUnused = (db: Queryable, before: Date): Promise<FileRow[]> =>
  db
    .delete(uploadedFiles)
    .where(
      and(
        lt(uploadedFiles.unusedSince, before),
        notExists(
          db
            .select({ key: fileUses.key })
            .from(fileUses)
            .where(eq(fileUses.key, uploadedFiles.key)),
        ),
      ),
    )
    .returning();

/** The object names among the given ones that belong to no file, and did not a day ago either; notes the others. */
export async function longUnknown(
  db: Queryable,
  names: readonly string[],
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ name: uploadedFiles.objectName })
    .from(uploadedFiles)
    .where(inArray(uploadedFiles.objectName, [...names]));
  const known = new Set(rows.map(({ name }) => name));
  const seen = names.flatMap((name) => (known.has(name) ? [] : { name, seenAt: now }));
  if (seen.length === 0) return [];
  await db.insert(unknownObjects).values(seen).onConflictDoNothing();
  const long = await db
    .select({ name: unknownObjects.name })
    .from(unknownObjects)
    .where(
      and(
        inArray(
          unknownObjects.name,
          seen.map(({ name }) => name),
        ),
        lt(unknownObjects.seenAt, before),
      ),
    );
  return long.map(({ name }) => name);
}

export async function forgetUnknown(db: Queryable, name: string): Promise<void> {
  await db.delete(unknownObjects).where(eq(unknownObjects.name, name));
}
