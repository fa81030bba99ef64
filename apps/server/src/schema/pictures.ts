import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Pictures of managed content, such as logos and banners; they never change. */
export const managedPictures = pgTable('managed_pictures', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
