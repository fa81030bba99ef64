import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ExportState } from '@huiqi/sdk';
import { users } from './users.js';

/** Who exported orders: when, how many and which columns; neither orders nor values of filters. */
export const exportRecords = pgTable(
  'export_records',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Made by the client, to ask how far it is. */
    exportId: text('export_id').notNull(),
    state: text('state').$type<ExportState>().notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    /** Names of the filters in force. */
    filters: jsonb('filters').$type<string[]>().notNull(),
    total: integer('total').notNull(),
    written: integer('written').notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the process that writes it last said so. */
    seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    uniqueIndex('export_records_user_export').on(t.userId, t.exportId),
    index('export_records_started').on(t.startedAt.desc().nullsFirst(), t.id),
    index('export_records_running')
      .on(t.userId)
      .where(sql`state = 'RUNNING'`),
  ],
);
