import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys for the digests that stand for people in responses; created on first use and never sent. */
export const relationKeys = pgTable('relation_keys', {
  name: text('name').primaryKey(),
  /** 256 random bits, base64url. */
  key: text('key').notNull(),
});
