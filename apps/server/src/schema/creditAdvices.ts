import { jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CreditAdvice } from '@huiqi/sdk';
import { companies } from './companies.js';
import { users } from './users.js';

const moment = { withTimezone: true, precision: 3 } as const;

/** What an advice says once it is finished. */
export type AdviceResult = Pick<
  CreditAdvice,
  'adviceLimit' | 'basis' | 'matchList' | 'unmatchedList'
>;

/** The latest credit advice of each company, by who requested it: one row that a new request overwrites. */
export const creditAdvices = pgTable(
  'credit_advices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** OVERDUE is not stored: it follows from the time of the request. */
    status: text('status').$type<'GENERATING' | 'COMPLETED' | 'FAILED'>().notNull(),
    reason: text('reason'),
    result: jsonb('result').$type<AdviceResult>(),
    requestedAt: timestamp('requested_at', moment).notNull(),
    finishedAt: timestamp('finished_at', moment),
  },
  (t) => [uniqueIndex('credit_advices_one').on(t.userId, t.companyId)],
);
