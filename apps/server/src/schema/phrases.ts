import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { departments } from './departments.js';
import { users } from './users.js';

/** Phrases that staff insert into their opinions. */
export const phrases = pgTable(
  'phrases',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: requiredReference('user_id', () => users.id),
    /** The department that has it too; null for its user alone. */
    departmentId: text('department_id').references(() => departments.id),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('phrases_user_text').on(t.userId, t.text),
    index('phrases_department').on(t.departmentId),
  ],
);

/** When each person last used a phrase. */
export const phraseUses = pgTable(
  'phrase_uses',
  {
    phraseId: bigint('phrase_id', { mode: 'number' })
      .notNull()
      .references(() => phrases.id, { onDelete: 'cascade' }),
    userId: requiredReference('user_id', () => users.id),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.phraseId] })],
);
