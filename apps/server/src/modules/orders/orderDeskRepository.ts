import type { RoleType } from '@huiqi/sdk';
import { heldPermissions, RoleTypeValues } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { rolePermissions } from '../../schema/rolePermissions.js';

/** The roles that work on orders now (docs/adr/0047-rights-of-roles.md). */
export async function orderDeskRoles(db: Queryable): Promise<RoleType[]> {
  const rows = await db.select().from(rolePermissions);
  return RoleTypeValues.filter((role) =>
    heldPermissions(
      role,
      rows.find((row) => row.role === role),
    ).includes('ADMIN_ORDERS'),
  );
}
