import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import type { OperationInput } from '@huiqi/sdk';
import { users } from '../../schema/users.js';
import { containingWords } from '../../db/containingWords.js';
import { areasNamed, peopleWithin, recommendersNamed } from './namedBy.js';
import { orders } from '../../schema/orders.js';

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

// 0 means the whole parent area.
const inPlace = (column: PgColumn, code: string | undefined) =>
  code === undefined || code === '0' ? [] : [eq(column, code)];

const appliedBy = (name: string) =>
  inArray(
    orders.userId,
    select.select({ id: users.id }).from(users).where(containingWords(users.name, name)),
  );

const recommendedBy = (text: string) =>
  or(
    sql`${orders.refereeId} in (${recommendersNamed(text)})`,
    containingWords(orders.recommendationCode, text),
  );

/** Orders by place, source and handler. */
export function ofHandling(filters: HandlingFilters): SQL | undefined {
  const { applyUser, deptId, orderSourceType, recommendNameOrPhone, regionName } = filters;
  return and(
    ...inPlace(orders.scfProvince, filters.scfProvince),
    ...inPlace(orders.scfCity, filters.scfCity),
    ...inPlace(orders.scfDistrict, filters.scfDistrict),
    ...(filters.scfPlatform ? [eq(orders.scfPlatform, filters.scfPlatform)] : []),
    ...(regionName ? [sql`${orders.scfDistrict} in (${areasNamed(regionName)})`] : []),
    ...(orderSourceType ? [sql`${orders.source} = ${orderSourceType}`] : []),
    ...(applyUser ? [appliedBy(applyUser)] : []),
    ...(deptId ? [sql`${orders.assigneeId} in (${peopleWithin(deptId)})`] : []),
    ...(recommendNameOrPhone ? [recommendedBy(recommendNameOrPhone)] : []),
  );
}
