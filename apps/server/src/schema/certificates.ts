import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { orders } from './orders.js';
import { users } from './users.js';

/** Certificates by which a company permits reading its data for one order (spec 1 §3 Certificate save payload). */
export const certificates = pgTable('certificates', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  companyId: requiredReference('company_id', () => companies.id),
  /** Who accepted it. */
  userId: requiredReference('user_id', () => users.id),
  legalName: text('legal_name').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
});
