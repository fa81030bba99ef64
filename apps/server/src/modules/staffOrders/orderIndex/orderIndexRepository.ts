import { wanToFen } from '@huiqi/sdk/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { companies } from '../../../schema/companies.js';
import { orderStage } from '../../orders/orderStage.js';
import { orders } from '../../../schema/orders.js';
import { users } from '../../../schema/users.js';
import { loanCorrections } from '../../../schema/loanCorrections.js';
import { orderChanges } from '../../../schema/orderChanges.js';
import type { IndexedOrder } from './IndexedOrder.js';

const orderOf = (rows: readonly Record<string, unknown>[]) =>
  rows as unknown as (Omit<IndexedOrder, 'createdAt' | 'loanAmount'> & {
    readonly createdAt: string;
    readonly loanAmount: string;
  })[];

async function readOrders(db: Queryable, further: SQL): Promise<IndexedOrder[]> {
  const { rows } = await db.execute(sql`
    select orders.id, orders.order_code as "orderCode", orders.user_id as "userId", u.name as "userName",
      extract(epoch from orders.created_at) * 1000 as "createdAt", orders.loan_amount as "loanAmount",
      orders.company_id as "companyId", c.name as "companyName", c.credit_code as "creditCode",
      orders.applicant_name as "applicantName", orders.product_id as "productId", orders.bank_id as "bankId",
      orders.status, ${orderStage} as stage, orders.source, orders.scf_province as "scfProvince", orders.scf_city as "scfCity",
      orders.scf_district as "scfDistrict", orders.scf_platform as "scfPlatform",
      orders.assignee_id as "assigneeId", orders.referee_id as "refereeId",
      orders.recommendation_code as "recommendationCode", l.proposer_id as "correctionBy"
    from ${orders} join ${users} u on u.id = orders.user_id
      left join ${companies} c on c.id = orders.company_id
      left join ${loanCorrections} l on l.order_id = orders.id and l.outcome is null
    where orders.submitted_at is not null and ${further}`);
  return orderOf(rows).map((row) => ({
    ...row,
    createdAt: Math.round(Number(row.createdAt)),
    loanAmount: wanToFen(row.loanAmount),
  }));
}

export const readAllOrders = (db: Queryable): Promise<IndexedOrder[]> => readOrders(db, sql`true`);

const anyOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::text[])`;

/** The submitted orders among the given ids, without deleted ones. */
export const readOrdersOf = (db: Queryable, ids: readonly string[]): Promise<IndexedOrder[]> =>
  readOrders(db, sql`orders.id = ${anyOf(ids)}`);

export async function readCompanyNames(db: Queryable, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; name: string; creditCode: string }>(sql`
    select id, name, credit_code as "creditCode" from ${companies} where id = ${anyOf(ids)}`);
  return rows;
}

export async function readUserNames(db: Queryable, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; name: string | null }>(sql`
    select id, name from ${users} where id = ${anyOf(ids)}`);
  return rows;
}

/** A snapshot of the database, as PostgreSQL writes it. */
export async function readSnapshot(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`
    select pg_current_snapshot()::text as snapshot`);
  const [row] = rows;
  if (!row) throw new Error('The database has no snapshot');
  return row.snapshot;
}

export interface Changes {
  /** The snapshot for the next call. */
  readonly snapshot: string;
  readonly changed: readonly { readonly kind: string; readonly ref: string | null }[];
}

/**
 * Changes that a snapshot did not see and this statement does. Whatever the commit order, each is seen once, and
 * rolled-back ones never.
 */
export async function readChanges(db: Queryable, since: string): Promise<Changes> {
  const { rows } = await db.execute<{ snapshot: string; kind: string | null; ref: string | null }>(
    sql`
    select s.snapshot::text as snapshot, c.kind, c.ref
    from (select pg_current_snapshot() as snapshot) s left join lateral (
      select distinct kind, ref from ${orderChanges}
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and xid < pg_snapshot_xmax(s.snapshot)
        and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)) c on true`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database has no snapshot');
  return {
    snapshot: row.snapshot,
    changed: rows.flatMap(({ kind, ref }) => (kind === null ? [] : [{ kind, ref }])),
  };
}

/** Deletes changes that every index has read, or would re-read all orders for. */
export async function deleteOldChanges(db: Queryable): Promise<void> {
  await db.execute(sql`delete from ${orderChanges} where changed_at < now() - interval '1 hour'`);
}
