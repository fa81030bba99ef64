import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { managedPictures } from '../../../schema/pictures.js';
import { policyTemplates } from '../../../schema/policies.js';
import type { NamedFile, StoredFile } from './carriedFiles.js';

const tables = { PICTURE: managedPictures, TEMPLATE: policyTemplates } as const;

const idsOf = (files: readonly NamedFile[], type: NamedFile['type']) =>
  files.filter((file) => file.type === type).map(({ id }) => id);

/** Those of the files that exist, one at a time, since together they may be large. */
export async function* readStored(db: Queryable, files: readonly NamedFile[]) {
  for (const { type, id } of files) {
    const table = tables[type];
    const { fileName, content } = table;
    const [row] = await db
      .select({ fileName, content })
      .from(table)
      .where(inArray(table.id, [id]));
    if (row) yield { type, id, ...row };
  }
}

/** Adds those that do not exist, as an address is never given to another file; returns which. */
export async function addStored(
  db: Queryable,
  files: readonly StoredFile[],
  createdAt: Date,
): Promise<NamedFile[]> {
  const added: NamedFile[] = [];
  for (const { type, id, ...file } of files) {
    const rows =
      type === 'PICTURE'
        ? await db
            .insert(managedPictures)
            .values({ id, ...file, createdAt })
            .onConflictDoNothing()
            .returning({ id: managedPictures.id })
        : await db
            .insert(policyTemplates)
            .values({ id, ...file })
            .onConflictDoNothing()
            .returning({ id: policyTemplates.id });
    if (rows.length > 0) added.push({ type, id });
  }
  return added;
}

/** Takes files away that the same transaction has added. */
export async function dropStored(db: Queryable, files: readonly NamedFile[]): Promise<void> {
  for (const type of ['PICTURE', 'TEMPLATE'] as const) {
    const ids = idsOf(files, type);
    if (ids.length > 0) await db.delete(tables[type]).where(inArray(tables[type].id, ids));
  }
}
