import type { OrderMover } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { staffScope } from '../orders/staffScope.js';
import { recordEvent } from '../orders/recordEvent.js';
import { unassignOrders, type Assigned } from './handlingRepository.js';

type HandBack = Assigned & {
  readonly now: Date;
  /** Who took the orders from them. */
  readonly by: { readonly mover: OrderMover; readonly userId: string };
  readonly reason: string;
  /** Leaves the orders that somebody with this role, bank and region sees; none by default. */
  readonly unlessSeenBy?: Parameters<typeof staffScope>[0] | undefined;
  /** Null where no request did it. */
  readonly requestId: string | null;
};

/**
 * Returns assigned open orders to the queue, such as when the account of their assignee ends or a role loses the desk, or
 * when the commission has passed one to the bank.
 */
export async function handBackOrders(tx: Queryable, handBack: HandBack): Promise<void> {
  const { now, by, reason, unlessSeenBy, requestId } = handBack;
  for (const orderId of await unassignOrders(tx, handBack, unlessSeenBy, now))
    await recordEvent(tx, orderId, {
      event: 'ASSIGN',
      ...by,
      remark: `${reason}，等待重新分配`,
      requestId,
      at: now,
    });
}
