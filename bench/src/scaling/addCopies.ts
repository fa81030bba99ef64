import pg, { type Client } from 'pg';

const open = `('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS')`;

/** What differs between an order of the sample and its copy `k`, some weeks older: nobody has to deal with it any more. */
const orderCopy: Readonly<Record<string, string>> = {
  id: `one.id || 'x' || k`,
  // Copies have years of their own, so that codes stay unique.
  order_code: `'DJ' || (substr(one.order_code, 3, 4)::int - 2 * k) || substr(one.order_code, 7)`,
  parent_order_id: 'null',
  status: `case when one.status in ${open} then 'APPROVAL_FAIL' else one.status end`,
  created_at: `one.created_at - k * interval '40 days'`,
  updated_at: `one.updated_at - k * interval '40 days'`,
  submitted_at: `one.submitted_at - k * interval '40 days'`,
};
const eventCopy: Readonly<Record<string, string>> = {
  order_id: `one.order_id || 'x' || k`,
  created_at: `one.created_at - k * interval '40 days'`,
};

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

interface Copies {
  readonly copy: Readonly<Record<string, string>>;
  readonly from: string;
}

async function copyRows(
  client: Client,
  table: string,
  { copy, from }: Copies,
  [first, last]: readonly [number, number],
): Promise<void> {
  const columns = await columnsOf(client, table);
  const values = columns.map((name) => copy[name] ?? `one."${name}"`);
  await client.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from ${from}, generate_series(${first}, ${last}) k`,
  );
}

/** Submitted orders of the sample, not their copies. */
const ofSample = `o.submitted_at is not null and o.id ~ '^[0-9]+$'`;

/**
 * Adds the copies `first` to `last` of every submitted order of the sample and of its trail. Their hashes are those of the
 * originals: what is measured reads none. The server must not run meanwhile.
 */
export async function addCopies(
  connectionString: string,
  numbers: readonly [first: number, last: number],
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Without triggers: each would run for millions of rows.
  await client.query('set session_replication_role = replica');
  const events = `order_events one join orders o on o.id = one.order_id and ${ofSample}`;
  const orders = `(select * from orders o where ${ofSample}) one`;
  await copyRows(client, 'order_events', { copy: eventCopy, from: events }, numbers);
  await copyRows(client, 'orders', { copy: orderCopy, from: orders }, numbers);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.end();
}
