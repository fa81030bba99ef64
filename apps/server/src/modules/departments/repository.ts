import { asc, eq } from 'drizzle-orm';
import type { DepartmentUser } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { maskPhone } from '../../text/mask.js';
import { users } from '../session/table.js';
import { departments, departmentUsers } from './table.js';

export type DepartmentRow = typeof departments.$inferSelect;

/** Every department, in the order of display. */
export const listDepartments = (db: Queryable): Promise<DepartmentRow[]> =>
  db.select().from(departments).orderBy(asc(departments.position), asc(departments.id));

export async function departmentExists(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(departments, eq(departments.id, id))) > 0;
}

export async function listPeople(db: Queryable, departmentId: string): Promise<DepartmentUser[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, phone: users.phone })
    .from(departmentUsers)
    .innerJoin(users, eq(users.id, departmentUsers.userId))
    .where(eq(departmentUsers.departmentId, departmentId))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id, name, phone }) => ({ id, name: name ?? '', phone: maskPhone(phone) }));
}
