import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';

/** Messages to be delivered: deleted once delivered or given up, so that neither phones nor codes remain. */
export const outgoingMessages = pgTable('outgoing_messages', {
  id: text('id').primaryKey(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  recipient: text('recipient').notNull(),
  template: text('template').notNull(),
  subject: text('subject'),
  text: text('text').notNull(),
  code: text('code'),
  /** JSON; file contents in Base64. */
  attachments: text('attachments'),
  usefulUntil: moment('useful_until'),
  createdAt: moment('created_at').notNull(),
});
