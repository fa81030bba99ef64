import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import { areas } from '../schema/areas.js';
import { companies } from '../schema/companies.js';
import { guaranteeIndicators, guaranteeTowns, guaranteeValues } from '../schema/guarantees.js';
import { policies, policyPublishers, policyPushes } from '../schema/policies.js';
import { banks, productCategories, products } from '../schema/products.js';
import { operationQrCodes } from '../schema/qrCodes.js';
import { developUsers, mechanisms } from '../schema/recommenders.js';
import { supervisedCompanies } from '../schema/supervisedCompanies.js';
import { ticketBatches, ticketDiscounts } from '../schema/tickets.js';
import type { Named } from './importColumns.js';
import type { ImportName } from './importKinds.js';

type Values = Readonly<Record<string, unknown>>;

/** Where the rows of each file are stored. */
export const tables: Readonly<Record<ImportName, PgTable>> = {
  areas,
  banks,
  categories: productCategories,
  products,
  publishers: policyPublishers,
  policies,
  institutions: mechanisms,
  recommenders: developUsers,
  qrCodes: operationQrCodes,
  indicators: guaranteeIndicators,
  indicatorValues: guaranteeValues,
  towns: guaranteeTowns,
  supervisedCompanies,
  policyPushes,
  discounts: ticketDiscounts,
};

export type Stored = 'added' | 'changed' | 'unchanged';

/** Adds a row, with the defaults of new ones, or updates the one with the same key. */
export async function storeRow(
  tx: Queryable,
  name: ImportName,
  key: Values,
  values: Values,
  ofNew: Values,
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

/** Products on offer whose bank or category is withdrawn, as the desk allows none. */
export const findStranded = (tx: Queryable): Promise<{ bank: string; name: string }[]> =>
  tx
    .select({ bank: banks.name, name: products.name })
    .from(products)
    .innerJoin(banks, eq(banks.id, products.bankId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(and(products.onShelf, or(banks.isWithdrawn, productCategories.isWithdrawn)));

const identities = {
  areas: { table: areas, name: areas.code, id: areas.code },
  banks: { table: banks, name: banks.name, id: banks.id },
  batches: { table: ticketBatches, name: ticketBatches.name, id: ticketBatches.id },
  categories: { table: productCategories, name: productCategories.name, id: productCategories.id },
  companies: { table: companies, name: companies.creditCode, id: companies.id },
  indicators: {
    table: guaranteeIndicators,
    name: guaranteeIndicators.key,
    id: guaranteeIndicators.key,
  },
  institutions: { table: mechanisms, name: mechanisms.name, id: mechanisms.id },
  policies: { table: policies, name: policies.title, id: policies.id },
  publishers: { table: policyPublishers, name: policyPublishers.name, id: policyPublishers.id },
} satisfies Record<Named, { table: PgTable; name: PgColumn; id: PgColumn }>;

/** Ids of the rows with these names. */
export async function idsOf(
  tx: Queryable,
  named: Named,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { table, name, id } = identities[named];
  const rows = await tx
    .select({ name, id })
    .from(table as PgTable)
    .where(inArray(name, names));
  const ids = new Map<string, string[]>();
  for (const row of rows)
    ids.set(String(row.name), [...(ids.get(String(row.name)) ?? []), String(row.id)]);
  return ids;
}
