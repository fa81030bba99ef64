import pg from 'pg';

export async function asAdmin(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The address of another database of the same PostgreSQL. */
export const databaseAt = (databaseUrl: string, name: string): string =>
  Object.assign(new URL(databaseUrl), { pathname: name }).href;

/** Makes an empty database beside the given one, in place of an earlier one of this name, and returns its address. */
export async function makeDatabase(databaseUrl: string, name: string): Promise<string> {
  await asAdmin(
    databaseUrl,
    `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    `CREATE DATABASE ${name}`,
  );
  return databaseAt(databaseUrl, name);
}

/** Statement that inserts the rows of a query with all columns of a table, whose generated columns are left to it. */
export const insertCopies = (table: string, query: string): string => `
  do $do$
  declare names text := (select string_agg(quote_ident(attname), ',') from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
  begin
    execute 'insert into ${table} (' || names || ') select ' || names || $sql$ from (${query}) copies$sql$;
  end $do$`;
