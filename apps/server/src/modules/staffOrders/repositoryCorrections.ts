import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { LoanRecord } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { loanCorrections } from '../../schema/loanCorrections.js';

export type NewCorrection = Pick<
  typeof loanCorrections.$inferInsert,
  'orderId' | 'loan' | 'reason' | 'proposerId' | 'createdAt'
>;

/** The correction of an order that nobody has decided on, with who proposed it. */
export async function findOpenCorrection(db: Queryable, orderId: string) {
  const [row] = await db
    .select({
      correction: loanCorrections,
      proposer: { name: users.name, role: users.role, bankId: users.bankId },
    })
    .from(loanCorrections)
    .innerJoin(users, eq(users.id, loanCorrections.proposerId))
    .where(and(eq(loanCorrections.orderId, orderId), isNull(loanCorrections.outcome)));
  return row;
}

/** Stores a correction; false if the order has an open one already. */
export async function insertCorrection(tx: Queryable, row: NewCorrection): Promise<boolean> {
  const made = await tx
    .insert(loanCorrections)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: loanCorrections.id });
  return made.length > 0;
}

/** Closes an open correction of an order that this transaction has locked. */
export async function closeCorrection(
  tx: Queryable,
  id: number,
  by: { readonly outcome: 'CONFIRMED' | 'REFUSED'; readonly userId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(loanCorrections)
    .set({ outcome: by.outcome, deciderId: by.userId, decidedAt: by.at })
    .where(eq(loanCorrections.id, id));
}

/** Puts another loan in the place of the recorded one; the row of the trail that follows holds its hash. */
export async function replaceLoan(
  tx: Queryable,
  orderId: string,
  loan: LoanRecord,
  at: Date,
): Promise<void> {
  await tx.update(orders).set({ loan, updatedAt: at }).where(eq(orders.id, orderId));
}

/** Officers of a bank, and platform staff, who are not locked out; without one person. */
export const listStaffOf = (db: Queryable, bankId: string, without: string) =>
  db
    .select()
    .from(users)
    .where(
      and(
        ne(users.id, without),
        eq(users.disabled, false),
        or(
          inArray(users.role, ['OPERATOR', 'ADMIN']),
          and(eq(users.role, 'FINANCIER'), eq(users.bankId, bankId)),
        ),
      ),
    )
    .orderBy(users.id);
