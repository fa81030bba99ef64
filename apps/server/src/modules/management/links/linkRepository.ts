import { sql, type SQL } from 'drizzle-orm';
import { ManagedKindValues } from '@huiqi/sdk/domain';
import type { BrokenLink, ManagedKind } from '@huiqi/sdk';
import type { Db, Queryable } from '../../../db/database.js';
import { regions } from '../../../schema/areas.js';
import { brokenLinks, linkChecks } from '../../../schema/linkChecks.js';
import type { KeeperScope } from '../keeperScope.js';
import { keptBy } from '../keptBy.js';
import { kindOf } from '../kinds/kinds.js';

/** A thing that people see. */
export interface ShownThing {
  readonly kind: ManagedKind;
  readonly id: string;
  readonly title: string;
  readonly bank_id: string | null;
  readonly scf_province: string | null;
}

/** Kinds whose contents nobody reads. */
const withoutLinks: ReadonlySet<ManagedKind> = new Set(['ROLE', 'STAFF', 'DEPARTMENT']);

const thingsOf = (kind: ManagedKind, where: SQL) => sql`
  select ${kind} as kind, id, title, bank_id, scf_province from (${kindOf(kind).things}) as things
  where is_public and ${kindOf(kind).isShown ?? sql`true`} and ${where}`;

/** The first things that people see. */
export async function listShown(db: Queryable, most: number): Promise<ShownThing[]> {
  const shown: ShownThing[] = [];
  for (const kind of ManagedKindValues.filter((one) => !withoutLinks.has(one))) {
    const { rows } = await db.execute<ShownThing & Record<string, unknown>>(
      sql`${thingsOf(kind, sql`true`)} order by id limit ${most - shown.length}`,
    );
    shown.push(...rows);
  }
  return shown;
}

export async function isShown(db: Queryable, kind: ManagedKind, id: string): Promise<boolean> {
  const { rows } = await db.execute(thingsOf(kind, sql`id = ${id}`));
  return rows.length > 0;
}

export async function listAreaKeys(db: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await db.select({ key: regions.key }).from(regions)).map(({ key }) => key));
}

type Broken = typeof brokenLinks.$inferInsert;

const id = 'last';
/** A statement takes 65,535 values. */
const chunk = 1_000;

/** Keeps what a check found, instead of what the last one did. */
export async function keepCheck(
  db: Db,
  { finishedAt, checked, broken }: { finishedAt: Date; checked: number; broken: Broken[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    // First, as it makes a check that ends in the same moment wait: its links would be inserted twice.
    await tx
      .insert(linkChecks)
      .values({ id, finishedAt, checked })
      .onConflictDoUpdate({ target: linkChecks.id, set: { finishedAt, checked } });
    await tx.delete(brokenLinks);
    for (let at = 0; at < broken.length; at += chunk)
      await tx.insert(brokenLinks).values(broken.slice(at, at + chunk));
  });
}

export async function keepRequest(db: Queryable, requestedAt: Date): Promise<void> {
  await db
    .insert(linkChecks)
    .values({ id, requestedAt })
    .onConflictDoUpdate({ target: linkChecks.id, set: { requestedAt } });
}

export async function findCheck(db: Queryable) {
  const [check] = await db.select().from(linkChecks);
  return check;
}

/** The first broken links of the things that somebody keeps, and how many there are. */
export async function listBroken(
  db: Queryable,
  scope: KeeperScope,
  most: number,
): Promise<{ readonly broken: BrokenLink[]; readonly brokenTotal: number }> {
  const { kind, itemId, title, address, fault } = brokenLinks;
  const where = keptBy(scope, brokenLinks);
  const broken = await db
    .select({ kind, id: itemId, title, address, fault })
    .from(brokenLinks)
    .where(where)
    .orderBy(title, itemId, address)
    .limit(most);
  return { broken, brokenTotal: await db.$count(brokenLinks, where) };
}
