import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
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
  savedAt: moment('saved_at').notNull(),
});
