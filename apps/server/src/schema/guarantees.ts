import { integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { requiredReference } from './columns/requiredReference.js';

/** The dashboard an indicator belongs to: 六稳 or 六保. */
export const guaranteeIndicators = pgTable('guarantee_indicators', {
  key: text('key').primaryKey(),
  board: text('board').$type<'STABILITY' | 'GUARANTEES'>().notNull(),
  name: text('name').notNull(),
  measure: text('measure').notNull(),
  unit: text('unit').notNull(),
  place: integer('place').notNull(),
});

/** Value of an indicator in a month (YYYY-MM). */
export const guaranteeValues = pgTable(
  'guarantee_values',
  {
    indicatorKey: requiredReference('indicator_key', () => guaranteeIndicators.key),
    month: text('month').notNull(),
    value: numeric('value', { precision: 16, scale: 2 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.indicatorKey, t.month] })],
);

export const guaranteeTowns = pgTable('guarantee_towns', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  place: integer('place').notNull(),
  jobs: integer('jobs').notNull(),
  marketEntities: integer('market_entities').notNull(),
  loans: numeric('loans', { precision: 16, scale: 2 }).notNull(),
});
