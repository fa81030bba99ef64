import { eq, sql } from 'drizzle-orm';
import type { LoanRecord, OrderEvent, OrderStatus } from '@huiqi/sdk';
import { givesReason, nextStatus, OrderStatusLabels, type OrderMover } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { statementOf } from '../../db/statement.js';
import { orders } from '../../schema/orders.js';
import { conflict } from '../../contract/ApiError.js';
import { createNotice } from '../notices/createNotice.js';
import { queueOrderEvent } from '../webhooks/outbox.js';
import { actorOf } from './actorOf.js';
import { readLine } from './creditLineRepository.js';
import { isEpidemic } from './isEpidemic.js';
import { addOrderEvent } from './recordEvent.js';
import type { OrderRow } from './toOrder.js';

export interface Move {
  readonly event: OrderEvent;
  readonly mover: OrderMover;
  /** Null for the server itself. */
  readonly userId: string | null;
  readonly remark: string;
  /** The loan that was paid out; null reverts the recorded one. */
  readonly loan?: LoanRecord | null;
  /** The request that caused it, if any. */
  readonly requestId: string | null;
  readonly at: Date;
}

const changeStatus = statementOf(
  'move_order',
  orders,
  (db, row: Partial<typeof orders.$inferInsert>) =>
    db
      .update(orders)
      .set({ ...row, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, sql.placeholder('orderId'))),
);

function noticeOf({ order, productName }: OrderRow, { loan }: Move, status: OrderStatus): string {
  const voided = loan === null ? '的放款记录有误，已撤销，' : '';
  return `您申请的“${productName}”（${order.orderCode}）${voided}状态更新为：${OrderStatusLabels[status]}`;
}

/** Why a granted order cannot be paid out as a whole: its credit line has draws. Null if it can. */
export async function paymentObstacle(db: Queryable, { order }: OrderRow): Promise<string | null> {
  const isDrawn =
    order.status === 'APPROVAL_SUCCESS' && Number((await readLine(db, order)).drawn) > 0;
  return isDrawn ? '该授信已分笔提款，请在提款订单上放款' : null;
}

/** Moves an order locked by this transaction; stores status, trail and notice together or not at all. */
export async function moveOrder(tx: Queryable, row: OrderRow, move: Move): Promise<void> {
  const kind = { epidemic: isEpidemic(row) };
  const status = nextStatus(row.order.status, move.event, move.mover, kind);
  if (status === null) throw conflict();
  const obstacle = move.loan ? await paymentObstacle(tx, row) : null;
  if (obstacle !== null) throw conflict(obstacle);
  const { id: orderId, partnerId } = row.order;
  const reason = givesReason(move.event) ? move.remark : undefined;
  await changeStatus(tx, { status, reason, loan: move.loan, updatedAt: move.at }, { orderId });
  await addOrderEvent(tx, {
    orderId,
    event: move.event,
    status,
    actor: actorOf(move.mover),
    userId: move.userId,
    remark: move.remark,
    requestId: move.requestId,
    createdAt: move.at,
  });
  // No notice about withdrawing a saved application, which only its user knew about.
  if (row.order.submittedAt === null) return;
  await queueOrderEvent(tx, { orderId, partnerId, event: move.event, at: move.at });
  // UNANSWERED is no news for applicants, who see the same status as before.
  if (OrderStatusLabels[status] === OrderStatusLabels[row.order.status]) return;
  await createNotice(
    tx,
    {
      userId: row.order.userId,
      noticeType: 'TRANSACTION',
      title: `申请进度：${OrderStatusLabels[status]}`,
      content: noticeOf(row, move, status),
      subject: { kind: 'ORDER', id: orderId },
    },
    move.at,
  );
}
