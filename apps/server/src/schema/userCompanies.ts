import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CertifyType } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';
import { companies } from './companies.js';

/**
 * Companies a user may act on behalf of, and whether their data may be used for applications. In a separate file,
 * because users refer to companies and this table refers to both.
 */
export const userCompanies = pgTable(
  'user_companies',
  {
    userId: requiredReference('user_id', () => users.id),
    companyId: requiredReference('company_id', () => companies.id),
    authorized: boolean('authorized').notNull().default(false),
    certifyType: text('certify_type').$type<CertifyType>(),
    authority: jsonb('authority').$type<string[]>(),
    authorizedAt: timestamp('authorized_at', { withTimezone: true }),
    boundAt: moment('bound_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId] }),
    index('user_companies_company').on(t.companyId),
  ],
);
