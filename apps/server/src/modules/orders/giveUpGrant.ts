import { conflict } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { hasUnpaidDraws } from './creditLineRepository.js';
import { notifyStaff } from './notifyColleagues.js';
import type { OrderRow } from './toOrder.js';

/** Tells the bank that the applicant gives up a granted line, or a draw on one; returns the remark for its trail. */
export async function giveUpGrant(db: Queryable, row: OrderRow, at: Date): Promise<string> {
  const { order, productName } = row;
  if (await hasUnpaidDraws(db, order.id)) throw conflict('该授信有未放款的提款，请先撤回提款申请');
  const what = order.parentOrderId === null ? '授信' : '提款';
  await notifyStaff(db, row, order.userId, at, {
    title: `申请人放弃${what}`,
    content: `“${productName}”（${order.orderCode}）的申请人放弃了${what}，无需再放款`,
  });
  return `申请人放弃${what}`;
}
