import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const news = pgTable('news', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

export const publicTables = [news];
