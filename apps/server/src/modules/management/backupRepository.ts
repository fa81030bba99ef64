import { randomUUID } from 'node:crypto';
import { desc, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { backups } from '../../schema/backups.js';

const keptMs = 90 * 86_400_000;

type Backup = Omit<typeof backups.$inferSelect, 'id'>;

/** Keeps that a backup was made, for the overview of operators. */
export async function recordBackup(db: Queryable, backup: Backup): Promise<void> {
  await db.insert(backups).values({ id: randomUUID(), ...backup });
  await db
    .delete(backups)
    .where(lt(backups.finishedAt, new Date(backup.finishedAt.getTime() - keptMs)));
}

export async function findLastBackup(db: Queryable): Promise<Backup | undefined> {
  const [last] = await db.select().from(backups).orderBy(desc(backups.finishedAt)).limit(1);
  return last;
}
