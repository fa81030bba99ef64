import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys of digests that stand for people in responses; made when first used and never sent. */
export const relationKeys = pgTable('relation_keys', {
  name: text('name').primaryKey(),
  /** 256 random bits, base64url. */
  key: text('key').notNull(),
});
