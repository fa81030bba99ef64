import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const news = pgTable('news', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  /** Who published it. */
  source: text('source').notNull(),
  /** Plain text; a blank line separates paragraphs. */
  content: text('content').notNull(),
  /** Code of the county the news are for; null for the whole province. */
  regionCode: text('region_code'),
  /** Path of its picture, and what the picture shows. */
  pictureUrl: text('picture_url'),
  pictureAlt: text('picture_alt'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, precision: 3 }),
});

/** Visits of the platform, one row per day in China. */
export const siteViews = pgTable('site_views', {
  day: date('day').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull(),
});

export const publicTables = [news];
