import type { OrderEvent } from '@huiqi/sdk';
import { nextStatus } from '@huiqi/sdk/domain';
import type { Config } from '../../config/config.js';
import type { Db } from '../../db/database.js';
import { moveOrder } from './moveOrder.js';
import { findLockedOrder } from './repository.js';
import { findOldLines, findUnanswered } from './overdueOrderRepository.js';

const dayMs = 86_400_000;
/** Maximum orders of one kind per run; the next run continues. */
const limit = 1000;

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

const remarks = { NO_ANSWER: '银行超过{days}天未反馈', EXPIRE: '授信满{days}天，已失效' } as const;

/** Moves one order in a separate transaction, unless it has moved meanwhile. */
async function moveOverdue(
  db: Db,
  id: string,
  { event, remark, at }: { event: OrderEvent; remark: string; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findLockedOrder(tx, id, undefined);
    if (!row || nextStatus(row.order.status, event, 'SYSTEM') === null) return;
    await moveOrder(tx, row, { event, mover: 'SYSTEM', userId: null, requestId: null, remark, at });
  });
}

/**
 * Applies the server's own transitions (docs/order-states.md): an application left undecided becomes unanswered, a
 * granted line expires. Safe to run in several processes. A failure does not stop the others; the first one is thrown
 * at the end.
 */
export async function expireOrders(
  db: Db,
  { answerDays, lineDays }: Config['orders'],
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  const move = async (ids: readonly string[], event: keyof typeof remarks, days: number) => {
    const remark = remarks[event].replace('{days}', String(days));
    for (const id of ids)
      await moveOverdue(db, id, { event, remark, at: now }).catch((error: unknown) =>
        failures.push(error),
      );
  };
  if (answerDays > 0) {
    const unanswered = await findUnanswered(db, { before: daysAgo(now, answerDays), limit });
    await move(unanswered, 'NO_ANSWER', answerDays);
  }
  if (lineDays > 0) {
    const lines = await findOldLines(db, { before: daysAgo(now, lineDays), limit });
    await move(lines, 'EXPIRE', lineDays);
  }
  if (failures.length > 0) throw failures[0];
}
