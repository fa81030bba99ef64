import { and, desc, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChangeState, ChangeSummary, ManagedKind, ManagedVersion } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type PageInput } from '../../db/page.js';
import { managedChanges } from '../../schema/management.js';
import { users } from '../../schema/users.js';
import type { KeeperScope } from './keeperScope.js';
import { keptBy } from './keptBy.js';

const authors = alias(users, 'authors');
const deciders = alias(users, 'deciders');

export type ChangeRow = typeof managedChanges.$inferSelect;
type NewRow = typeof managedChanges.$inferInsert;

/** States in which a change can still become a version. */
export const inProgress: readonly ChangeState[] = ['DRAFT', 'SUBMITTED', 'RETURNED', 'SCHEDULED'];

export interface Thing {
  readonly kind: ManagedKind;
  readonly itemId: string;
}

const of = ({ kind, itemId }: Thing) =>
  and(eq(managedChanges.kind, kind), eq(managedChanges.itemId, itemId));

interface NamedRow {
  readonly change: ChangeRow;
  readonly author: string | null;
  readonly decider: string | null;
}

const named = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ change: managedChanges, author: authors.name, decider: deciders.name })
    .from(managedChanges)
    .innerJoin(authors, eq(authors.id, managedChanges.authorId))
    .leftJoin(deciders, eq(deciders.id, managedChanges.decidedBy))
    .where(where);

const orNull = (time: Date | null) => time?.toISOString() ?? null;

export function toSummary({ change, author, decider }: NamedRow): ChangeSummary {
  const { decidedBy, decidedAt, approved, opinion } = change;
  return {
    id: change.id,
    kind: change.kind,
    itemId: change.itemId,
    title: change.title,
    basis: change.basis,
    state: change.state,
    edition: change.edition,
    author: { id: change.authorId, name: author ?? '' },
    note: change.note,
    ...(change.importId === null ? {} : { importId: change.importId }),
    publishOn: orNull(change.publishOn),
    updatedTs: change.updatedAt.toISOString(),
    submittedTs: orNull(change.submittedAt),
    decision: decidedAt && {
      by: { id: decidedBy ?? change.authorId, name: decider ?? '' },
      approved: approved === true,
      opinion,
      ts: decidedAt.toISOString(),
    },
  };
}

/**
 * Locks changes until the end of the transaction. Alone: a statement that also joins the author would, once it has
 * waited, compare the new author with the row of the old one, and find nothing.
 */
const lockRows = (db: Queryable, where: SQL | undefined) =>
  db.select({ id: managedChanges.id }).from(managedChanges).where(where).for('update');

/** The change with this id, locked if it is to be changed. */
export async function findChange(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<NamedRow | undefined> {
  const where = eq(managedChanges.id, id);
  if (lock) await lockRows(db, where);
  return (await named(db, where))[0];
}

/** The change of a thing that is in progress, locked if it is to be changed. */
export async function findOpen(
  db: Queryable,
  thing: Thing,
  { lock = false } = {},
): Promise<NamedRow | undefined> {
  const where = and(of(thing), inArray(managedChanges.state, [...inProgress]));
  if (lock) await lockRows(db, where);
  return (await named(db, where))[0];
}

export const listOpen = (db: Queryable, kind: ManagedKind, itemIds: string[]) =>
  itemIds.length === 0
    ? Promise.resolve([])
    : named(
        db,
        and(
          eq(managedChanges.kind, kind),
          inArray(managedChanges.itemId, itemIds),
          inArray(managedChanges.state, [...inProgress]),
        ),
      );

export interface ChangeFilters extends PageInput {
  readonly kind?: ManagedKind | undefined;
  readonly state?: ChangeState | undefined;
  readonly importId?: string | undefined;
}

export function listChanges(
  db: Queryable,
  filters: ChangeFilters,
  scope: KeeperScope,
  size: number,
) {
  const { kind, state, importId } = filters;
  const where = and(
    keptBy(scope, managedChanges),
    kind && eq(managedChanges.kind, kind),
    state && eq(managedChanges.state, state),
    importId === undefined ? undefined : eq(managedChanges.importId, importId),
  );
  const rows = named(db, where).orderBy(desc(managedChanges.updatedAt), desc(managedChanges.id));
  return page(
    { rows, toItem: toSummary, total: () => db.$count(managedChanges, where) },
    filters,
    size,
  );
}

/** Adds a change unless the thing has one in progress; returns whether it did. */
export async function addChange(db: Queryable, row: NewRow): Promise<boolean> {
  const added = await db
    .insert(managedChanges)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: managedChanges.id });
  return added.length > 0;
}

export async function updateChange(
  db: Queryable,
  id: string,
  values: Partial<NewRow>,
): Promise<void> {
  await db.update(managedChanges).set(values).where(eq(managedChanges.id, id));
}

/** Number of the newest version of a thing; 0 for one that was never published by a change. */
export async function newestVersion(db: Queryable, thing: Thing): Promise<number> {
  const [row] = await db
    .select({ newest: max(managedChanges.version) })
    .from(managedChanges)
    .where(of(thing));
  return row?.newest ?? 0;
}

export const findVersion = async (
  db: Queryable,
  thing: Thing,
  version: number,
): Promise<ChangeRow | undefined> =>
  (
    await db
      .select()
      .from(managedChanges)
      .where(and(of(thing), eq(managedChanges.version, version)))
  )[0];

const maxVersions = 200;

export async function listVersions(db: Queryable, thing: Thing): Promise<ManagedVersion[]> {
  const rows = await named(db, and(of(thing), eq(managedChanges.state, 'PUBLISHED')))
    .orderBy(desc(managedChanges.version))
    .limit(maxVersions);
  return rows.map(({ change, author, decider }) => ({
    number: change.version ?? 0,
    changeId: change.id,
    note: change.note,
    author: { id: change.authorId, name: author ?? '' },
    approvedBy: change.decidedBy === null ? null : { id: change.decidedBy, name: decider ?? '' },
    publishedTs: (change.publishedAt ?? change.updatedAt).toISOString(),
  }));
}

/**
 * Lets one publication or withdrawal run at a time, as things depend on each other; taken before the lock of a change.
 */
export async function lockPublication(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('managed-publication', 0))`);
}
