import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CreditAdvice } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { users } from './users.js';

/** The content of a finished advice. */
export type AdviceResult = Pick<
  CreditAdvice,
  'adviceLimit' | 'basis' | 'matchList' | 'unmatchedList'
>;

/** The latest credit advice per company and user: a new request overwrites the row. */
export const creditAdvices = pgTable(
  'credit_advices',
  {
    id: text('id').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    companyId: requiredReference('company_id', () => companies.id),
    /** OVERDUE is not stored: it depends on the time of the request. */
    status: text('status').$type<'GENERATING' | 'COMPLETED' | 'FAILED'>().notNull(),
    reason: text('reason'),
    result: jsonb('result').$type<AdviceResult>(),
    requestedAt: moment('requested_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [uniqueIndex('credit_advices_one').on(t.userId, t.companyId)],
);
