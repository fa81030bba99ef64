import type { Queryable } from '../../db/database.js';
import { createNotice, type NewNotice } from '../notices/createNotice.js';
import { findScopedOrder } from './repository.js';
import { maySee } from './staffScope.js';
import type { OrderRow } from './toOrder.js';
import { listStaffOf } from './correctionRepository.js';

type Person = Awaited<ReturnType<typeof listStaffOf>>[number];

export interface Waiting {
  readonly bankId: string;
  readonly proposerId: string;
  /** Whether somebody may see the corrected subject. */
  readonly maySee: (person: Person) => boolean;
  readonly notice: Omit<NewNotice, 'userId'>;
}

/** Notifies those who may confirm a correction: the bank's other officers, or the platform if there are none. */
export async function notifyColleagues(
  db: Queryable,
  { bankId, proposerId, maySee: sees, notice }: Waiting,
  at: Date,
): Promise<void> {
  const people = (await listStaffOf(db, bankId, proposerId)).filter(sees);
  const officers = people.filter(({ role }) => role === 'FINANCIER');
  for (const { id: userId } of officers.length > 0 ? officers : people)
    await createNotice(db, { ...notice, userId }, at);
}

/** Notifies the staff who see an order, except for who caused it: the bank's officers, or the platform if there are none. */
export async function notifyStaff(
  db: Queryable,
  { order }: OrderRow,
  causedBy: string,
  at: Date,
  text: Pick<NewNotice, 'title' | 'content'>,
): Promise<void> {
  const scoped = await findScopedOrder(db, order.id, undefined);
  const waiting: Waiting = {
    bankId: order.bankId,
    proposerId: causedBy,
    maySee: (person) => scoped !== undefined && maySee(person, scoped),
    notice: {
      noticeType: 'TRANSACTION',
      subject: { kind: 'STAFF_ORDER', id: order.id },
      ...text,
    },
  };
  await notifyColleagues(db, waiting, at);
}

export const notifyOrderColleagues = (
  db: Queryable,
  row: OrderRow,
  proposerId: string,
  at: Date,
): Promise<void> =>
  notifyStaff(db, row, proposerId, at, {
    title: '放款更正待确认',
    content: `“${row.productName}”（${row.order.orderCode}）的放款记录有一项更正，请核对后确认`,
  });
