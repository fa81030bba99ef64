import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LoanRecord } from '@huiqi/sdk';
import { orders } from './orders.js';
import { users } from './users.js';

const moment = { withTimezone: true, precision: 3 } as const;

/** Corrections of recorded loans: proposed by one person, decided by another. */
export const loanCorrections = pgTable(
  'loan_corrections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** What the record should be. */
    loan: jsonb('loan').$type<LoanRecord>().notNull(),
    reason: text('reason').notNull(),
    proposerId: text('proposer_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', moment).notNull(),
    /** Null while it is open. */
    outcome: text('outcome').$type<'CONFIRMED' | 'REFUSED'>(),
    deciderId: text('decider_id').references(() => users.id),
    decidedAt: timestamp('decided_at', moment),
  },
  (t) => [
    index('loan_corrections_order').on(t.orderId, t.id),
    uniqueIndex('loan_corrections_one_open')
      .on(t.orderId)
      .where(sql`outcome is null`),
  ],
);
