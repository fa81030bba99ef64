import { eq } from 'drizzle-orm';
import type { PersonApplicant } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';
import { personApplicants } from '../../schema/personApplicants.js';
import { findDistricts } from '../companies/regionRepository.js';

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
