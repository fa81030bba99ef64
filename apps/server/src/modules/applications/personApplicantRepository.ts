import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonApplicant } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { areas } from '../../schema/areas.js';
import { users } from '../../schema/users.js';
import { personApplicants } from '../../schema/personApplicants.js';

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

/** Reads what the user last entered as a person; before the first time, only their district. */
export async function readPersonApplicant(db: Queryable, userId: string): Promise<PersonApplicant> {
  const { applyName, houseAreaId, houseDetailAddress } = personApplicants;
  const [last] = await db
    .select({ applyName, houseAreaId, houseDetailAddress })
    .from(personApplicants)
    .where(eq(personApplicants.userId, userId));
  if (last) return last;
  const [user] = await db
    .select({ district: users.scfDistrict, city: users.scfCity })
    .from(users)
    .where(eq(users.id, userId));
  const own = [user?.district, user?.city].filter((code) => typeof code === 'string');
  const known = await findDistricts(db, own);
  return {
    applyName: null,
    houseAreaId: own.find((code) => known.has(code)) ?? null,
    houseDetailAddress: null,
  };
}

/** Remembers what the user entered, replacing the earlier entries. */
export async function keepPersonApplicant(
  tx: Queryable,
  applicant: typeof personApplicants.$inferInsert,
): Promise<void> {
  const { userId: _key, ...rest } = applicant;
  await tx
    .insert(personApplicants)
    .values(applicant)
    .onConflictDoUpdate({ target: personApplicants.userId, set: rest });
}
