import type { SQL } from 'drizzle-orm';
import { existing } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { findScopedOrder } from '../orders/repository.js';
import { staffScope, type ScopedOrder } from '../orders/staffScope.js';
import { ofBank, ofGovernmentOr } from './repository.js';

/** Departments a staff member may look up; a bank's officers see no other bank. */
export const visibleDepartments = ({ role, bankId }: CurrentUser): SQL | undefined =>
  role === 'FINANCIER' ? ofGovernmentOr(bankId) : undefined;

/** An order that a staff member may assign. */
export async function orderToGive(
  db: Queryable,
  user: CurrentUser,
  orderId: string,
): Promise<ScopedOrder> {
  return existing(await findScopedOrder(db, orderId, staffScope(user)));
}

/** Departments whose people may handle an order; a bank assigns only to its own staff. */
export const departmentsFor = (
  { role }: CurrentUser,
  { bankId, stage }: ScopedOrder,
): SQL | undefined =>
  role === 'FINANCIER' ? ofBank(bankId) : ofGovernmentOr(stage === 'BANK' ? bankId : null);
