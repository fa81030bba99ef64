import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { userCompanies } from '../schema/userCompanies.js';
import type { Actor } from './Actor.js';

/** Ids of users who proved they may act for a company; none for a record without one. */
export async function actingFor(db: Db, companyId: string | null): Promise<readonly string[]> {
  if (companyId === null) return [];
  const rows = await db
    .select({ userId: userCompanies.userId })
    .from(userCompanies)
    .where(and(eq(userCompanies.companyId, companyId), eq(userCompanies.authorized, true)));
  return rows.map(({ userId }) => userId);
}

type Place = Readonly<Record<'scfProvince' | 'scfCity' | 'scfDistrict', string>>;

/** Whether something is in a staff member's region. */
export const isInRegionOf = ({ region }: Actor, place: Place): boolean =>
  (Object.keys(place) as (keyof Place)[])
    .filter((name) => name in region)
    .every((name) => [null, '0', place[name]].includes(region[name]));

type CompanyPlace = Readonly<Record<'provinceCode' | 'cityCode' | 'areaCode', string>>;

/** The same for a record located by its company. */
export const isAtHomeOf = (actor: Actor, { provinceCode, cityCode, areaCode }: CompanyPlace) =>
  isInRegionOf(actor, { scfProvince: provinceCode, scfCity: cityCode, scfDistrict: areaCode });
