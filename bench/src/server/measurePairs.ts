import pg from 'pg';

/** A request to one of the servers that are compared. */
export interface PairedCall {
  /** A function of the number of the call where every call has to differ. */
  readonly url: string | ((call: number) => string);
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly rounds: number;
  readonly calls: number;
}

export async function asAdmin(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Milliseconds of one request, up to the last byte. */
async function time({ url: given, headers = {} }: PairedCall, call: number): Promise<number> {
  const url = typeof given === 'string' ? given : given(call);
  const start = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - start;
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** The p95 of each round of the same request to a server with few rows and to one with many, in turns. */
export async function measurePairs(
  servers: readonly PairedCall[],
  { rounds, calls }: Asked,
): Promise<[few: number, many: number][]> {
  const found: [number, number][] = [];
  let made = 0;
  // The first round warms up plans and caches of both databases.
  for (let round = -1; round < rounds; round += 1) {
    const times = servers.map((): number[] => []);
    for (let n = 0; n < calls; n += 1) {
      for (const [which, call] of servers.entries()) times[which]?.push(await time(call, made));
      made += 1;
    }
    if (round >= 0) found.push([p95(times[0] ?? []), p95(times[1] ?? [])]);
  }
  return found;
}

/** Statement that inserts the rows of a query with all columns of a table, whose generated columns are left to it. */
export const insertCopies = (table: string, query: string): string => `
  do $do$
  declare names text := (select string_agg(quote_ident(attname), ',') from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
  begin
    execute 'insert into ${table} (' || names || ') select ' || names || $sql$ from (${query}) copies$sql$;
  end $do$`;
