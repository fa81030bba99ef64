import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { LoanRecord, RenewalFigures } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { statementWhere } from '../../db/statement.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { loanCorrections } from '../../schema/loanCorrections.js';
import { orderDeskRoles } from './orderDeskRepository.js';

/** The subject whose record is corrected. */
export type CorrectionSubject = { readonly orderId: string } | { readonly renewalId: string };
type RecordOf<Subject> = Subject extends { readonly orderId: string } ? LoanRecord : RenewalFigures;

type Stored = typeof loanCorrections.$inferSelect;
export type Correction<Subject> = Omit<Stored, 'loan'> & {
  /** The proposed record; null voids it. */
  readonly loan: RecordOf<Subject> | null;
};

export interface OpenCorrection<Subject> {
  readonly correction: Correction<Subject>;
  readonly proposer: Pick<typeof users.$inferSelect, 'name' | 'role' | 'bankId'>;
}

const isOf = (subject: CorrectionSubject): SQL =>
  'orderId' in subject
    ? eq(loanCorrections.orderId, subject.orderId)
    : eq(loanCorrections.renewalId, subject.renewalId);

const findOpen = statementWhere('open_correction', (db, where) =>
  db
    .select({
      correction: loanCorrections,
      proposer: { name: users.name, role: users.role, bankId: users.bankId },
    })
    .from(loanCorrections)
    .innerJoin(users, eq(users.id, loanCorrections.proposerId))
    .where(and(where, isNull(loanCorrections.outcome))),
);

/** The open correction, with who proposed it. */
export async function findOpenCorrection<Subject extends CorrectionSubject>(
  db: Queryable,
  subject: Subject,
): Promise<OpenCorrection<Subject> | undefined> {
  const [row] = await findOpen(db, isOf(subject));
  // Orders only have corrections of loans, renewals only those of renewals.
  return row as OpenCorrection<Subject> | undefined;
}

export type NewCorrection<Subject> = Pick<
  Correction<Subject>,
  'loan' | 'reason' | 'proposerId' | 'createdAt'
>;

/** Stores a correction; returns false if its subject has an open one. */
export async function insertCorrection<Subject extends CorrectionSubject>(
  tx: Queryable,
  subject: Subject,
  row: NewCorrection<Subject>,
): Promise<boolean> {
  const made = await tx
    .insert(loanCorrections)
    .values({ ...subject, ...row })
    .onConflictDoNothing()
    .returning({ id: loanCorrections.id });
  return made.length > 0;
}

/** Closes the open correction of a locked subject. */
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

/** Replaces the recorded loan; the following trail entry holds its hash. */
export async function replaceLoan(
  tx: Queryable,
  orderId: string,
  loan: LoanRecord,
  at: Date,
): Promise<void> {
  await tx.update(orders).set({ loan, updatedAt: at }).where(eq(orders.id, orderId));
}

/** A bank's officers, and platform staff, who may work on orders and are not locked out; without one person. */
export async function listStaffOf(db: Queryable, bankId: string, without: string) {
  return db
    .select()
    .from(users)
    .where(
      and(
        ne(users.id, without),
        eq(users.disabled, false),
        inArray(users.role, await orderDeskRoles(db)),
        or(ne(users.role, 'FINANCIER'), eq(users.bankId, bankId)),
      ),
    )
    .orderBy(users.id);
}
