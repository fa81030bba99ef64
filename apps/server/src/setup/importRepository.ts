import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import { areas } from '../schema/areas.js';
import { policies, policyPublishers } from '../schema/policies.js';
import { banks, productCategories, products } from '../schema/products.js';
import type { ImportName } from './importKinds.js';

type Values = Readonly<Record<string, unknown>>;

const tables: Readonly<Record<ImportName, PgTable>> = {
  areas,
  banks,
  categories: productCategories,
  products,
  publishers: policyPublishers,
  policies,
};

export type Stored = 'added' | 'changed' | 'unchanged';

/** Adds a row, with the defaults of new ones, or updates the one with the same key. */
export async function storeRow(
  tx: Queryable,
  name: ImportName,
  key: Values,
  values: Values,
  ofNew: Values = {},
): Promise<Stored> {
  const table = tables[name];
  const columns = getTableColumns(table);
  const same = and(
    ...Object.entries(key).flatMap(([column, value]) => {
      const found = columns[column];
      return found ? [eq(found, value)] : [];
    }),
  );
  const [row] = (await tx.select().from(table).where(same)) as Values[];
  if (!row) {
    const id = 'id' in columns ? { id: randomUUID() } : {};
    await tx.insert(table).values({ ...id, ...ofNew, ...key, ...values });
    return 'added';
  }
  const changes = Object.entries(values).filter(
    ([column, value]) => !isDeepStrictEqual(row[column], value),
  );
  if (changes.length === 0) return 'unchanged';
  await tx.update(table).set(Object.fromEntries(changes)).where(same);
  return 'changed';
}

/** Ids of the existing banks, categories or publishers, by name. */
export async function idsByName(
  tx: Queryable,
  name: 'banks' | 'categories' | 'publishers',
): Promise<ReadonlyMap<string, string>> {
  const table = { banks, categories: productCategories, publishers: policyPublishers }[name];
  const rows = await tx.select({ id: table.id, name: table.name }).from(table);
  return new Map(rows.map((row) => [row.name, row.id]));
}

export async function areaCodes(tx: Queryable): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ code: areas.code }).from(areas);
  return new Set(rows.map(({ code }) => code));
}
