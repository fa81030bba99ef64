import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { companies } from './companies.js';
import { users } from './users.js';
import { products } from './products.js';

/** A user's valid QR code for a product and company (spec 1 §4 QR code). */
export const productQrCodes = pgTable(
  'product_qr_codes',
  {
    userId: requiredReference('user_id', () => users.id),
    productId: requiredReference('product_id', () => products.id),
    companyId: requiredReference('company_id', () => companies.id),
    /** SHA-256 of the ticket in the code. */
    ticketHash: text('ticket_hash').notNull().unique(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId, t.companyId] }),
    index('product_qr_codes_issued').on(t.issuedAt),
  ],
);

/** Pictures of codes published by the platform's operator (spec 1 §3 QR code). */
export const operationQrCodes = pgTable('operation_qr_codes', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  position: integer('position').notNull().default(0),
});
