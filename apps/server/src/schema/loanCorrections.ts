import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LoanRecord, RenewalFigures } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { orders } from './orders.js';
import { renewals } from './renewals.js';
import { users } from './users.js';

/** Corrections of recorded loans and renewals: proposed by one person, decided by another. */
export const loanCorrections = pgTable(
  'loan_corrections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The corrected order or renewal. */
    orderId: text('order_id').references(() => orders.id),
    renewalId: text('renewal_id').references(() => renewals.id),
    /** The proposed record; null where nothing was paid out or granted. */
    loan: jsonb('loan').$type<LoanRecord | RenewalFigures>(),
    reason: text('reason').notNull(),
    proposerId: requiredReference('proposer_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    /** Null while open. */
    outcome: text('outcome').$type<'CONFIRMED' | 'REFUSED'>(),
    deciderId: text('decider_id').references(() => users.id),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('loan_corrections_order').on(t.orderId, t.id),
    uniqueIndex('loan_corrections_one_open')
      .on(t.orderId)
      .where(sql`outcome is null`),
    index('loan_corrections_renewal').on(t.renewalId, t.id),
    uniqueIndex('loan_corrections_one_open_renewal')
      .on(t.renewalId)
      .where(sql`outcome is null`),
    check('loan_corrections_subject', sql`num_nonnulls(${t.orderId}, ${t.renewalId}) = 1`),
  ],
);
