import { readFile } from 'node:fs/promises';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const step = 100_000;
const ownIndexes = `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
  WHERE indrelid = 'orders'::regclass AND indexrelid NOT IN (SELECT conindid FROM pg_constraint)`;
/** Rows of the trail that an order has. */
const changes = 3;

/** As the triggers hash, or of one column only: to chain the trails of 10,000,000 orders takes hours. */
const hashes = {
  chained: { event: 'order_event_hash(e)', content: 'order_content_hash(o)' },
  short: {
    event: "encode(sha256((e).id::text::bytea), 'hex')",
    content: "encode(sha256(o.id::bytea), 'hex')",
  },
};

/** The row at `position` of the trails of the orders from `from` to `to`. */
const trailRows = ({ event, content }, position, from, to) => `
  insert into order_events overriding system value
  select (e).id, (e).order_id, (e).event, (e).status, (e).actor, (e).user_id, (e).remark, (e).request_id, (e).created_at,
    (e).position, (e).previous_hash, ${event}, (e).content_hash
  from (
    select row(nextval(pg_get_serial_sequence('order_events', 'id')), o.id, 'SUBMIT', o.status, 'APPLICANT', o.user_id, null,
      'drill', o.created_at, ${position}, before.hash, '', ${content})::order_events as e
    from generate_series(${from}, ${to}) k join orders o on o.id = 'many-' || k
      left join order_events before on before.order_id = o.id and before.position = ${position - 1}
    offset 0) filled`;

/**
 * Adds the orders of a province from number `from` to `to` as `npm run bench -- lists` does, each with a trail of three rows,
 * without triggers. The indexes of orders are built afterwards: kept up to date order by order they would take many times longer.
 */
export async function fillOrders(client, from, to, { isChained, report }) {
  const text = await readFile(fromRoot('bench/src/lists/orders.sql'), 'utf8');
  const [, companies, orders] = text.split(/^-- step: .*$/m);
  const fill = (sql, ...values) =>
    sql.replaceAll(/\$([123])/g, (_all, at) => values[Number(at) - 1]);
  await client.query(
    "SET session_replication_role = replica; SET synchronous_commit = local; SET maintenance_work_mem = '1GB'",
  );
  await client.query(`ALTER TABLE orders ALTER version SET DEFAULT ${changes}`);
  const { rows: indexes } = await client.query(ownIndexes);
  await client.query(`DROP INDEX ${indexes.map(({ name }) => name).join()}`);
  await client.query(fill(companies, to));
  for (let first = from; first <= to; first += step) {
    const last = Math.min(first + step - 1, to);
    await client.query(fill(orders, to, first, last));
    for (let position = 1; position <= changes; position += 1)
      await client.query(
        trailRows(isChained ? hashes.chained : hashes.short, position, first, last),
      );
    report(`${last.toLocaleString('en-US')} orders`);
  }
  for (const { name, definition } of indexes) {
    await client.query(definition);
    report(`index ${name}`);
  }
  await client.query('ALTER TABLE orders ALTER version SET DEFAULT 1; CHECKPOINT');
}
