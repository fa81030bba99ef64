import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PromisedDesk } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { regionColumns } from './columns/regionColumns.js';
import { users } from './users.js';

/** Days in which a region's desks promise to decide. Without a row, the next larger region's apply. */
export const handlingTimes = pgTable(
  'handling_times',
  {
    desk: text('desk').$type<PromisedDesk>().notNull(),
    /** Product category of loan applications; empty for all that have no row of their own. */
    kind: text('kind').notNull(),
    /** Codes of the region; 0 for the whole of the larger one. */
    ...regionColumns(),
    days: integer('days').notNull(),
    updatedBy: requiredReference('updated_by', () => users.id),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.desk, t.kind, t.scfProvince, t.scfCity, t.scfDistrict] }),
    check('handling_times_days', sql`${t.days} between 1 and 365`),
  ],
);
