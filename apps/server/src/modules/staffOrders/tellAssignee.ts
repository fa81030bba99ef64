import { createNotice, type NewNotice } from '../notices/createNotice.js';
import type { OrderRow } from '../orders/toOrder.js';
import type { StaffCall } from './staffCall.js';

/** Tells an assignee, if there is one, what happened to their order, unless they did it themselves. */
export async function tellAssignee(
  { db, user }: Pick<StaffCall, 'db' | 'user'>,
  userId: string | null,
  { order, productName }: OrderRow,
  { title, content }: Pick<NewNotice, 'title' | 'content'>,
  at: Date,
): Promise<void> {
  if (userId === null || userId === user.id) return;
  await createNotice(
    db,
    {
      userId,
      noticeType: 'TRANSACTION',
      title,
      content: `“${productName}”（${order.orderCode}）${content}`,
      subject: { kind: 'STAFF_ORDER', id: order.id },
    },
    at,
  );
}
