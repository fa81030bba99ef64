import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Pictures of managed content, such as logos and banners; they never change. */
export const managedPictures = pgTable('managed_pictures', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
  createdAt: moment('created_at').notNull(),
});
