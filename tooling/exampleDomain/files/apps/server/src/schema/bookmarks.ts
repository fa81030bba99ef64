import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { products } from './products.js';
import { users } from './users.js';

export const bookmarks = pgTable(
  'bookmarks',
  {
    id: text('id').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    productId: requiredReference('product_id', () => products.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('bookmarks_user_created').on(t.userId, t.createdAt.desc().nullsFirst())],
);
