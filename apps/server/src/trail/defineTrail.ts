import { asc, getTableColumns, getTableName, gt, inArray, sql, type Table } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Queryable } from '../db/database.js';
import type { AuditedOrder, ChainRow } from './checkChain.js';
import { hashOfForm } from './rowHash.js';
import { verifyChains, type ChainReport } from './verifyChains.js';

type ColumnName<Events extends Table> = keyof Events['$inferSelect'] & string;
type Row = ChainRow & Readonly<Record<string, unknown>>;

interface TrailDefinition<Events extends PgTable> {
  /** The subject of the trails: the columns that a trail's end must agree with, all of one table. */
  readonly subject: Readonly<Record<'id' | 'status' | 'version', PgColumn>> &
    Readonly<Partial<Record<'departed' | 'departedHash', PgColumn>>>;
  /**
   * The rows of the trails; `id`, `position`, `previousHash`, `hash` and `createdAt` have the same names in all of
   * them.
   */
  readonly events: Events;
  readonly subjectId: ColumnName<Events>;
  /** The subject's status after a row. */
  readonly status: ColumnName<Events>;
  /** The columns that the database hashes between `id` and `createdAt`, in its order. */
  readonly hashed: readonly ColumnName<Events>[];
}

/** Append-only trails in which the database chains each row to its predecessor by its hash. */
export interface Trail {
  /** Whether the database has been migrated far enough to have these trails. */
  exists(db: Queryable): Promise<boolean>;
  /** Recomputes the hashes of all trails, independently of the database, and names each row that does not match. */
  verify(db: Db): Promise<ChainReport>;
}

const textOf = (value: unknown): string | null => {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
};

export function defineTrail<Events extends PgTable>(definition: TrailDefinition<Events>): Trail {
  const { subject, subjectId, status, hashed } = definition;
  const events: PgTable = definition.events;
  const columns = getTableColumns(events);
  const column = (name: string): PgColumn => {
    const found = columns[name];
    if (!found) throw new Error(`${getTableName(events)} has no column ${name}`);
    return found;
  };
  const owner = column(subjectId);
  const form = ['previousHash', subjectId, 'position', 'id', ...hashed, 'createdAt'];
  return {
    exists: async (db) => {
      const needed = [...Object.values(subject), ...Object.values(columns)].map(
        ({ table, name }) => sql`(${getTableName(table)}, ${name})`,
      );
      const { rows } = await db.execute(sql`
        select from (values ${sql.join(needed, sql`, `)}) as needed (in_table, name)
        where not exists (select from information_schema.columns
          where table_schema = current_schema() and table_name = in_table and column_name = name)`);
      return rows.length === 0;
    },
    verify: (db) =>
      verifyChains<Row>(db, {
        next: (tx, after, limit) =>
          tx
            .select(subject)
            .from(subject.id.table as PgTable)
            .where(gt(subject.id, after))
            .orderBy(asc(subject.id))
            .limit(limit) as Promise<AuditedOrder[]>,
        read: async (tx, ids) => {
          const rows = (await tx
            .select()
            .from(events)
            .where(inArray(owner, [...ids]))
            .orderBy(asc(owner), asc(column('position')))) as Row[];
          return rows.map((row) => ({ ...row, status: String(row[status]) }));
        },
        ownerOf: (row) => String(row[subjectId]),
        hashOf: (row) => hashOfForm(form.map((name) => textOf(row[name]))),
      }),
  };
}
