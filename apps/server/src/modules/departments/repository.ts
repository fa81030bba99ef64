import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { DepartmentUser } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { maskPhone } from '../../text/mask.js';
import { users } from '../../schema/users.js';
import { departments, departmentUsers } from '../../schema/departments.js';

const select = new QueryBuilder();

export type DepartmentRow = typeof departments.$inferSelect;

/** Whether people can still choose it. */
export const isThere: SQL = eq(departments.isWithdrawn, false);
export const ofGovernment: SQL = isNull(departments.bankId);
export const ofBank = (bankId: string): SQL => eq(departments.bankId, bankId);
/** Government departments, plus those of a bank if given. */
export const ofGovernmentOr = (bankId: string | null): SQL | undefined =>
  or(ofGovernment, bankId === null ? undefined : ofBank(bankId));

/** Departments in display order, withdrawn ones too; all of them by default. */
export const listDepartments = (db: Queryable, where?: SQL): Promise<DepartmentRow[]> =>
  db
    .select()
    .from(departments)
    .where(where)
    .orderBy(asc(departments.position), asc(departments.id));

/** Departments that people can choose, in display order. */
export const listChoices = (db: Queryable, where: SQL | undefined): Promise<DepartmentRow[]> =>
  listDepartments(db, and(isThere, where));

export async function departmentExists(
  db: Queryable,
  id: string,
  where: SQL | undefined,
): Promise<boolean> {
  return (await db.$count(departments, and(eq(departments.id, id), where))) > 0;
}

/** Ids of a department and all below it. */
export const departmentAndBelow = (id: string): SQL => sql`(
  with recursive below as (
    select ${departments.id} from ${departments} where ${departments.id} = ${id}
    union select d.id from ${departments} d join below on d.parent_id = below.id
  ) select id from below)`;

const { id, name, phone, role, bankId, scfProvince, scfCity, scfDistrict } = users;
const personColumns = { id, name, phone, role, bankId, scfProvince, scfCity, scfDistrict };

export type DepartmentPerson = Pick<typeof users.$inferSelect, keyof typeof personColumns>;

/** People who work in a department or below it, without locked accounts. */
export async function listPeople(
  db: Queryable,
  departmentId: string,
  isListed: (person: DepartmentPerson) => boolean,
): Promise<DepartmentUser[]> {
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          select
            .select({ id: departmentUsers.userId })
            .from(departmentUsers)
            .where(inArray(departmentUsers.departmentId, departmentAndBelow(departmentId))),
        ),
        eq(users.disabled, false),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.filter(isListed).map((person) => ({
    id: person.id,
    name: person.name ?? '',
    phone: maskPhone(person.phone),
  }));
}

/** A user's department; undefined without one. */
export async function departmentOf(
  db: Queryable,
  userId: string,
): Promise<Pick<DepartmentRow, 'id' | 'name'> | undefined> {
  const [row] = await db
    .select({ id: departments.id, name: departments.name })
    .from(departmentUsers)
    .innerJoin(departments, eq(departments.id, departmentUsers.departmentId))
    .where(eq(departmentUsers.userId, userId))
    .orderBy(asc(departments.position), asc(departments.id))
    .limit(1);
  return row;
}

/** Name of a user's department; null without one. */
export const departmentNameOf = async (db: Queryable, userId: string): Promise<string | null> =>
  (await departmentOf(db, userId))?.name ?? null;
