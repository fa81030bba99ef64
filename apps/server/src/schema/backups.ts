import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Backups that `npm run backup` made of the embedded database, written after each of them. */
export const backups = pgTable('backups', {
  id: text('id').primaryKey(),
  finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** Whether the audit trail in it has no fault. */
  isWhole: boolean('is_whole').notNull(),
});
