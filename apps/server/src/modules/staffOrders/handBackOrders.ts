import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { recordEvent } from '../orders/recordEvent.js';
import { unassignOrders } from './handlingRepository.js';
import { staffMover } from './staffMover.js';

interface HandBack {
  readonly now: Date;
  /** Who took the orders from them. */
  readonly user: CurrentUser;
  readonly requestId: string;
}

/** Returns the open orders assigned to somebody to the queue, such as when their account ends. */
export async function handBackOrders(
  tx: Queryable,
  assigneeId: string,
  { now, user, requestId }: HandBack,
): Promise<void> {
  for (const orderId of await unassignOrders(tx, assigneeId, openOrderStatuses, now))
    await recordEvent(tx, orderId, {
      event: 'ASSIGN',
      mover: staffMover(user),
      userId: user.id,
      remark: '处理人的账号已停用，等待重新分配',
      requestId,
      at: now,
    });
}
