import { readFile } from 'node:fs/promises';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const step = 100_000;
/** Rows of the trail that an order has. */
const changes = 3;

/** The row at `position` of the trails of the orders from `from` to `to`, hashed as the trigger does it. */
const trailRows = (position, from, to) => `
  insert into order_events overriding system value
  select (e).id, (e).order_id, (e).event, (e).status, (e).actor, (e).user_id, (e).remark, (e).request_id, (e).created_at,
    (e).position, (e).previous_hash, order_event_hash(e), (e).content_hash
  from (
    select row(nextval(pg_get_serial_sequence('order_events', 'id')), o.id, 'SUBMIT', o.status, 'APPLICANT', o.user_id, null,
      'drill', o.created_at, ${position}, before.hash, '', order_content_hash(o))::order_events as e
    from generate_series(${from}, ${to}) k join orders o on o.id = 'many-' || k
      left join order_events before on before.order_id = o.id and before.position = ${position - 1}
    offset 0) filled`;

/**
 * Adds the orders of a province from number `from` to `to` as `npm run bench -- lists` does, each with a whole trail of three
 * rows, without triggers.
 */
export async function fillOrders(client, from, to, report) {
  const text = await readFile(fromRoot('bench/src/lists/orders.sql'), 'utf8');
  const [, companies, orders] = text.split(/^-- step: .*$/m);
  const fill = (sql, ...values) =>
    sql.replaceAll(/\$([123])/g, (_all, at) => values[Number(at) - 1]);
  await client.query('SET session_replication_role = replica; SET synchronous_commit = local');
  await client.query(`ALTER TABLE orders ALTER version SET DEFAULT ${changes}`);
  await client.query(fill(companies, to));
  for (let first = from; first <= to; first += step) {
    const last = Math.min(first + step - 1, to);
    await client.query(fill(orders, to, first, last));
    for (let position = 1; position <= changes; position += 1)
      await client.query(trailRows(position, first, last));
    report(`${last.toLocaleString('en-US')} orders`);
  }
  await client.query('ALTER TABLE orders ALTER version SET DEFAULT 1; CHECKPOINT');
}
