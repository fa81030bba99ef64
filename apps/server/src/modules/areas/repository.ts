import { and, asc, eq } from 'drizzle-orm';
import type { AreaConfig, AreaInfo, AreaNode, AreaOption } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { areas, regions } from './table.js';

const regionColumns = {
  key: regions.key,
  regionName: regions.regionName,
  scfProvince: regions.scfProvince,
  scfCity: regions.scfCity,
  scfDistrict: regions.scfDistrict,
};

export const listRegions = (db: Queryable): Promise<AreaInfo[]> =>
  db.select(regionColumns).from(regions).orderBy(asc(regions.key));

export const listChildren = (db: Queryable, parent: string): Promise<AreaOption[]> =>
  db
    .select({ regionCode: areas.code, regionName: areas.name })
    .from(areas)
    .where(eq(areas.parentCode, parent))
    .orderBy(asc(areas.position), asc(areas.code));

export interface RegionQuery {
  readonly scfProvince?: string | undefined;
  readonly scfCity?: string | undefined;
}

/** Returns the configuration of the requested region, otherwise that of the first region. */
export async function readAreaConfig(
  db: Queryable,
  query: RegionQuery,
): Promise<AreaConfig | undefined> {
  const filters = [
    ...(query.scfProvince ? [eq(regions.scfProvince, query.scfProvince)] : []),
    ...(query.scfCity && query.scfCity !== '0' ? [eq(regions.scfCity, query.scfCity)] : []),
  ];
  const [exact] = await db
    .select({ config: regions.config })
    .from(regions)
    .where(and(...filters))
    .orderBy(asc(regions.key));
  if (exact) return exact.config;
  const [first] = await db
    .select({ config: regions.config })
    .from(regions)
    .orderBy(asc(regions.key))
    .limit(1);
  return first?.config;
}

export async function readAreaTree(db: Queryable): Promise<AreaNode[]> {
  const rows = await db.select().from(areas).orderBy(asc(areas.position), asc(areas.code));
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
