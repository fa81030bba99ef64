import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';

/** Backups that `npm run backup` made of the embedded database, written after each of them. */
export const backups = pgTable('backups', {
  id: text('id').primaryKey(),
  finishedAt: moment('finished_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** Whether the audit trail in it has no fault. */
  isWhole: boolean('is_whole').notNull(),
});
