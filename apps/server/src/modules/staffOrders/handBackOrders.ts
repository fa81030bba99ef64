import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { OrderMover } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { staffScope } from '../orders/staffScope.js';
import { recordEvent } from '../orders/recordEvent.js';
import { unassignOrders } from './handlingRepository.js';

interface HandBack {
  readonly now: Date;
  /** Who took the orders from them. */
  readonly by: { readonly mover: OrderMover; readonly userId: string };
  readonly reason: string;
  /** Leaves the orders that somebody with this role, bank and region sees; none by default. */
  readonly unlessSeenBy?: Parameters<typeof staffScope>[0] | undefined;
  /** Null where no request did it. */
  readonly requestId: string | null;
}

/** Returns open orders assigned to somebody to the queue, such as when their account ends or they work elsewhere. */
export async function handBackOrders(
  tx: Queryable,
  assigneeId: string,
  { now, by, reason, unlessSeenBy, requestId }: HandBack,
): Promise<void> {
  const statuses = openOrderStatuses;
  for (const orderId of await unassignOrders(tx, assigneeId, { statuses, unlessSeenBy }, now))
    await recordEvent(tx, orderId, {
      event: 'ASSIGN',
      ...by,
      remark: `${reason}，等待重新分配`,
      requestId,
      at: now,
    });
}
