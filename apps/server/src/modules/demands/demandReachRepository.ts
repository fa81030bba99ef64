import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../security/SessionStore.js';
import { inRegionOf } from '../../security/regionScope.js';
import { isThere } from '../departments/repository.js';
import { departments, departmentUsers } from '../../schema/departments.js';
import { demands } from '../../schema/demands.js';

/** Selects from `mine` the user's departments and those above them. */
const fromDepartmentsOf = (userId: string, select: SQL): SQL => sql`(
  with recursive mine as (
    select d.id, d.parent_id, d.dispatches_demands from ${departments} d
    join ${departmentUsers} p on p.department_id = d.id where p.user_id = ${userId}
    union select d.id, d.parent_id, d.dispatches_demands from ${departments} d join mine on mine.parent_id = d.id
  ) ${select})`;

/**
 * Whether a user assigns demands to departments: they work in a department that does, or in none. If no open
 * department does, everyone does: otherwise nobody would see new demands.
 */
const dispatches = (userId: string): SQL =>
  fromDepartmentsOf(
    userId,
    sql`select coalesce(bool_or(dispatches_demands), true)
      or not exists (select 1 from ${departments} where ${and(isThere, departments.dispatchesDemands)}) from mine`,
  );

/**
 * Demands that staff see and handle: those of their region; staff of departments that assign none see only demands
 * given to one of their departments.
 */
export const withinReachOf = (user: CurrentUser): SQL | undefined =>
  and(
    inRegionOf(user, demands),
    user.role === 'OPERATOR'
      ? sql`(${dispatches(user.id)} or ${inArray(demands.departmentId, fromDepartmentsOf(user.id, sql`select id from mine`))})`
      : undefined,
  );
