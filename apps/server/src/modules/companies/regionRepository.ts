import { and, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import { areas, regions } from '../../schema/areas.js';
import type { CompanyRow } from './repository.js';

type Place = Pick<CompanyRow, 'provinceCode' | 'cityCode' | 'areaCode'>;

/** Display names of areas by code: provinces alone, smaller areas with their province in front. */
export async function readRegionNames(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const upper = alias(areas, 'upper');
  const rows = await db
    .select({ code: areas.code, name: areas.name, upperName: upper.name })
    .from(areas)
    .leftJoin(upper, eq(upper.code, areas.parentCode))
    .where(inArray(areas.code, [...new Set(codes)]));
  return new Map(rows.map(({ code, name, upperName }) => [code, `${upperName ?? ''}${name}`]));
}

/** A district with its province and city, in the form companies have: where districts are below the province, its city is itself. */
export interface District {
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly areaCode: string;
}

/** Finds districts by code; omits provinces and unknown codes. */
export async function findDistricts(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, District>> {
  const upper = alias(areas, 'upper');
  const rows = await db
    .select({ areaCode: areas.code, above: upper.code, province: upper.parentCode })
    .from(areas)
    .innerJoin(upper, eq(upper.code, areas.parentCode))
    .where(inArray(areas.code, [...codes]));
  return new Map(
    rows.map(({ areaCode, above, province }) => [
      areaCode,
      province === null
        ? { provinceCode: above, cityCode: areaCode, areaCode }
        : { provinceCode: province, cityCode: above, areaCode },
    ]),
  );
}

/** Key of the smallest site region that contains a company's place. */
export async function findAreaKey(db: Queryable, place: Place): Promise<string | null> {
  const own = [place.cityCode, place.areaCode];
  const rows = await db
    .select({ key: regions.key, scfCity: regions.scfCity, scfDistrict: regions.scfDistrict })
    .from(regions)
    .where(
      and(
        eq(regions.isClosed, false),
        eq(regions.scfProvince, place.provinceCode),
        or(eq(regions.scfCity, '0'), inArray(regions.scfCity, own)),
        inArray(regions.scfDistrict, ['0', place.areaCode]),
      ),
    );
  const depth = ({ scfCity, scfDistrict }: (typeof rows)[number]) =>
    Number(scfCity !== '0') + Number(scfDistrict !== '0');
  return rows.toSorted((one, other) => depth(other) - depth(one))[0]?.key ?? null;
}
