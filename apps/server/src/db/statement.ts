import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Queryable } from './database.js';

type Values = Readonly<Record<string, unknown>>;

interface Prepared<Rows> {
  execute(values: Values): Promise<Rows>;
}

interface Query<Rows> {
  prepare(name: string): Prepared<Rows>;
}

/** Where drizzle keeps the connection or pool of a database or transaction. */
interface WithClient {
  readonly session: { readonly client: unknown };
}

const builder: Db = Object.assign(drizzle.mock(), { $client: null as never });

/**
 * Makes a statement with `sql.placeholder`s for its values. Its text is built once per process, and each connection parses and
 * plans it once, under its name: for what every request reads, where both cost more than the statement itself.
 */
export function statement<Rows>(name: string, build: (db: Db) => Query<Rows>) {
  let prepared: Prepared<Rows> | undefined;
  return (db: Queryable, values: Values): Promise<Rows> => {
    prepared ??= build(builder).prepare(name);
    // A prepared query runs on the client it was made with; each request has its own view of the pool.
    const { client } = (db as unknown as WithClient).session;
    const bound = Object.create(prepared, { client: { value: client } }) as Prepared<Rows>;
    return bound.execute(values);
  };
}
