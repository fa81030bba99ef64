import pg, { type Client } from 'pg';

const open = `('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS')`;

/** What differs between an order and its copy of `k` years before: nobody has to deal with it any more. */
const orderCopy: Readonly<Record<string, string>> = {
  id: `one.id || 'x' || k`,
  // Copies have years of their own, so that codes stay unique.
  order_code: `'DJ' || (substr(one.order_code, 3, 4)::int - 2 * k) || substr(one.order_code, 7)`,
  parent_order_id: 'null',
  status: `case when one.status in ${open} then 'APPROVAL_FAIL' else one.status end`,
  created_at: `one.created_at - k * interval '1 year'`,
  updated_at: `one.updated_at - k * interval '1 year'`,
  submitted_at: `one.submitted_at - k * interval '1 year'`,
};
const eventCopy: Readonly<Record<string, string>> = {
  order_id: `one.order_id || 'x' || k`,
  created_at: `one.created_at - k * interval '1 year'`,
};

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function copyRows(
  client: Client,
  table: string,
  { copy, from }: { copy: Readonly<Record<string, string>>; from: string },
): Promise<void> {
  const columns = await columnsOf(client, table);
  const values = columns.map((name) => copy[name] ?? `one."${name}"`);
  await client.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from ${from}, generate_series(1, 9) k`,
  );
}

/**
 * Adds nine copies of every submitted order and of its trail, a year older each. Their hashes are those of the originals:
 * what is measured reads none. The server must not run meanwhile.
 */
export async function growTenfold(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Without triggers: each would run for millions of rows.
  await client.query('set session_replication_role = replica');
  await copyRows(client, 'order_events', {
    copy: eventCopy,
    from: 'order_events one join orders o on o.id = one.order_id and o.submitted_at is not null',
  });
  await copyRows(client, 'orders', {
    copy: orderCopy,
    from: '(select * from orders where submitted_at is not null) one',
  });
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.end();
}
