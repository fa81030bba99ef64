import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';
import { partners } from './partners.js';

/** Our user behind a partner's own reference. */
export const partnerUsers = pgTable(
  'partner_users',
  {
    partnerId: requiredReference('partner_id', () => partners.id),
    reference: text('reference').notNull(),
    userId: requiredReference('user_id', () => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.reference] }),
    index('partner_users_user').on(t.userId),
  ],
);
