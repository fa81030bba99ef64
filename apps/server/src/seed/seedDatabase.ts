import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { encodePassword } from '@huiqi/sdk/domain';
import type { Db, Queryable } from '../db/database.js';
import { areas, regions } from '../modules/areas/table.js';
import { news, notices } from '../modules/notices/table.js';
import { orderEvents, orders } from '../modules/orders/table.js';
import { banks, productCategories, products } from '../modules/products/table.js';
import { companies, userCompanies, users } from '../modules/session/table.js';
import { hashPassword } from '../security/passwords.js';
import { makeCompanies } from '../modules/companies/seed/makeCompanies.js';
import { banks as sampleBanks } from '../modules/products/seed/banks.js';
import { categories } from '../modules/products/seed/categories.js';
import { districts, province } from '../modules/areas/seed/districts.js';
import { makeNews, makeNotices } from '../modules/notices/seed.js';
import { makeOrders } from '../modules/orders/seed/makeOrders.js';
import { makeProducts } from '../modules/products/seed/makeProducts.js';
import { createRandom } from './random.js';
import { dianjiang } from '../modules/areas/seed/dianjiang.js';
import { samplePassword } from '../modules/session/seed/sampleAccounts.js';
import { makeFinanciers, makeOwners, makeSampleUsers, makeUserCompanies } from '../modules/session/seed/makeUsers.js';

export interface SeedOptions {
  /** The sample's orders lie in the year before this moment. */
  readonly now?: Date;
  /** 240 unless told; benchmarks take 100,000. */
  readonly orders?: number;
  /** Hears how many rows are stored, now and then. */
  readonly onProgress?: (done: number, total: number) => void;
}

const batch = 500;
const sampleSeed = 500_231;

async function insertAll<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: T['$inferInsert'][],
  stored: (count: number) => void = () => {},
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    await db.insert(table).values(some);
    stored(some.length);
  }
}

/** Companies that belong to the sample accounts; all others have an owner of their own. */
const withAccount: Readonly<Record<string, string>> = {
  '1': '1',
  '2': '1',
  '10': '1',
  '3': '3',
  '4': '4',
};

/** Everything of the sample, in the order in which it can be stored. */
export function makeSample({ now = new Date(), orders: count = 240 }: SeedOptions) {
  const random = createRandom(sampleSeed);
  const day = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
  const companyRows = makeCompanies(random, Math.max(72, Math.round(count * 0.03)));
  const productRows = makeProducts(random, day);
  const userOf = (companyId: string) => withAccount[companyId] ?? `owner-${companyId}`;
  const source = { companies: companyRows, products: productRows, now: day, userOf };
  const sampleOrders = makeOrders(random, { ...source, count });
  return { day, companyRows, productRows, sampleOrders };
}

/** Fills an empty database with the sample; does nothing when there are users already. */
export async function seedDatabase(db: Db, options: SeedOptions): Promise<void> {
  const [somebody] = await db.select({ id: users.id }).from(users).limit(1);
  if (somebody) return;
  const { day, companyRows, productRows, sampleOrders } = makeSample(options);
  const owned = companyRows.map(({ id }) => id).filter((id) => !(id in withAccount));
  const passwordHash = await hashPassword(encodePassword(samplePassword));
  const rows = districts.map(([code, name], position) => ({
    code,
    name,
    parentCode: province.code,
    position,
  }));
  const total = sampleOrders.orders.length + sampleOrders.events.length;
  let done = 0;
  const stored = (count: number) => {
    done += count;
    options.onProgress?.(done, total);
  };
  await db.transaction(async (tx) => {
    await insertAll(tx, areas, [{ ...province, parentCode: null, position: 0 }, ...rows]);
    await insertAll(tx, regions, [dianjiang]);
    await insertAll(tx, banks, sampleBanks);
    await insertAll(tx, productCategories, [...categories]);
    await insertAll(tx, products, productRows);
    await insertAll(tx, companies, companyRows);
    await insertAll(tx, users, [
      ...makeSampleUsers(passwordHash),
      ...makeOwners(owned, passwordHash),
      ...makeFinanciers(
        sampleBanks.map(({ id }) => id),
        passwordHash,
      ),
    ]);
    await insertAll(tx, userCompanies, makeUserCompanies(owned, day));
    await insertAll(tx, orders, sampleOrders.orders, stored);
    await insertAll(tx, orderEvents, sampleOrders.events, stored);
    await insertAll(tx, notices, makeNotices(sampleOrders, day));
    await insertAll(tx, news, makeNews(day));
  });
  // Without statistics the first queries after so many rows get plans made for an empty table.
  await db.execute(sql`analyze`);
}
