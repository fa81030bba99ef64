import type { QueuePosition } from '@huiqi/sdk';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.js';

/** A filtered and sorted list, as its pages show it. */
export interface Queue {
  /** Its table, joined with those that filters and order refer to. */
  readonly from: SQL;
  readonly id: PgColumn;
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
}

/**
 * Where an existing record is in a queue, and its neighbours. A record that the filters do not find is numbered among the
 * others without counting: its neighbours are the ones of its former place.
 */
export async function queuePosition(
  db: Queryable,
  { from, id, where = sql`true`, order }: Queue,
  recordId: string,
): Promise<QueuePosition> {
  const { rows } = await db.execute<QueuePosition & Record<string, unknown>>(sql`
    select listed as "isListed", case when listed then place end as "position", total, previous as "previousId", next as "nextId"
    from (
      select ${id} as id, coalesce(${where}, false) as listed, (row_number() over places)::int as place,
        (count(*) filter (where ${where}) over ())::int as total, lag(${id}) over places as previous, lead(${id}) over places as next
      from ${from}
      where (${where}) or ${id} = ${recordId}
      window places as (order by ${sql.join([...order], sql`, `)})
    ) queue
    where id = ${recordId}`);
  const [row] = rows;
  if (!row) throw new Error('The record of the queue is gone');
  return row;
}
