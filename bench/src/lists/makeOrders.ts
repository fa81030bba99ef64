import { readFile } from 'node:fs/promises';
import pg, { type Client } from 'pg';
import { progress } from '../report.js';
import { asAdmin, databaseAt, makeDatabase } from '../server/databases.js';
import { fromRoot, startServer, type Running } from '../server/processes.js';

/** Orders of one statement, after which progress is told. */
const stepOf = 500_000;

export const serve = (url: string, port = 4393): Promise<Running> =>
  startServer(
    port,
    { DATABASE_URL: url, HUIQI_SEED: '1000', HUIQI_LOG_LEVEL: 'error' },
    // Of a database that was kept, indexes of later migrations are built.
    { limitMs: 7_200_000 },
  );

/** Adds orders without triggers, and then the indexes: kept up to date order by order they would take many times longer. */
async function load(client: Client, orders: number): Promise<void> {
  const text = await readFile(fromRoot('bench/src/lists/orders.sql'), 'utf8');
  const [, companies = '', ofStep = ''] = text.split(/^-- step: .*$/m);
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
    SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'orders'::regclass and indexrelid not in (select conindid from pg_constraint)`);
  await client.query(`drop index ${indexes.map(({ name }) => name).join()}`);
  progress(`companies of ${orders} orders`);
  await client.query(companies.replaceAll('$1', String(orders)));
  for (let first = 1; first <= orders; first += stepOf) {
    const last = Math.min(orders, first + stepOf - 1);
    progress(`orders ${first} to ${last}`);
    const values = [orders, first, last];
    await client.query(
      ofStep.replace(/\$([123])/g, (_all, at: string) => String(values[Number(at) - 1])),
    );
  }
  for (const { name, definition } of indexes) {
    progress(`index ${name}`);
    await client.query(definition);
  }
  await client.query("UPDATE users SET scf_city = '0' WHERE id = '7'");
  progress('vacuum');
  await client.query('VACUUM ANALYZE');
}

async function isMade(databaseUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select from pg_database where datname = $1', [name]);
  await client.end();
  return rows.length > 0;
}

/** Makes a database with the sample and further orders unless there is one that was kept, and returns its address. */
export async function makeOrders(databaseUrl: string, orders: number): Promise<string> {
  const name = `lists_${orders}`;
  if (await isMade(databaseUrl, name)) return databaseAt(databaseUrl, name);
  const unfinished = `${name}_unfinished`;
  const connectionString = await makeDatabase(databaseUrl, unfinished);
  // What docs/scaling.md sets for millions of orders.
  if (orders > 3_000_000)
    await asAdmin(databaseUrl, `ALTER DATABASE ${unfinished} SET work_mem = '32MB'`);
  await (await serve(connectionString)).stop();
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await load(client, orders);
  } finally {
    await client.end();
  }
  await asAdmin(databaseUrl, `ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  return databaseAt(databaseUrl, name);
}
