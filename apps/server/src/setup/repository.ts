import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import { categories, personCategory } from '../modules/products/categories.js';
import { dictionary } from '../modules/policies/dictionary.js';
import { areas, regionPages, regions, settings } from '../schema/areas.js';
import { policyDictionary } from '../schema/policies.js';
import { productCategories } from '../schema/products.js';
import { users } from '../schema/users.js';
import type { RegionsFile } from './readRegions.js';

/** What a server lacks before it can serve anyone. */
export interface Missing {
  readonly regions: boolean;
  readonly users: boolean;
  /** Whether nobody could approve what the only administrator changes. */
  readonly approver: boolean;
}

export async function findMissing(db: Queryable): Promise<Missing> {
  const { rows } = await db.execute<{ regions: boolean; users: boolean }>(
    sql`select not exists (select from ${regions}) as regions, not exists (select from ${users}) as users`,
  );
  const { regions: noRegions = true, users: noUsers = true } = rows[0] ?? {};
  return {
    regions: noRegions,
    users: noUsers,
    approver: !noUsers && (await countAdministrators(db)) < 2,
  };
}

/** Adds areas and regions, replacing existing ones. */
export async function storeRegions(db: Queryable, file: RegionsFile): Promise<void> {
  for (const [position, { code, name, parentCode = null }] of file.areas.entries()) {
    const values = { name, parentCode, position };
    await db
      .insert(areas)
      .values({ code, ...values })
      .onConflictDoUpdate({ target: areas.code, set: values });
  }
  for (const [position, { key, pages = [], ...region }] of file.regions.entries()) {
    const values = { ...region, position };
    await db
      .insert(regions)
      .values({ id: key, key, ...values })
      .onConflictDoUpdate({ target: regions.key, set: values });
    await db.delete(regionPages).where(eq(regionPages.regionKey, key));
    for (const { texts, ...page } of pages)
      await db.insert(regionPages).values({ ...page, texts: [...texts], regionKey: key });
  }
  for (const [name, banners] of Object.entries(file.settings ?? {})) {
    const value = JSON.stringify(banners);
    await db
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  }
}

/** The categories and grades that policies are chosen from, added where they are missing. */
export async function storeDictionary(db: Queryable): Promise<void> {
  const rows = dictionary.map((entry, position) => ({ ...entry, position }));
  await db.insert(policyDictionary).values(rows).onConflictDoNothing();
}

/** The categories that rules know by id, added where they are missing. */
export async function storeCategories(db: Queryable): Promise<void> {
  const rows = [...categories, personCategory];
  await db.insert(productCategories).values(rows).onConflictDoNothing();
}

/** Administrators who can sign in, without those of a city or district, who cannot approve what is for the whole province. */
export const countAdministrators = (db: Queryable): Promise<number> =>
  db.$count(
    users,
    and(
      eq(users.role, 'ADMIN'),
      eq(users.disabled, false),
      sql`coalesce(${users.scfCity}, '0') = '0' and coalesce(${users.scfDistrict}, '0') = '0'`,
    ),
  );

export const hasAccount = async (db: Queryable, phone: string): Promise<boolean> =>
  (await db.$count(users, eq(users.phone, phone))) > 0;

interface NewAdministrator {
  readonly phone: string;
  readonly name: string;
  readonly passwordHash: string;
}

/** Creates an administrator of the whole first province, who has yet to set a password. */
export async function createAdministrator(
  db: Queryable,
  administrator: NewAdministrator,
): Promise<void> {
  const [first] = await db
    .select({ scfProvince: regions.scfProvince })
    .from(regions)
    .orderBy(asc(regions.position))
    .limit(1);
  await db.insert(users).values({
    id: randomUUID(),
    ...administrator,
    role: 'ADMIN',
    type: 'PHONE',
    isFirstLogin: true,
    link: '/applicationManage',
    ...(first && { scfProvince: first.scfProvince, scfCity: '0', scfDistrict: '0' }),
  });
}
