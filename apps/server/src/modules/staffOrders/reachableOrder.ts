import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { findLockedOrder, findOrder } from '../orders/repository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { staffScope } from '../orders/staffScope.js';

async function found(reading: Promise<OrderRow | undefined>): Promise<OrderRow> {
  const row = await reading;
  if (!row) throw new ApiError('100404', { message: '订单不存在' });
  return row;
}

/** An order that a staff member may see; others are not found. */
export const reachableOrder = (db: Queryable, user: CurrentUser, id: string): Promise<OrderRow> =>
  found(findOrder(db, id, staffScope(user)));

/** The same, locked until the call's transaction ends. */
export const lockedOrder = (tx: Queryable, user: CurrentUser, id: string): Promise<OrderRow> =>
  found(findLockedOrder(tx, id, staffScope(user)));
