import type { SQL } from 'drizzle-orm';
import type { OrderStatus } from '@huiqi/sdk';
import { existing } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { findScopedOrder } from '../orders/repository.js';
import { mayHandle, staffScope, type ScopedOrder } from '../orders/staffScope.js';
import { ofBank, ofGovernmentOr } from './repository.js';

/** Departments a staff member may look up; a bank's officers see no other bank. */
export const visibleDepartments = ({ role, bankId }: CurrentUser): SQL | undefined =>
  role === 'FINANCIER' ? ofGovernmentOr(bankId) : undefined;

/** What decides who can be given an order. */
export type OrderToGive = ScopedOrder & { readonly status: OrderStatus };

/** An order that a staff member may assign. */
export async function orderToGive(
  db: Queryable,
  user: CurrentUser,
  orderId: string,
): Promise<OrderToGive> {
  return existing(await findScopedOrder(db, orderId, staffScope(user)));
}

/** Departments whose people may handle an order; a bank assigns only to its own staff. */
export const departmentsFor = (
  { role }: CurrentUser,
  { bankId, stage, status }: OrderToGive,
): SQL | undefined =>
  role === 'FINANCIER' || !mayHandle(role, status)
    ? ofBank(bankId)
    : ofGovernmentOr(stage === 'BANK' ? bankId : null);
