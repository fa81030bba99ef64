import { and, sql, type SQL } from 'drizzle-orm';
import type { EndingThing, ManagedKind, ThingName, WaitingChanges } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { evaluationActivities } from '../../schema/evaluations.js';
import { managedChanges } from '../../schema/management.js';
import { orders } from '../../schema/orders.js';
import { outgoingMessages } from '../../schema/outgoingMessages.js';
import { policies } from '../../schema/policies.js';
import { products } from '../../schema/products.js';
import { ticketBatches } from '../../schema/tickets.js';
import { webhookDeliveries } from '../../schema/webhooks.js';
import type { KeeperScope } from './keeperScope.js';
import { keptBy } from './keptBy.js';
import { kindOf } from './kinds/kinds.js';

const maxShown = 20;
const maxUnused = 10;
const unusedDays = 90;

/** Changes that wait for approval, by kind. */
export async function countWaiting(
  db: Queryable,
  scope: KeeperScope,
  userId: string,
): Promise<WaitingChanges[]> {
  const { rows } = await db.execute<{ kind: ManagedKind; count: number; own: number }>(sql`
    select kind, count(*)::int as count, count(*) filter (where ${managedChanges.authorId} = ${userId})::int as own
    from ${managedChanges}
    where ${and(sql`${managedChanges.state} = 'SUBMITTED'`, keptBy(scope, managedChanges))}
    group by kind order by count desc, kind`);
  return rows;
}

const kept = (scope: KeeperScope) =>
  keptBy(scope, { bankId: sql`things.bank_id`, scfProvince: sql`things.scf_province` }) ??
  sql`true`;

/** Things of a kind that are shown, with their last days. */
const endings = (kind: ManagedKind, scope: KeeperScope, table: SQL, lastDay: SQL) => sql`
  select ${kind} as kind, things.id, things.title, ${lastDay} as "endsOn"
  from (${kindOf(kind).things}) as things join ${table} as source on source.id = things.id
  where things.is_public and ${kept(scope)}`;

/** The first things that end between two days (YYYY-MM-DD), soonest first, and how many there are. */
export async function listEnding(
  db: Queryable,
  scope: KeeperScope,
  { from, until }: Readonly<Record<'from' | 'until', string>>,
): Promise<{ readonly ending: EndingThing[]; readonly endingTotal: number }> {
  const lastMoment = sql`((source.end_at - interval '1 millisecond') at time zone 'Asia/Shanghai')::date`;
  const { rows } = await db.execute<
    EndingThing & { readonly total: number } & Record<string, unknown>
  >(sql`
    select kind, id, title, "endsOn"::text, count(*) over ()::int as total from (
      ${endings('POLICY', scope, sql`${policies}`, sql`source.declare_until`)}
      union all ${endings('COUPON_BATCH', scope, sql`${ticketBatches}`, sql`source.closes_on`)}
      union all ${endings('EVALUATION', scope, sql`${evaluationActivities}`, lastMoment)}
    ) as ending where "endsOn" between ${from}::date and ${until}::date
    order by "endsOn", title, id limit ${maxShown}`);
  return {
    ending: rows.map(({ total: _total, ...thing }) => thing),
    endingTotal: rows[0]?.total ?? 0,
  };
}

/** The first products that have long been on offer and for which nobody has applied lately, and how many there are. */
export async function listUnused(
  db: Queryable,
  scope: KeeperScope,
  now: Date,
): Promise<{ readonly unused: ThingName[]; readonly unusedTotal: number }> {
  const since = new Date(now.getTime() - unusedDays * 86_400_000).toISOString();
  const { rows } = await db.execute<
    ThingName & { readonly total: number } & Record<string, unknown>
  >(sql`
    select 'PRODUCT' as kind, things.id, things.title, things.owner, count(*) over ()::int as total from (${kindOf('PRODUCT').things}) as things
    where things.is_public and ${kept(scope)} and things.id in (
      select ${products.id} from ${products} where ${products.createdAt} < ${since}::timestamptz)
      and things.id not in (
      select ${orders.productId} from ${orders}
      where ${orders.createdAt} > ${since}::timestamptz and ${orders.submittedAt} is not null)
    order by things.title, things.id limit ${maxUnused}`);
  return {
    unused: rows.map(({ total: _total, ...thing }) => thing),
    unusedTotal: rows[0]?.total ?? 0,
  };
}

export interface Waiting {
  readonly count: number;
  readonly since: Date | null;
}

async function countSince(db: Queryable, table: SQL, time: SQL, where: SQL): Promise<Waiting> {
  const { rows } = await db.execute<{ count: number; since: string | Date | null }>(
    sql`select count(*)::int as count, min(${time}) as since from ${table} where ${where}`,
  );
  const { count = 0, since = null } = rows[0] ?? {};
  return { count, since: since === null ? null : new Date(since) };
}

/** Messages that were to be sent before a time and are still here. */
export const countLateMessages = (db: Queryable, before: Date): Promise<Waiting> =>
  countSince(
    db,
    sql`${outgoingMessages}`,
    sql`${outgoingMessages.createdAt}`,
    sql`${outgoingMessages.createdAt} < ${before.toISOString()}::timestamptz`,
  );

/** Deliveries to partners since a time that were given up, or have failed at least once and wait. */
export const countFailedDeliveries = (db: Queryable, since: Date): Promise<Waiting> =>
  countSince(
    db,
    sql`${webhookDeliveries}`,
    sql`${webhookDeliveries.createdAt}`,
    sql`${webhookDeliveries.createdAt} > ${since.toISOString()}::timestamptz
      and ${webhookDeliveries.state} <> 'DELIVERED' and ${webhookDeliveries.lastFailure} is not null`,
  );
