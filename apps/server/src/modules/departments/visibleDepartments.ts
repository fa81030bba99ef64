import type { SQL } from 'drizzle-orm';
import { notFound } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import { findOrder } from '../orders/repository.js';
import { staffScope } from '../staffOrders/scope.js';
import { ofBank, ofGovernmentOr } from './repository.js';

/** Departments a staff member may look up: officers of a bank see no other bank. */
export const visibleDepartments = ({ role, bankId }: CurrentUser): SQL | undefined =>
  role === 'FINANCIER' ? ofGovernmentOr(bankId) : undefined;

/** Departments whose people may handle an order; a bank gives its orders to its own people only. */
export async function departmentsForOrder(
  db: Queryable,
  user: CurrentUser,
  orderId: string,
): Promise<SQL | undefined> {
  const row = await findOrder(db, orderId, staffScope(user));
  if (!row) throw notFound();
  const { bankId } = row.order;
  return user.role === 'FINANCIER' ? ofBank(bankId) : ofGovernmentOr(bankId);
}
