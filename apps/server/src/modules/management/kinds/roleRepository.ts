import type { RoleType } from '@huiqi/sdk';
import {
  deviationOf,
  heldPermissions,
  RoleTypeLabels,
  RoleTypeValues,
  type RoleDeviation,
} from '@huiqi/sdk/domain';
import { count, eq, sql } from 'drizzle-orm';
import { conflict } from '../../../contract/ApiError.js';
import type { Queryable } from '../../../db/database.js';
import { rolePermissions } from '../../../schema/rolePermissions.js';
import { users } from '../../../schema/users.js';
import { handBackOrders } from '../../staffOrders/handBackOrders.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';

const contentOf = (role: RoleType, deviation?: RoleDeviation): ContentOf<'ROLE'> => ({
  kind: 'ROLE',
  role,
  keys: [...heldPermissions(role, deviation)],
});

/** What every role holds now, and how many people have it. */
export async function readRoles(db: Queryable) {
  const rows = await db.select().from(rolePermissions);
  const people = await db
    .select({ role: users.role, count: count() })
    .from(users)
    .where(eq(users.disabled, false))
    .groupBy(users.role);
  return RoleTypeValues.map((role) => ({
    content: contentOf(
      role,
      rows.find((row) => row.role === role),
    ),
    people: people.find((row) => row.role === role)?.count ?? 0,
  }));
}

const names = sql.join(
  RoleTypeValues.map((role) => sql`(${role}::text, ${RoleTypeLabels[role]}::text)`),
  sql`, `,
);

export const storedRole: StoredKind<'ROLE'> = {
  things: sql`select roles.id, roles.title, null as owner, null as bank_id, null as scf_province, true as is_public
    from (values ${names}) as roles (id, title)`,
  read: async (db, id) => {
    const role = RoleTypeValues.find((one) => one === id);
    if (!role) return null;
    const [row] = await db.select().from(rolePermissions).where(eq(rolePermissions.role, role));
    return contentOf(role, row);
  },
  publish: async (tx, _id, { role, keys }, { now, userId }) => {
    const { given, taken } = deviationOf(role, keys);
    const values = { given: [...given], taken: [...taken] };
    await tx
      .insert(rolePermissions)
      .values({ role, ...values })
      .onConflictDoUpdate({ target: rolePermissions.role, set: values });
    if (taken.includes('ADMIN_ORDERS'))
      await handBackOrders(tx, {
        assigneeRole: role,
        now,
        by: { mover: 'SYSTEM', userId },
        reason: '处理人不再办理申请',
        requestId: null,
      });
  },
  withdraw: () => {
    throw conflict('角色不能停用，请修改它的权限');
  },
};
