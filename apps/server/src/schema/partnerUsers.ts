import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.js';
import { partners } from './partners.js';

/** Our user behind a partner's own reference. */
export const partnerUsers = pgTable(
  'partner_users',
  {
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    reference: text('reference').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.reference] }),
    index('partner_users_user').on(t.userId),
  ],
);
