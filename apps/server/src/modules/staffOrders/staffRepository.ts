import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';
import { orderDeskRoles } from '../orders/orderDeskRepository.js';

/** A staff member who works on orders and is not locked out. */
export async function findStaff(db: Queryable, id: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, id),
        inArray(users.role, await orderDeskRoles(db)),
        eq(users.disabled, false),
      ),
    );
  return row;
}

export type StaffMember = NonNullable<Awaited<ReturnType<typeof findStaff>>>;
