import { and, eq, inArray } from 'drizzle-orm';
import { heldPermissions } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { rolePermissions } from '../../schema/rolePermissions.js';
import { users } from '../../schema/users.js';
import { regionBounds } from '../../security/regionScope.js';

const regionOf = ({
  scfProvince,
  scfCity,
  scfDistrict,
}: typeof users | typeof serviceOrganisations) => ({
  scfProvince,
  scfCity,
  scfDistrict,
});

/** Ids of the enabled users who look after an organisation: those with the right who work for its region. */
export async function listServiceReviewers(db: Queryable, orgId: string): Promise<string[]> {
  const [place] = await db
    .select(regionOf(serviceOrganisations))
    .from(serviceOrganisations)
    .where(eq(serviceOrganisations.id, orgId));
  const reviewers = await db
    .select({
      id: users.id,
      role: users.role,
      rights: { given: rolePermissions.given, taken: rolePermissions.taken },
      ...regionOf(users),
    })
    .from(users)
    .leftJoin(rolePermissions, eq(rolePermissions.role, users.role))
    .where(and(inArray(users.role, ['OPERATOR', 'ADMIN']), eq(users.disabled, false)));
  const places = Object.entries(place ?? {});
  return reviewers
    .filter(({ role, rights, ...user }) => {
      if (!heldPermissions(role, rights).includes('ADMIN_SERVICES')) return false;
      const bounds: Readonly<Record<string, string>> = regionBounds(user);
      return places.every(([name, code]) => (bounds[name] ?? code) === code);
    })
    .map(({ id }) => id);
}
