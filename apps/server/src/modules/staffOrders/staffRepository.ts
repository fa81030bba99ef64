import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';

/** A staff member who is not locked out. */
export async function findStaff(db: Queryable, id: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, id),
        inArray(users.role, ['FINANCIER', 'OPERATOR', 'ADMIN']),
        eq(users.disabled, false),
      ),
    );
  return row;
}

export type StaffMember = NonNullable<Awaited<ReturnType<typeof findStaff>>>;
