import { sql, type SQL } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Db, Queryable } from '../db/database.js';

const placeholder = /\$(\d+)/;

/** Converts a statement with `$1`, `$2` … for Drizzle; each may occur once, since Drizzle renumbers them. */
function toSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(placeholder);
  const numbers = parts.filter((_part, at) => at % 2 === 1);
  if (new Set(numbers).size < numbers.length) throw new Error('A parameter stands twice.');
  const chunks = parts.map((part, at) =>
    at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1] ?? null),
  );
  return sql.join(chunks);
}

/** Runs pg-boss's inserts in the caller's transaction: the job exists if and only if its cause does. */
export const executeOn = (tx: Queryable): PgBoss.Db => ({
  executeSql: (text, values) => tx.execute(toSql(text, values)),
});

/** Runs pg-boss's statements on the pool. Some are whole transactions; a failed one must not stay open. */
export const executeOnPool = ({ $client }: Db): PgBoss.Db => ({
  executeSql: async (text: string, values?: unknown[]) => {
    if (values !== undefined) return $client.query(text, values);
    const client = await $client.connect();
    try {
      return await client.query(text);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  },
});
