import pg, { type Client } from 'pg';
import { progress, type Figure } from '../report.js';
import { insertCopies } from '../server/databases.js';

const most = 1_000_000;
const rounds = 6;
const writes = 500;
const tables = ['now', 'former'] as const;

/** Indexes that orders had before lists came from the database (docs/adr/0044). */
export const formerIndexes = (table: string) => `
  create index on ${table} (bank_id, created_at desc nulls first, id, status, company_id) where submitted_at is not null;
  create index on ${table} (created_at desc nulls first, id, status, company_id) where submitted_at is not null;
  create index on ${table} (applicant_name) where kind = 'PERSON'`;

/** Indexes which have replaced them. */
export const replacedIndexes = [
  'orders_created',
  'orders_places',
  'orders_banks',
  'orders_facets',
  'orders_amount',
  'orders_code_grams',
  'orders_recommendation_grams',
];

/** Two tables with the same orders: one with the indexes and triggers of lists, the other with the former indexes. */
async function makeTables(client: Client): Promise<void> {
  await client.query(`drop schema if exists writes cascade; create schema writes;
    set maintenance_work_mem = '1GB'`);
  const { rows: indexes } = await client.query<{ definition: string; isReplaced: boolean }>(
    `
    select pg_get_indexdef(indexrelid) as definition, indexrelid::regclass::text = any($1) as "isReplaced"
    from pg_index where indrelid = 'orders'::regclass`,
    [replacedIndexes],
  );
  for (const table of tables) {
    progress(`writes: orders with the indexes of ${table}`);
    await client.query(`create table writes.${table}
      (like orders including defaults including generated including constraints)`);
    await client.query(
      insertCopies(`writes.${table}`, `select * from orders order by id limit ${most}`),
    );
    for (const { definition, isReplaced } of indexes)
      if (table === 'now' || !isReplaced)
        await client.query(definition.replace(/INDEX \S+ ON \S+/, `INDEX ON writes.${table}`));
  }
  await client.query(`${formerIndexes('writes.former')}; create trigger fold_applicant before insert or update of applicant_name, company_id
    on writes.now for each row execute function fold_applicant()`);
  // As new as the orders that staff submit: copies of others with a code of their own.
  await client.query(`create table writes.new as select * from orders where id like 'many-%' limit ${rounds * writes};
    update writes.new set id = 'new-' || id, order_code = 'NEW' || order_code, created_at = now(), submitted_at = now();
    alter table writes.new add primary key (id);
    create temp table turns as select id, row_number() over () - 1 as turn from writes.new`);
  for (const table of tables) await client.query(`vacuum analyze writes.${table}`);
}

const ofEach = (round: number, statement: string) => `do $do$ declare one text; begin
  for one in select id from turns where turn / ${writes} = ${round} loop ${statement}; end loop; end $do$`;

/** Milliseconds of the statement that inserts an order, and of the one that changes its status, within a transaction. */
export async function measureWrites(connectionString: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await makeTables(client);
  const { rows } = await client.query<{ names: string }>(`
    select string_agg(quote_ident(attname), ',') as names from pg_attribute
    where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const names = rows[0]?.names ?? '';
  const spent = new Map<string, number>();
  const time = async (what: string, statement: string) => {
    const began = performance.now();
    await client.query(statement);
    spent.set(what, (spent.get(what) ?? 0) + performance.now() - began);
  };
  for (let round = 0; round < rounds; round += 1)
    for (const table of tables) {
      const orders = `writes.${table}`;
      await time(
        `insert an order, indexes of ${table}`,
        ofEach(
          round,
          `insert into ${orders} (${names}) select ${names} from writes.new where id = one`,
        ),
      );
      await time(
        `change its status, indexes of ${table}`,
        ofEach(
          round,
          `update ${orders} set status = 'APPROVAL_FAIL', version = version + 1, updated_at = now() where id = one`,
        ),
      );
    }
  await client.query('drop schema writes cascade');
  await client.end();
  return [...spent].map(([name, ms]) => ({
    name: `write: ${name}`,
    value: ms / (rounds * writes),
    unit: 'ms',
  }));
}
