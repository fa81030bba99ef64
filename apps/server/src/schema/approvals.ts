import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ManagedKind } from '@huiqi/sdk';

/** The areas in which one person publishes things of a kind; a kind without a row needs a second one everywhere. */
export const approvals = pgTable('approvals', {
  subject: text('subject').$type<ManagedKind>().primaryKey(),
  /** Codes of areas; 0 for the whole platform. */
  aloneIn: text('alone_in').array().notNull(),
});
