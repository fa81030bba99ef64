import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findLocked } from '../../db/rowLock.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { findOrder, lockOrder } from '../orders/repository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { staffScope } from '../orders/staffScope.js';

/** An order that a staff member may see; others are not found. */
export async function reachableOrder(
  db: Queryable,
  user: CurrentUser,
  id: string,
): Promise<OrderRow> {
  const row = await findOrder(db, id, staffScope(user));
  if (!row) throw new ApiError('100404', { message: '订单不存在' });
  return row;
}

/** The same, locked until the call's transaction ends. */
export const lockedOrder = (tx: Queryable, user: CurrentUser, id: string): Promise<OrderRow> =>
  findLocked(lockOrder, tx, id, () => reachableOrder(tx, user, id));
