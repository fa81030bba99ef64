import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.js';
import { regions } from '../../../schema/areas.js';
import { departments } from '../../../schema/departments.js';
import { products } from '../../../schema/products.js';
import { users } from '../../../schema/users.js';
import type { ContentOf } from './ManagedKind.js';

/** What a region has beside its content. */
export interface RegionThings {
  readonly products: number;
  readonly staff: number;
  readonly departments: number;
  /** Position of the region that visitors see without choosing one; null where it is this one. */
  readonly firstPosition: number | null;
}

type Place = Pick<ContentOf<'REGION'>, 'scfProvince' | 'scfCity' | 'scfDistrict'>;

/** Counts what companies of a region find: products that are offered there, people who work there, departments. */
export async function countRegionThings(
  db: Queryable,
  { scfProvince, scfCity, scfDistrict }: Place,
  id: string,
): Promise<RegionThings> {
  const codes = [scfProvince, scfCity, scfDistrict].filter((code) => code !== '0');
  const offered = sql`${products.regionCodes} ?| array[${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )}]::text[]`;
  // As `regionBounds` reads an account: 0 or no code stands for the whole larger area.
  const isFor = (own: PgColumn, code: string) => sql`coalesce(${own}, '0') in ('0', ${code})`;
  const works = and(
    eq(users.disabled, false),
    inArray(users.role, ['OPERATOR', 'BACKSTAGE', 'FINANCIER']),
    isFor(users.scfProvince, scfProvince),
    isFor(users.scfCity, scfCity),
    isFor(users.scfDistrict, scfDistrict),
  );
  const [first] = await db
    .select({ id: regions.id, position: regions.position })
    .from(regions)
    .where(eq(regions.isClosed, false))
    .orderBy(asc(regions.position), asc(regions.key))
    .limit(1);
  return {
    products: codes.length === 0 ? 0 : await db.$count(products, and(products.onShelf, offered)),
    staff: await db.$count(users, works),
    departments: await db.$count(departments, eq(departments.isWithdrawn, false)),
    firstPosition: !first || first.id === id ? null : first.position,
  };
}
