import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';

export const news = pgTable('news', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  /** Who published it. */
  source: text('source').notNull(),
  /** Plain text; a blank line separates paragraphs. */
  content: text('content').notNull(),
  /** Code of the area the news are for; null for everybody. */
  regionCode: text('region_code'),
  /** Path of its picture, and what the picture shows. */
  pictureUrl: text('picture_url'),
  pictureAlt: text('picture_alt'),
  createdAt: moment('created_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});

/** Visits of the platform, one row per day in China. */
export const siteViews = pgTable('site_views', {
  day: date('day').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull(),
});

export const publicTables = [news];
