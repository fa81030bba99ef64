import type { OutsideTarget } from '@huiqi/sdk';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Visits to external sites; stores neither user nor address. */
export const outsideVisits = pgTable(
  'outside_visits',
  {
    id: text('id').primaryKey(),
    target: text('target').$type<OutsideTarget>().notNull(),
    /** Path the visitor left from, without ids. */
    path: text('path').notNull(),
    signedIn: boolean('signed_in').notNull(),
    visitedAt: timestamp('visited_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('outside_visits_visited').on(t.visitedAt)],
);
