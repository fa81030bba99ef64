import type { Queryable } from '../../db/database.js';
import { createNotice } from '../notices/createNotice.js';
import { findScopedOrder } from '../orders/repository.js';
import { maySee } from '../orders/staffScope.js';
import type { OrderRow } from '../orders/toOrder.js';
import { listStaffOf } from './repositoryCorrections.js';

/** Tells who may confirm a correction of an order: the bank's other officers, or the platform where there is none. */
export async function tellColleagues(
  db: Queryable,
  { order, productName }: OrderRow,
  proposerId: string,
  at: Date,
): Promise<void> {
  const scoped = await findScopedOrder(db, order.id, undefined);
  const people = (await listStaffOf(db, order.bankId, proposerId)).filter(
    (person) => scoped !== undefined && maySee(person, scoped),
  );
  const officers = people.filter(({ role }) => role === 'FINANCIER');
  for (const { id: userId } of officers.length > 0 ? officers : people)
    await createNotice(
      db,
      {
        userId,
        noticeType: 'TRANSACTION',
        title: '放款更正待确认',
        content: `“${productName}”（${order.orderCode}）的放款记录有一项更正，请核对后确认`,
        subject: { kind: 'STAFF_ORDER', id: order.id },
      },
      at,
    );
}
