import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
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

/** Builds statements, and has no connection. */
export const builder: Db = Object.assign(drizzle.mock(), { $client: null as never });
const dialect = new PgDialect();

/** A prepared query runs on the client it was made with; each request has its own view of the pool. */
function executeOn<Rows>(db: Queryable, prepared: Prepared<Rows>, values: Values): Promise<Rows> {
  const { client } = (db as unknown as WithClient).session;
  const bound = Object.create(prepared, { client: { value: client } }) as Prepared<Rows>;
  return bound.execute(values);
}

/**
 * Makes a statement with `sql.placeholder`s for its values. Its text is built once per process, and each connection parses and
 * plans it once, under its name: for what every request reads, where both cost more than the statement itself.
 */
export function statement<Rows>(name: string, build: (db: Db) => Query<Rows>) {
  let prepared: Prepared<Rows> | undefined;
  return (db: Queryable, values: Values): Promise<Rows> =>
    executeOn(db, (prepared ??= build(builder).prepare(name)), values);
}

/** Each connection keeps the plan of every form, so that there must not be one for each combination of filters. */
const maxForms = 24;

/** Statements by form, up to a number of forms; further ones are built and parsed for each call. */
function formsOf<Rows>(name: string) {
  const forms = new Map<string, Prepared<Rows>>();
  return (form: string, build: () => Query<Rows>): Prepared<Rows> => {
    const known = forms.get(form);
    if (known) return known;
    if (forms.size >= maxForms) return build().prepare('');
    const prepared = build().prepare(`${name}_${forms.size + 1}`);
    forms.set(form, prepared);
    return prepared;
  };
}

/** The condition with placeholders for the values that its text has as `$1`, `$2` … */
function withPlaceholders(text: string): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, n) => (n % 2 === 1 ? sql.placeholder(part) : sql.raw(part))));
}

/** The same for a statement whose condition differs by caller, as scopes and filters do: one for each form of the condition. */
export function statementWhere<Rows>(name: string, build: (db: Db, condition: SQL) => Query<Rows>) {
  const forms = formsOf<Rows>(name);
  return async (db: Queryable, where: SQL | undefined, others: Values = {}): Promise<Rows> => {
    const { sql: text, params } = dialect.sqlToQuery(where ?? sql`true`);
    const values = Object.fromEntries(params.map((value, place) => [place + 1, value]));
    const prepared = forms(text, () => build(builder, withPlaceholders(text)));
    return executeOn(db, prepared, { ...others, ...values });
  };
}

/**
 * The same for a statement that writes a row of a table: one for each set of columns that are given. `build` gets placeholders
 * for their values; other placeholders of the statement are given beside the row.
 */
export function statementOf<Row extends object, Rows>(
  name: string,
  table: PgTable,
  build: (db: Db, row: Row) => Query<Rows>,
) {
  const forms = formsOf<Rows>(name);
  const columns = getTableColumns(table);
  return (db: Queryable, row: Row, others: Values = {}): Promise<Rows> => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const names = given.map(([column]) => column);
    const prepared = forms(names.join(), () => {
      const placeholders = names.map((column) => [column, sql`${sql.placeholder(column)}`]);
      return build(builder, Object.fromEntries(placeholders) as Row);
    });
    const values = given.map(([column, value]): [string, unknown] => [
      column,
      value === null ? null : columns[column]?.mapToDriverValue(value),
    ]);
    return executeOn(db, prepared, { ...others, ...Object.fromEntries(values) });
  };
}
