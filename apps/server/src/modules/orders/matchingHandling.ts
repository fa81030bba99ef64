import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import type { OperationInput } from '@huiqi/sdk';
import { areas } from '../areas/table.js';
import { departments, departmentUsers } from '../departments/table.js';
import { users } from '../session/table.js';
import { developUsers } from '../staffOrders/recommendersTable.js';
import { containing } from './containing.js';
import { orders } from './table.js';

const select = new QueryBuilder();

type HandlingFilters = Pick<
  OperationInput<'listStaffOrders'>,
  | 'applyUser'
  | 'deptId'
  | 'orderSourceType'
  | 'recommendNameOrPhone'
  | 'regionName'
  | 'scfProvince'
  | 'scfCity'
  | 'scfDistrict'
  | 'scfPlatform'
>;

// 0 stands for the whole of the area above.
const inPlace = (column: PgColumn, code: string | undefined) =>
  code === undefined || code === '0' ? [] : [eq(column, code)];

const named = (regionName: string) =>
  inArray(
    orders.scfDistrict,
    select.select({ code: areas.code }).from(areas).where(containing(areas.name, regionName)),
  );

const appliedBy = (name: string) =>
  inArray(
    orders.userId,
    select.select({ id: users.id }).from(users).where(containing(users.name, name)),
  );

const recommendedBy = (text: string) =>
  or(
    inArray(
      orders.refereeId,
      select
        .select({ id: developUsers.id })
        .from(developUsers)
        .where(or(containing(developUsers.name, text), containing(developUsers.phone, text))),
    ),
    containing(orders.recommendationCode, text),
  );

/** Orders assigned to people of a department, or of one below it. */
const assignedWithin = (deptId: string) => sql`${orders.assigneeId} in (
  with recursive within(id) as (
    select ${deptId}::text
    union select d.id from ${departments} d join within on d.parent_id = within.id)
  select du.user_id from ${departmentUsers} du join within on within.id = du.department_id)`;

/** Orders by where they belong to, how they came and who handles them. */
export function ofHandling(filters: HandlingFilters): SQL | undefined {
  const { applyUser, deptId, orderSourceType, recommendNameOrPhone, regionName } = filters;
  return and(
    ...inPlace(orders.scfProvince, filters.scfProvince),
    ...inPlace(orders.scfCity, filters.scfCity),
    ...inPlace(orders.scfDistrict, filters.scfDistrict),
    ...(filters.scfPlatform ? [eq(orders.scfPlatform, filters.scfPlatform)] : []),
    ...(regionName ? [named(regionName)] : []),
    ...(orderSourceType ? [sql`${orders.source} = ${orderSourceType}`] : []),
    ...(applyUser ? [appliedBy(applyUser)] : []),
    ...(deptId ? [assignedWithin(deptId)] : []),
    ...(recommendNameOrPhone ? [recommendedBy(recommendNameOrPhone)] : []),
  );
}
