import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { OrderMover } from '@huiqi/sdk/domain';
import { orders } from '../orders/table.js';
import { forbidden } from '../../contract/ApiError.js';
import type { CurrentUser } from '../../security/sessionStore.js';

/** Condition of the orders a staff member may see: a bank's own, or all for platform staff; never what was not submitted. */
export function staffScope(user: CurrentUser): SQL | undefined {
  const sent = isNotNull(orders.submittedAt);
  if (user.role !== 'FINANCIER') return sent;
  return and(sent, user.bankId === null ? sql`false` : eq(orders.bankId, user.bankId));
}

export function staffMover(user: CurrentUser): OrderMover {
  if (user.role === 'FINANCIER' || user.role === 'OPERATOR' || user.role === 'ADMIN')
    return user.role;
  throw forbidden();
}
