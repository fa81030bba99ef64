import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { requiredReference } from './columns/requiredReference.js';

/** Institutions that recommend loans (spec 1 §5 Recommender edit). */
export const mechanisms = pgTable('mechanisms', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  cityCode: text('city_code').notNull(),
  position: integer('position').notNull(),
});

/** People of an institution who can be named as recommender of an order; they are not users. */
export const developUsers = pgTable(
  'develop_users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    mechanismId: requiredReference('mechanism_id', () => mechanisms.id),
  },
  (t) => [index('develop_users_mechanism').on(t.mechanismId)],
);
