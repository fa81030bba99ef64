import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { users } from './users.js';
import type { EstimatedCompany } from './columns/EstimatedCompany.js';

/** Estimates of how much companies can borrow (spec 1 §3 Loan limit), with the underlying figures. */
export const loanLimits = pgTable(
  'loan_limits',
  {
    id: text('id').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    /** The company the estimate is for, also the first of `estimated`. */
    companyId: requiredReference('company_id', () => companies.id),
    estimated: jsonb('estimated').$type<readonly EstimatedCompany[]>().notNull(),
    /** Requested amounts, in 10,000 yuan. */
    wantedMin: integer('wanted_min'),
    wantedMax: integer('wanted_max'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('loan_limits_user').on(t.userId, t.updatedAt.desc()),
    index('loan_limits_company').on(t.companyId),
  ],
);
