import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AreaInfo, AreaNode, AreaOption, ConfiguredPage } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';
import { areas, regionPages, regions, settings } from '../../schema/areas.js';

const option = { regionCode: areas.code, regionName: areas.name };
/** Closed regions are shown to nobody. */
const isOpen = eq(regions.isClosed, false);
const inOrder = [asc(areas.position), asc(areas.code)] as const;

export const listRegions = (db: Queryable): Promise<AreaInfo[]> =>
  db
    .select({
      key: regions.key,
      domainName: sql<string>`lower(${regions.config} ->> 'domainName')`,
      regionName: regions.regionName,
      province: areas.name,
      scfProvince: regions.scfProvince,
      scfCity: regions.scfCity,
      scfDistrict: regions.scfDistrict,
    })
    .from(regions)
    .innerJoin(areas, eq(areas.code, regions.scfProvince))
    .where(isOpen)
    .orderBy(asc(regions.position), asc(regions.key));

export const listChildren = (db: Queryable, parent: string): Promise<AreaOption[]> =>
  db
    .select(option)
    .from(areas)
    .where(eq(areas.parentCode, parent))
    .orderBy(...inOrder);

export const listProvinces = (db: Queryable): Promise<AreaOption[]> =>
  db
    .select(option)
    .from(areas)
    .where(isNull(areas.parentCode))
    .orderBy(...inOrder);

/** Areas with their own region, provinces first. */
export async function listServedAreas(db: Queryable): Promise<AreaOption[]> {
  const rows = await db
    .select({ ...option, parentCode: areas.parentCode })
    .from(areas)
    .innerJoin(
      regions,
      or(
        eq(regions.scfDistrict, areas.code),
        and(eq(regions.scfDistrict, '0'), eq(regions.scfCity, areas.code)),
        and(eq(regions.scfCity, '0'), eq(regions.scfProvince, areas.code)),
      ),
    )
    .where(isOpen)
    .orderBy(...inOrder);
  const isProvince = ({ parentCode }: (typeof rows)[number]) => (parentCode === null ? 0 : 1);
  return rows
    .toSorted((one, other) => isProvince(one) - isProvince(other))
    .map(({ regionCode, regionName }) => ({ regionCode, regionName }));
}

/** The area a staff member is responsible for, with all areas below it. */
export const listAreasOfStaff = (db: Queryable, userId: string): Promise<AreaOption[]> => {
  const { scfProvince, scfCity, scfDistrict } = users;
  const own = sql`coalesce(nullif(${scfDistrict}, '0'), nullif(${scfCity}, '0'), ${scfProvince})`;
  return db
    .select(option)
    .from(areas)
    .where(
      inArray(
        areas.code,
        sql`(with recursive own as (
          select ${areas.code} from ${areas} join ${users} on ${areas.code} = ${own} where ${users.id} = ${userId}
          union select a.code from ${areas} a join own on a.parent_code = own.code
        ) select code from own)`,
      ),
    )
    .orderBy(asc(areas.code));
};

export interface RegionQuery {
  readonly scfProvince?: string | undefined;
  readonly scfCity?: string | undefined;
  readonly scfDistrict?: string | undefined;
}

/** Returns the requested region, or that of its city, or that of its province, or the first one. */
export async function findRegion(db: Queryable, query: RegionQuery) {
  const { scfProvince, scfCity = '0', scfDistrict = '0' } = query;
  const rows = await db
    .select()
    .from(regions)
    .where(isOpen)
    .orderBy(asc(regions.position), asc(regions.key));
  const ofProvince = rows.filter((region) => region.scfProvince === scfProvince);
  const ofCity = ofProvince.filter((region) => region.scfCity === scfCity);
  return (
    ofCity.find((region) => region.scfDistrict === scfDistrict) ??
    ofCity.find((region) => region.scfDistrict === '0') ??
    ofProvince.find((region) => region.scfCity === '0') ??
    rows[0]
  );
}

/** Whether an open region is served at a host. */
export async function isRegionHost(db: Queryable, host: string): Promise<boolean> {
  const own = sql`lower(${regions.config} ->> 'domainName') = ${host}`;
  return (await db.$count(regions, and(isOpen, own))) > 0;
}

export async function findRegionPage(db: Queryable, regionKey: string, page: ConfiguredPage) {
  const [row] = await db
    .select()
    .from(regionPages)
    .where(and(eq(regionPages.regionKey, regionKey), eq(regionPages.page, page)));
  return row;
}

export async function findSetting(db: Queryable, name: string) {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row;
}

export async function readAreaTree(db: Queryable): Promise<AreaNode[]> {
  const rows = await db
    .select()
    .from(areas)
    .orderBy(...inOrder);
  const nodes = new Map(
    rows.map(({ code, name }) => [code, { code, name, childList: [] as AreaNode[] }]),
  );
  const roots: AreaNode[] = [];
  for (const { code, parentCode } of rows) {
    const node = nodes.get(code);
    if (!node) continue;
    const parent = parentCode === null ? undefined : nodes.get(parentCode);
    (parent ? parent.childList : roots).push(node);
  }
  return roots;
}
