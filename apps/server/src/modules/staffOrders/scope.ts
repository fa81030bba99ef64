import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { constants, type OrderMover } from '@huiqi/sdk/domain';
import { orders } from '../orders/table.js';
import { forbidden } from '../../contract/ApiError.js';
import type { CurrentUser } from '../../security/sessionStore.js';

// 0 stands for the whole of the area above, and so does an account without the field.
const within = (column: PgColumn, code: string | null): SQL[] =>
  code === null || code === '0' ? [] : [eq(column, code)];

/**
 * Condition of the orders a staff member may see: the own bank's for its officers, those of the region of the account
 * for platform staff (spec 1 §6); never what was not submitted.
 */
export function staffScope(user: CurrentUser): SQL | undefined {
  const sent = isNotNull(orders.submittedAt);
  if (user.role === 'FINANCIER')
    return and(sent, user.bankId === null ? sql`false` : eq(orders.bankId, user.bankId));
  return and(
    sent,
    eq(orders.scfPlatform, constants.platformId),
    ...within(orders.scfProvince, user.scfProvince),
    ...within(orders.scfCity, user.scfCity),
    ...within(orders.scfDistrict, user.scfDistrict),
  );
}

export function staffMover(user: CurrentUser): OrderMover {
  if (user.role === 'FINANCIER' || user.role === 'OPERATOR' || user.role === 'ADMIN')
    return user.role;
  throw forbidden();
}
