import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../security/sessionStore.js';
import { inRegionOf } from '../../security/staffScope.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { demands } from '../../schema/demands.js';

/** Selects from `mine`, the departments that a user works in and those above them. */
const fromDepartmentsOf = (userId: string, select: SQL): SQL => sql`(
  with recursive mine as (
    select d.id, d.parent_id, d.dispatches_demands from ${departments} d
    join ${departmentUsers} p on p.department_id = d.id where p.user_id = ${userId}
    union select d.id, d.parent_id, d.dispatches_demands from ${departments} d join mine on mine.parent_id = d.id
  ) ${select})`;

/**
 * Whether a user gives demands to departments: they work in one that does so, or in none. Where no department does, all of
 * them do: otherwise nobody would see a demand that has just come in.
 */
const dispatches = (userId: string): SQL =>
  fromDepartmentsOf(
    userId,
    sql`select coalesce(bool_or(dispatches_demands), true)
      or not exists (select 1 from ${departments} where ${departments.dispatchesDemands}) from mine`,
  );

/**
 * Demands that staff see and act on: those of their region; of these, operators whose departments give none to others
 * have what was given to one of their departments.
 */
export const withinReachOf = (user: CurrentUser): SQL | undefined =>
  and(
    inRegionOf(user, demands),
    user.role === 'OPERATOR'
      ? sql`(${dispatches(user.id)} or ${inArray(demands.departmentId, fromDepartmentsOf(user.id, sql`select id from mine`))})`
      : undefined,
  );
